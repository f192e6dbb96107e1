import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { writeMiniSites } from './mini-sites.ts';

test('LAND-008 every logo of a partner lies among the pictures', () => {
  const logos = writeMiniSites(undefined).flatMap(({ logoUrl }) => logoUrl ?? []);
  expect(logos.length).toBe(3);
  const missing = logos.filter((logo) => !existsSync(new URL(`../../../public${logo}`, import.meta.url)));
  expect(missing).toEqual([]);
});
