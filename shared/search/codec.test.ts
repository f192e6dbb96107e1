import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromDayNumber, type IsoDate, toDayNumber } from '../calendar/date.ts';
import { horizonFrom } from '../calendar/stay-dates.ts';
import { isSameSearch, parseCriteria, printCriteria } from './codec.ts';
import { type Criteria, defaultCriteria, type Range } from './criteria.ts';
import { destinationCategories } from './destination-category.ts';
import { withSort } from './effective-sort.ts';
import { criteriaKeys } from './keys.ts';
import { sortKeys } from './sort.ts';

const firstBookableDay = '2026-11-21' as IsoDate;
const window = { firstBookableDay, horizon: horizonFrom(firstBookableDay) };
const parse = (text: string) => parseCriteria(new URLSearchParams(text), window);

const id = fc.integer({ min: 1, max: 999_999_999 });
const whole = (min: number, max: number) => fc.integer({ min, max });
const range = (max: number): fc.Arbitrary<Range> =>
  fc.tuple(whole(0, max), whole(0, max), whole(0, 2)).map(([a, b, ends]) => {
    const [min, max] = [Math.min(a, b), Math.max(a, b)];
    return ends === 0 ? { min } : ends === 1 ? { max } : { min, max };
  });
const degrees = (bound: number) => whole(-bound * 100_000, bound * 100_000).map((value) => value / 100_000 || 0);
const sorted = <T extends string | number>(item: fc.Arbitrary<T>) =>
  fc.uniqueArray(item, { maxLength: 6 }).map((list) => list.toSorted((a, b) => (a < b ? -1 : 1)));
const names = sorted(fc.constantFrom('pool', 'spa', 'wi-fi', 'été', 'bar & grill', 'sauna (privé)', 'P1', 'mer+plage'));
const dates = fc.tuple(whole(0, 300), whole(1, 30)).map(([start, nights]) => ({
  checkin: fromDayNumber(toDayNumber(firstBookableDay) + start),
  checkout: fromDayNumber(toDayNumber(firstBookableDay) + start + nights),
}));
const party = fc.record({
  adults: whole(1, 20),
  children: whole(0, 10),
  babies: whole(0, 10),
  singleRoom: fc.boolean(),
});
const criteria: fc.Arbitrary<Criteria> = fc
  .record(
    {
      party,
      stars: sorted(whole(1, 5)),
      facilities: names,
      petsAllowed: fc.boolean(),
      hotelTypes: names,
      hotelEnvironments: names,
      hotelStyles: names,
      tags: sorted(id),
      hasInsurance: fc.boolean(),
      destination: fc.record({ category: fc.constantFrom(...destinationCategories), id }),
      hotelId: id,
      point: fc.record({ lat: degrees(90), lng: degrees(180) }),
      distance: range(1000),
      bounds: fc.tuple(degrees(90), degrees(90), degrees(180), degrees(180)).map(([a, b, c, d]) => ({
        south: Math.min(a, b),
        west: Math.min(c, d),
        north: Math.max(a, b),
        east: Math.max(c, d),
      })),
      dates,
      nights: whole(1, 30),
      theme: id,
      price: range(1_000_000),
      singleVoucherPrice: range(1_000_000),
      hotelScore: whole(1, 10),
      minHotelReviewScore: whole(1, 10),
      sort: fc.constantFrom(...sortKeys),
      giftNights: whole(1, 30),
    },
    {
      requiredKeys: [
        'party',
        'stars',
        'facilities',
        'petsAllowed',
        'hotelTypes',
        'hotelEnvironments',
        'hotelStyles',
        'tags',
        'hasInsurance',
      ],
    },
  )
  .map(({ nights, ...rest }) => (rest.dates || nights === undefined ? rest : { ...rest, nights }))
  .map((given) => withSort(given, given.sort));

test('FLOW-029 all criteria read back from what they print are the same', () => {
  fc.assert(
    fc.property(criteria, (original) => {
      expect(parse(printCriteria(original))).toEqual(original);
    }),
    { numRuns: 500 },
  );
});

test('FLOW-029 whatever an address holds is read without an error, and reading its print gives the same again', () => {
  const values = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('-1', '1e9', 'NaN', '2026-02-30', '0', '٣', 'true'),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...criteriaKeys, '__proto__', 'x'), values)), (entries) => {
      const read = parse(new URLSearchParams(entries).toString());
      expect(parse(printCriteria(read))).toEqual(read);
    }),
    { numRuns: 500 },
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(parse(printCriteria(parse(text)))).toEqual(parse(text));
    }),
  );
});

