import { expect, test } from 'vitest';
import { parseDate } from '../calendar/date.ts';
import { changeFlow, formerSearch } from './change-flow.ts';
import { type Criteria, defaultCriteria } from './criteria.ts';

const dates = { checkin: parseDate('2026-12-05')!, checkout: parseDate('2026-12-06')! };
const lyon = { category: 'city', id: 7 } as const;
const full: Criteria = {
  ...defaultCriteria,
  party: { adults: 4, children: 1, babies: 0, singleRoom: true },
  destination: lyon,
  bounds: { south: 45, west: 4, north: 46, east: 5 },
  dates,
  theme: 26,
  price: { max: 20_000 },
  stars: [4],
  facilities: ['pool'],
  petsAllowed: true,
  tags: [3],
  sort: 'priceAsc',
  hasInsurance: true,
};

test('FLOW-023 a change of flow resets the criteria: of filters, party, theme and area nothing is left', () => {
  expect(changeFlow(full, 'booking', 'gifting')).toEqual({ ...defaultCriteria, destination: lyon });
});

test('FLOW-024 the activity flow begins with nothing at all', () => {
  expect(changeFlow(full, 'booking', 'activity', full)).toEqual(defaultCriteria);
  expect(changeFlow(full, 'gifting', 'activity', full)).toEqual(defaultCriteria);
});

test('FLOW-025 leaving the activity flow gives the former place and dates back, and nothing of the activities', () => {
  const former = formerSearch(full, 'booking');
  expect(former).toEqual({ ...defaultCriteria, destination: lyon, dates });
  const activities: Criteria = { ...defaultCriteria, destination: { category: 'city', id: 9 }, tags: [1] };
  expect(changeFlow(activities, 'activity', 'booking', former)).toEqual(former);
  expect(changeFlow(activities, 'activity', 'gifting', former)).toEqual({ ...defaultCriteria, destination: lyon });
  expect(changeFlow(activities, 'activity', 'booking')).toEqual(defaultCriteria);
});

test('FLOW-025 dates outlive the flows that have none', () => {
  const gifts = changeFlow(full, 'booking', 'gifting', formerSearch(full, 'booking'));
  const remembered = formerSearch(gifts, 'gifting', formerSearch(full, 'booking'));
  expect(changeFlow(gifts, 'gifting', 'booking', remembered).dates).toEqual(dates);
  const emptied = formerSearch({ ...defaultCriteria, tags: [1] }, 'activity', remembered);
  expect(emptied).toEqual(remembered);
});

test('FLOW-026 gifts keep only the sorts by quality and price, and by distance', () => {
  const around: Criteria = { ...defaultCriteria, point: { lat: 45.8, lng: 4.8 }, distance: { max: 200 } };
  expect(changeFlow({ ...around, sort: 'distance' }, 'booking', 'gifting')).toEqual({ ...around, sort: 'distance' });
  expect(changeFlow({ ...around, sort: 'promo' }, 'booking', 'gifting')).toEqual(around);
  expect(changeFlow({ ...around, sort: 'svPriceDesc' }, 'gifting', 'booking')).toEqual(around);
});
