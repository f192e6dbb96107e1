import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultCriteria } from './criteria.ts';
import { distanceBounds } from './distance-slider.ts';
import { hasOpenEnd, priceBounds, priceSlider, toHandles, toPriceRange, withPrice } from './price-slider.ts';

test('FILT-021 a lower handle at 9 euros or less is no minimum', () => {
  expect(toPriceRange({ low: 9, high: 120 })).toEqual({ max: 12_000 });
  expect(toPriceRange({ low: 0, high: 120 })).toEqual({ max: 12_000 });
  expect(toPriceRange({ low: 10, high: 120 })).toEqual({ min: 1000, max: 12_000 });
});

test('FILT-022 an upper handle at 250 euros or more is no maximum and shows a plus', () => {
  expect(toPriceRange({ low: 100, high: 250 })).toEqual({ min: 10_000 });
  expect(toPriceRange({ low: 9, high: 250 })).toBeUndefined();
  expect([hasOpenEnd({ low: 9, high: 250 }), hasOpenEnd({ low: 9, high: 249 })]).toEqual([true, false]);
});

test('FILT-023 handles are whole euros and criteria cents', () => {
  expect(toHandles({ min: 9050, max: 12_001 })).toEqual({ low: 90, high: 121 });
  expect(toHandles(undefined)).toEqual({ low: 9, high: 250 });
  expect(toHandles({ min: 90_000 })).toEqual({ low: 250, high: 250 });
});

test('FILT-026 handles in either order give the same filter, never with the minimum above the maximum', () => {
  fc.assert(
    fc.property(fc.integer({ min: -50, max: 400 }), fc.integer({ min: -50, max: 400 }), (a, b) => {
      const range = toPriceRange({ low: a, high: b });
      expect(toPriceRange({ low: b, high: a })).toEqual(range);
      expect((range?.min ?? 0) <= (range?.max ?? Number.POSITIVE_INFINITY)).toBe(true);
      expect(toPriceRange(toHandles(range))).toEqual(range);
    }),
  );
});

test('FILT-024 activities begin at one euro, whatever the lower handle says', () => {
  expect(priceBounds('activity')).toEqual({ min: 1, max: 250 });
  expect(toPriceRange({ low: 80, high: 120 }, 'activity')).toEqual({ min: 100, max: 12_000 });
  expect(toPriceRange({ low: 80, high: 250 }, 'activity')).toBeUndefined();
});

test('FILT-028 gifting keeps its price under a key of its own', () => {
  const handles = { low: 50, high: 120 };
  const range = { min: 5000, max: 12_000 };
  expect(withPrice(defaultCriteria, handles, 'gifting')).toEqual({ ...defaultCriteria, singleVoucherPrice: range });
  expect(withPrice(defaultCriteria, handles, 'booking')).toEqual({ ...defaultCriteria, price: range });
  expect(withPrice({ ...defaultCriteria, price: range }, { low: 9, high: 250 }, 'booking')).toEqual(defaultCriteria);
});

test('QUOTE-036 the bounds are 9 to 250 euros, where the upper end is open, and 0 to 300 kilometres', () => {
  expect(priceSlider).toEqual({ min: 9, max: 250 });
  expect(hasOpenEnd({ low: 9, high: 250 })).toBe(true);
  expect(distanceBounds(defaultCriteria)).toEqual({ min: 0, max: 300 });
});