test('FILT-031 quality and price is a choice that holds around a point, and the usual order anywhere else', () => {
  expect(printCriteria(parse('lat=49&lng=1&sort=priceQuality'))).toBe('lat=49&lng=1&sort=priceQuality');
  expect(printCriteria(parse('city=7&lat=49&lng=1&sort=priceQuality'))).toBe('city=7&lat=49&lng=1');
  expect(printCriteria({ ...parse('city=7'), sort: 'priceQuality' })).toBe('city=7');
});

test('FLOW-029 keys are printed in one order, whatever order they came in', () => {
  expect(printCriteria(parse('stars=5,4&theme=26&city=7&a=3'))).toBe('city=7&a=3&theme=26&stars=4%2C5');
});

test('FLOW-029 unknown keys are dropped and the first of repeated keys counts', () => {
  expect(parse('x=1&utm_source=mail')).toEqual(defaultCriteria);
  expect(parse('theme=26&theme=39').theme).toBe(26);
});

test('FLOW-030 a, b, c and s hold the party, and two adults alone are not printed', () => {
  expect(parse('a=3&b=1&c=2&s=0').party).toEqual({ adults: 3, babies: 1, children: 2, singleRoom: false });
  expect(printCriteria(defaultCriteria)).toBe('');
});

test('FLOW-031 checkin, checkout and nights are printed together', () => {
  const dated = parse('checkin=2026-12-05&nights=2');
  expect(dated.dates).toEqual({ checkin: '2026-12-05', checkout: '2026-12-07' });
  expect(printCriteria(dated)).toBe('checkin=2026-12-05&checkout=2026-12-07&nights=2');
});

test('CAL-032 dates that are past, no days, or out of order are as if absent', () => {
  expect(parse('checkin=2026-11-20&checkout=2026-11-22').dates).toBeUndefined();
  expect(parse('checkin=2026-02-30&checkout=2026-12-02').dates).toBeUndefined();
  expect(parse('checkin=2026-12-05&checkout=2026-12-05').dates).toBeUndefined();
});

test('FLOW-032 one geography key counts, and a point needs both its numbers', () => {
  expect(parse('country=3&city=7').destination).toEqual({ category: 'city', id: 7 });
  expect(parse('city=0&region=9').destination).toEqual({ category: 'region', id: 9 });
  expect(parse('lat=49.1234567&lng=-0.00000001').point).toEqual({ lat: 49.12346, lng: 0 });
  expect(parse('lat=91&lng=2').point).toBeUndefined();
  expect(parse('lat=49').point).toBeUndefined();
});

test('FLOW-033 prices are cents, with ends turned into order and unusable ends open', () => {
  expect(parse('priceMin=20000&priceMax=9000').price).toEqual({ min: 9000, max: 20_000 });
  expect(parse('priceMin=-1&priceMax=12.5').price).toBeUndefined();
  expect(parse('singleVoucherPriceMax=15000').singleVoucherPrice).toEqual({ max: 15_000 });
});

test('FLOW-034 FILT-037 lists are comma lists in which unusable and repeated entries are dropped', () => {
  expect(parse('stars=5,3,9,x,3&tags=12,,4,-1')).toMatchObject({ stars: [3, 5], tags: [4, 12] });
  expect(parse('facilities=spa,<b>,,pool,spa').facilities).toEqual(['pool', 'spa']);
});

test('FILT-036 pets are a switch and never one of the facilities', () => {
  expect(parse('facilities=pets,pool')).toMatchObject({ facilities: ['pool'], petsAllowed: true });
  expect(printCriteria(parse('facilities=pets'))).toBe('petsAllowed=1');
});

test('FLOW-035 sort, giftNights, hasInsurance and hotelId are criteria, and the default sort is not printed', () => {
  const text = 'hotelId=42&sort=promo&giftNights=2&hasInsurance=1';
  expect(printCriteria(parse(text))).toBe(text);
  expect(printCriteria(parse('sort=priceQuality'))).toBe('');
  expect(parse('sort=cheapest').sort).toBeUndefined();
});

test('FLOW-037 both score keys are kept apart', () => {
  expect(parse('hotelScore=8&minHotelReviewScore=9')).toMatchObject({ hotelScore: 8, minHotelReviewScore: 9 });
});

test('FLOW-038 FILT-011 two adults written out and left out are the same search, other adults another one', () => {
  expect(isSameSearch(parse('city=7&a=2'), parse('city=7'))).toBe(true);
  expect(isSameSearch(parse('city=7&a=3'), parse('city=7'))).toBe(false);
});
