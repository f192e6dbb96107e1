import { expect, test } from 'vitest';
import { chooseLight } from './palette.ts';
import { createRandom } from './random.ts';

const lightsOf = (winter: boolean) =>
  ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => chooseLight('golden', createRandom(seed), winter).ambient);

test('SEED-pictures a low sun leaves snow white, though it turns everything else to gold', () => {
  for (const [red, , blue] of lightsOf(true)) expect(blue / red).toBeGreaterThan(0.9);
  for (const [red, , blue] of lightsOf(false)) expect(blue / red).toBeLessThan(0.8);
});
