import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultCriteria } from '../search/criteria.ts';
import { hasMap, maxMarkers, toMapRequest, toMarkers } from './markers.ts';

const found = { id: 7, weekendId: 71, lat: 49.42, lng: 0.23, label: 'Hôtel du Port', sellPrice: 25_801 };

test('MAP-010 a marker holds the place, the hotel and its first stay, with the price for a person', () => {
  const second = { ...found, weekendId: 72, sellPrice: 9900 };
  expect(toMarkers({ exactMatch: [found, second], searchDetails: undefined }, 2)).toEqual([
    { id: 7, offerId: 71, lat: 49.42, lng: 0.23, label: 'Hôtel du Port', price: 13_000 },
  ]);
});

test('MAP-010 a hotel without a stay has no marker, one without a price has one', () => {
  const [bare, unpriced] = [
    { ...found, weekendId: undefined },
    { ...found, id: 8, label: undefined, sellPrice: undefined },
  ];
  expect(toMarkers({ exactMatch: [bare, unpriced], searchDetails: undefined }, 2)).toEqual([
    { id: 8, offerId: 71, lat: 49.42, lng: 0.23, label: '' },
  ]);
});

test('MAP-010 of any answer no hotel comes twice and no more than the map can bear', () => {
  const anything = fc.array(
    fc.record({
      ...Object.fromEntries(Object.entries(found).map(([key, value]) => [key, fc.constant(value)])),
      id: fc.integer({ min: 1, max: 900 }),
    }),
    { maxLength: 1200 },
  );
  fc.assert(
    fc.property(anything, (exactMatch) => {
      const ids = toMarkers({ exactMatch: exactMatch as (typeof found)[], searchDetails: undefined }, 1).map(
        ({ id }) => id,
      );
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBeLessThanOrEqual(maxMarkers);
    }),
    { numRuns: 30 },
  );
});

test('API-003 the map is searched with the criteria, the order and the area of the list', () => {
  const bounds = { south: 48.2, west: -2, north: 50.1, east: 1.8 };
  const criteria = { ...defaultCriteria, stars: [4, 5], theme: 26, bounds, sort: 'priceAsc' } as const;
  expect(toMapRequest(criteria, { locale: 'fr_FR', flow: 'booking' })).toEqual({
    locale: 'fr_FR',
    orderBy: 'priceAsc',
    criteria: { adult: 2, child: 0, baby: 0, stars: '4,5', theme: 26, bounds: '48.2,-2,50.1,1.8' },
    performMapSearch: true,
    performGiftableSearch: false,
  });
  expect(toMapRequest(criteria, { locale: 'fr_FR', flow: 'gifting' }).performGiftableSearch).toBe(true);
});

test('MAP-001 stays have a map, activities alone have none', () => {
  expect((['booking', 'gifting', 'hotel', 'activity'] as const).map(hasMap)).toEqual([true, true, true, false]);
});
