import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { prepareCatalogue, startWorkers, workerOptions } from '../../scripts/miniflare.ts';
import { findCatalogueFile, holdLock } from './lock-holder.ts';

const settings = { CATALOGUE_SCALE: '0.02', CLOCK: '2026-11-21T09:00:00Z', ENVIRONMENT: 'test' };

const message = {
  locale: 'fr_FR',
  contact_reason: 'other',
  requestType: '',
  requestSubtype: '',
  name: 'Anna Lindgren',
  email: 'anna@example.com',
  description: 'Is the pool open in winter?',
};

test('FAULT-locked while another process holds the database whoever cannot be served is told 503 with a time to come back, and all is well afterwards', async () => {
  const stateDir = mkdtempSync(join(tmpdir(), 'locked-'));
  const runtime = startWorkers([workerOptions('catalogue', settings)], stateDir);
  try {
    await prepareCatalogue(runtime, () => undefined);
    const catalogue = await runtime.getWorker('catalogue');
    const keep = async (key: string) =>
      catalogue.fetch('http://catalogue/contact-cases', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(message),
      });
    expect((await keep('before-the-lock')).status).toBe(201);

    const lock = await holdLock(findCatalogueFile(stateDir));
    const [refused, repeated, read] = await Promise.all([
      keep('during-the-lock'),
      keep('during-the-lock'),
      catalogue.fetch('http://catalogue/weekend/900001/detail.json?locale=fr_FR'),
    ]);
    const told = await refused.text();
    expect([refused.status, repeated.status]).toEqual([503, 503]);
    expect([200, 503]).toContain(read.status);
    const busy = [refused, repeated, read].filter(({ status }) => status === 503);
    expect(busy.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true);
    expect(refused.headers.get('content-type')).toBe('application/problem+json');
    expect(told).toContain('UNAVAILABLE');
    expect(told).not.toMatch(/sqlite|d1_error|insert/i);
    await lock.release();

    const answers = [await keep('during-the-lock'), await keep('during-the-lock'), await keep('before-the-lock')];
    expect(answers.map(({ status }) => status)).toEqual([201, 200, 200]);
    const readAgain = await catalogue.fetch('http://catalogue/weekend/900001/detail.json?locale=fr_FR');
    expect(readAgain.status).toBe(200);
  } finally {
    await runtime.dispose();
    rmSync(stateDir, { recursive: true, force: true });
  }
});
