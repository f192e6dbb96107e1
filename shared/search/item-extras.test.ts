import { expect, test } from 'vitest';
import type { IsoDate } from '../calendar/date.ts';
import { defaultCriteria } from './criteria.ts';
import { type ItemPlace, itemExtras } from './item-extras.ts';

const place: ItemPlace = { criteria: defaultCriteria, flow: 'booking', page: 2, size: 24, position: 5 };

test('SERP-025 the extras of an offer hold party, check-out, search, flow, place in the list, label, theme and mode', () => {
  const criteria = {
    ...defaultCriteria,
    party: { ...defaultCriteria.party, adults: 2, children: 1, babies: 1 },
    destination: { category: 'city', id: 7 } as const,
  };
  const offer = {
    checkout: '2026-12-06' as IsoDate,
    marketingLabels: ['Favourite', 'New'],
    themes: [{ id: 26, name: 'Wellness' }],
    dataFlowMode: 'push',
  } as const;
  expect(
    itemExtras(
      { ...offer, marketingLabels: [...offer.marketingLabels], themes: [...offer.themes] },
      { ...place, criteria },
    ),
  ).toEqual({
    paxCount: 4,
    checkout: '2026-12-06',
    searchType: 'city',
    flowType: 'booking',
    index: 53,
    targetedLabel: 'Favourite',
    topTheme: 26,
    dataFlowMode: 'push',
  });
});

test('SERP-025 what is not known is not told, and the theme searched stands in for that of the offer', () => {
  const criteria = { ...defaultCriteria, theme: 39, point: { lat: 49, lng: 1 } };
  expect(itemExtras({}, { ...place, criteria, flow: 'gifting', page: 0, position: 0 })).toEqual({
    paxCount: 2,
    searchType: 'around',
    flowType: 'gifting',
    index: 0,
    topTheme: 39,
  });
  expect(itemExtras({}, place).searchType).toBe('all');
  expect(itemExtras({}, { ...place, criteria: { ...defaultCriteria, hotelId: 3 } }).searchType).toBe('hotel');
});
