import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createNoise, createRandom } from './random.ts';

test('the same seed gives the same series', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const [one, other] = [createRandom(seed), createRandom(seed)];
      expect([one.next(), one.next(), one.next()]).toEqual([other.next(), other.next(), other.next()]);
    }),
  );
});

test('every draw stays in its range', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: -50, max: 50 }), fc.nat(50), (seed, low, span) => {
      const random = createRandom(seed);
      const whole = random.whole(low, low + span);
      expect(Number.isInteger(whole) && whole >= low && whole <= low + span).toBe(true);
      const between = random.between(low, low + span);
      expect(between >= low && between <= low + span).toBe(true);
    }),
  );
});

test('noise stays between -1 and 1 and has no jumps', () => {
  fc.assert(
    fc.property(fc.string(), fc.double({ min: -500, max: 500, noNaN: true }), (seed, x) => {
      const noise = createNoise(createRandom(seed));
      expect(Math.abs(noise(x))).toBeLessThanOrEqual(1);
      expect(Math.abs(noise(x, 1) - noise(x + 0.001, 1))).toBeLessThan(0.01);
    }),
  );
});
