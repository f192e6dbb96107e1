import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRoutes, isItsSegment, parseProductId, slugify } from './routes.ts';

test('STAY-001 a stay lives under the weekend prefix with its id first and a readable slug', () => {
  expect(createRoutes('').stay(1042, 'Spa à Honfleur, vue mer', 'flow=booking')).toBe(
    '/weekend/1042-spa-a-honfleur-vue-mer?flow=booking',
  );
  expect(createRoutes('/nl').stay(7, '…')).toBe('/nl/weekend/7');
});

test('STAY-001 the digits of a product segment count and nothing else', () => {
  expect(parseProductId('1042-anything')).toBe(1042);
  expect(parseProductId('1042')).toBe(1042);
  expect(['x', '', '0', '-5', '12x', '1e3', '99999999999'].map(parseProductId)).toEqual(Array(7).fill(undefined));
});

test('STAY-001 whatever the label, a slug is safe in a path and reads back to the same id', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999 }), fc.string(), (id, label) => {
      expect(slugify(label)).toMatch(/^[a-z0-9-]{0,80}$/);
      const segment = createRoutes('').stay(id, label).split('/')[2] ?? '';
      expect(parseProductId(segment)).toBe(id);
    }),
  );
});

test('HOTEL-001 a hotel lives under a segment of its own, told apart from stays', () => {
  expect(createRoutes('/fr').hotel(31, 'Hôtel du Port', 'a=3')).toBe('/fr/hotel/31-hotel-du-port?a=3');
  expect(createRoutes('').hotelReviews(31, 'Hôtel du Port')).toBe('/hotel/31-hotel-du-port/reviews');
});

test('HOTEL-001 a product answers to its digits alone and to its own slug, and to no other', () => {
  const hotel = { id: 31, label: 'Hôtel du Port' };
  expect(isItsSegment('31', hotel)).toBe(true);
  expect(isItsSegment('31-hotel-du-port', hotel)).toBe(true);
  expect(isItsSegment('31-hotel', hotel)).toBe(false);
  expect(isItsSegment('31-', hotel)).toBe(false);
  expect(isItsSegment('32', hotel)).toBe(false);
  expect(isItsSegment('7', { id: 7, label: '…' })).toBe(true);
});
