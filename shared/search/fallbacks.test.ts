import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { IsoDate } from '../calendar/date.ts';
import { horizonFrom } from '../calendar/stay-dates.ts';
import { parseCriteria, printCriteria } from './codec.ts';
import { effectiveSort } from './effective-sort.ts';
import {
  decideFallbackMessage,
  decideFallbacks,
  expandDestination,
  fallbackKeys,
  hasFallbacks,
  type SearchedPlace,
} from './fallbacks.ts';
import { flows } from './flow.ts';

const firstBookableDay = '2026-11-21' as IsoDate;
const window = { firstBookableDay, horizon: horizonFrom(firstBookableDay) };
const parse = (text: string) => parseCriteria(new URLSearchParams(text), window);
const asked = 'theme=26&checkin=2026-12-05&checkout=2026-12-06&a=3';
const place: SearchedPlace = { category: 'city', point: { lat: 49.42, lng: 0.23 }, region: 11, country: 1 };
const variants = (text: string, at?: SearchedPlace, flow: (typeof flows)[number] = 'booking') =>
  decideFallbacks(parse(text), at, flow).map(({ key, order, criteria }) => [order, key, printCriteria(criteria)]);

test('FALL-007 FALL-011 FALL-012 FALL-013 a destination is widened, then the theme goes, then the dates, each alone', () => {
  expect(variants(`city=7&${asked}`, place)).toEqual([
    [0, 'expand', 'lat=49.42&lng=0.23&distanceMax=30&checkin=2026-12-05&checkout=2026-12-06&nights=1&a=3&theme=26'],
    [1, 'theme', 'city=7&checkin=2026-12-05&checkout=2026-12-06&nights=1&a=3'],
    [2, 'dates', 'city=7&a=3&theme=26'],
  ]);
});

test('FALL-007 without a destination the theme goes first, then the dates, and what is not set is no variant', () => {
  expect(variants(asked).map(([order, key]) => [order, key])).toEqual([
    [0, 'theme'],
    [1, 'dates'],
  ]);
  expect(variants('checkin=2026-12-05&checkout=2026-12-06').map(([, key]) => key)).toEqual(['dates']);
  expect(variants('stars=5')).toEqual([]);
});

test('FALL-008 a town or a sight becomes 30 km around its coordinates, ordered by distance', () => {
  const around = expandDestination(parse('poi=7&stars=5'), { ...place, category: 'poi' });
  expect(around && printCriteria(around)).toBe('lat=49.42&lng=0.23&distanceMax=30&stars=5');
  expect(around && effectiveSort(around, 'booking')).toBe('distance');
});

test('FALL-008 a town without coordinates, or searched as widely already, is not widened', () => {
  expect(expandDestination(parse('city=7'), { category: 'city' })).toBeUndefined();
  expect(expandDestination(parse('city=7&distanceMax=30'), place)).toBeUndefined();
  expect(expandDestination(parse('city=7&distanceMax=10'), place)?.distance).toEqual({ max: 30 });
});

test('FALL-009 a department becomes its region', () => {
  const wider = expandDestination(parse('department=5&theme=26'), { ...place, category: 'department' });
  expect(wider && printCriteria(wider)).toBe('region=11&theme=26');
  expect(expandDestination(parse('department=5'), { category: 'department' })).toBeUndefined();
});

test('FALL-010 a region and a touristic region become the country, and nothing is wider than that', () => {
  const wider = expandDestination(parse('touristicregion=5&bounds=43,-2,45,1'), {
    ...place,
    category: 'touristicregion',
  });
  expect(wider && printCriteria(wider)).toBe('country=1');
  expect(expandDestination(parse('region=5'), { ...place, category: 'region' })?.destination?.category).toBe('country');
  expect(expandDestination(parse('country=1'), { ...place, category: 'country' })).toBeUndefined();
  expect(expandDestination(parse('hotel=1'), { ...place, category: 'hotel' })).toBeUndefined();
});

test('FALL-012 a gift has no dates to give up, and activities have no fallbacks', () => {
  expect(variants(asked, undefined, 'gifting').map(([, key]) => key)).toEqual(['theme']);
  expect(variants(`city=7&${asked}`, place, 'activity')).toEqual([]);
});

test('FALL-007 whatever is asked, every variant asks for something else, in one order and each key once', () => {
  const texts = fc.constantFrom('', 'city=7', 'region=3', 'theme=26', 'checkin=2026-12-05&nights=2', 'distanceMax=90');
  fc.assert(
    fc.property(fc.array(texts), fc.constantFrom(...flows), fc.option(fc.constant(place)), (parts, flow, at) => {
      const criteria = parse(parts.join('&'));
      const found = decideFallbacks(criteria, at ?? undefined, flow);
      expect(found.map(({ order }) => order)).toEqual(found.map((_, index) => index));
      expect(fallbackKeys.filter((key) => found.some((one) => one.key === key))).toEqual(found.map(({ key }) => key));
      expect(found.map((one) => printCriteria(one.criteria))).not.toContain(printCriteria(criteria));
    }),
  );
});

test('FALL-001 FALL-002 while any fallback is null a placeholder stands there', () => {
  expect(decideFallbackMessage(false, { expand: [1], theme: null })).toBe('loading');
  expect(decideFallbackMessage(true, { expand: null })).toBe('loading');
});

test('FALL-003 without results, and with no or only empty fallbacks, there are no results', () => {
  expect(decideFallbackMessage(false, { expand: [], theme: [] })).toBe('noResults');
  expect(decideFallbackMessage(false, {})).toBe('noResults');
});

test('FALL-005 FALL-006 fallbacks alone are no exact results, beside results they are more of them', () => {
  expect(decideFallbackMessage(false, { expand: [], dates: [1] })).toBe('noExactResults');
  expect(decideFallbackMessage(true, { expand: [], dates: [1] })).toBe('moreResults');
  expect(decideFallbackMessage(true, { expand: [] })).toBe('none');
});

test('FALL-013 only results that are all on one page get fallbacks, for their hotels alone are all known', () => {
  expect([0, 24, 25].map((total) => hasFallbacks(total, 24))).toEqual([true, true, false]);
});
