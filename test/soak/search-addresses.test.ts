import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { expect, test } from 'vitest';
import { chromiumFlags, chromiumPath } from '../../scripts/chromium.ts';
import { freePort } from './free-port.ts';
import { startServer } from './killable-server.ts';
import { generateLoads, generateVisits } from './search-addresses.ts';
import { createSearchVisitor } from './search-visitor.ts';

const addresses = Number(process.env.ADDRESSES ?? 10_000);
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));

// A tenth are pages loaded anew, the others hashes that follow each other on a page.
test.runIf(process.env.SOAK)(
  'FLOW-029 no generated hash or query breaks the results page, and what the page shows is what its address asks',
  async () => {
    const stateDir = mkdtempSync(join(tmpdir(), 'addresses-'));
    const port = await freePort();
    const server = await startServer({ port, stateDir });
    const executablePath = chromiumPath();
    const browser = await chromium.launch({
      ...(executablePath && { executablePath }),
      args: [...chromiumFlags, '--disable-ipc-flooding-protection'],
    });
    const began = Date.now();
    console.log(`${addresses} addresses, seed ${seed}`);
    try {
      const page = await browser.newPage({ viewport: { width: 1240, height: 800 } });
      const visitor = await createSearchVisitor(page, `http://en.localhost:${port}`, '2026-11-21T09:00:00Z');
      const loads = generateLoads(Math.ceil(addresses / 10), seed);
      for (const load of loads) await visitor.load(load);
      const loadedMs = Date.now() - began;
      const visits = generateVisits(addresses - loads.length, seed);
      for (const visit of visits) await visitor.follow(visit);
      console.log(
        `${loads.length} pages in ${Math.round(loadedMs / 1000)} s, ` +
          `${visits.flatMap(({ hashes }) => hashes).length} hashes in ${visits.length} pages, ` +
          `${Math.round((Date.now() - began) / 1000)} s in all, ${visitor.wrong.length} wrong`,
      );
      expect(visitor.wrong.slice(0, 20)).toEqual([]);
    } finally {
      await browser.close();
      await server.stop();
      rmSync(stateDir, { recursive: true });
    }
  },
  3_600_000,
);
