import fc from 'fast-check';
import { destinationCategories } from '#shared/search/destination-category.ts';
import { flows } from '#shared/search/flow.ts';
import { criteriaKeys } from '#shared/search/keys.ts';
import { sortKeys } from '#shared/search/sort.ts';

/** An address of the results as somebody could have typed, shortened or garbled it. */
export interface SearchAddress {
  /** Path and query. */
  readonly page: string;
  /** Without its mark; '' where the criteria stand in the query. */
  readonly hash: string;
}

const places = ['2988507', '3013173', '3017382', '2013', '7', '1', '999999999999'];
const days = ['2026-11-21', '2026-12-05', '2026-12-07', '2026-12-24', '2027-02-13', '2027-11-21'];
const numbers = ['0', '1', '2', '3', '20', '30', '99', '10000', '35000', '10000000'];
const codes = ['pool', 'spa', 'pets', 'pool,spa', 'castle', 'sea,mountain', 'romantic', 'pool,pool,,x'];

/** Values that a key is meant to hold, most of which the catalogue knows. */
const right: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(destinationCategories.map((category) => [category, places])),
  checkin: days,
  checkout: days,
  theme: ['19', '23', '26', '39', '999'],
  lat: ['48.85', '43.3', '-90', '0'],
  lng: ['2.35', '5.4', '180', '0'],
  bounds: ['43,-1,50,4', '48,2,49,3', '-90,-180,90,180'],
  stars: ['4,5', '3', '1,2,3,4,5'],
  tags: ['4,5', '31'],
  sort: sortKeys,
  facilities: codes,
  hotelTypes: codes,
  hotelEnvironments: codes,
  hotelStyles: codes,
  petsAllowed: ['1', 'true', '0'],
  hasInsurance: ['1', '0'],
  s: ['1', '0', 'true'],
};

/** What no key can hold, and what looks as if it could. */
const wrong = [
  '',
  '-1',
  '1e9',
  '0x1f',
  '1.5',
  'NaN',
  'null',
  'undefined',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  '2026-02-30',
  '2024-01-01',
  '9999-12-31',
  '5-12-2026',
  '٣',
  '４',
  'été',
  'château fort',
  '🏝️',
  '\u0000',
  '\ud800',
  '\u202e',
  '%',
  '%zz',
  '+',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' OR 1=1 --",
  '../../..',
  'javascript:alert(1)',
  '{count}',
  '<!--late-->',
];

const oddKeys = [
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  'in',
  'filters',
  'utm_source',
  'minisite',
  'x',
];

const rightEntry = fc
  .constantFrom(...criteriaKeys)
  .chain((key) => fc.tuple(fc.constant<string>(key), fc.constantFrom(...(right[key] ?? numbers))));

const oddEntry = fc.tuple(
  fc.constantFrom<string>(...criteriaKeys, ...oddKeys),
  fc.oneof(fc.constantFrom(...wrong), fc.string({ unit: 'grapheme', maxLength: 40 }), fc.constantFrom(...numbers)),
);

const contradictory = fc
  .tuple(fc.constantFrom(...days), fc.constantFrom(...days), fc.constantFrom('0', '1', '7', '31', '99'))
  .map(([checkin, checkout, nights]) => [
    ['checkin', checkin],
    ['checkout', checkout],
    ['nights', nights],
  ]);

const crowd = fc.tuple(fc.constantFrom('0', '1', '20', '21', '99'), fc.constantFrom('0', '10', '99')).map(([a, c]) => [
  ['a', a],
  ['c', c],
  ['b', c],
]);

const printed = (entries: fc.Arbitrary<string[][]>) => entries.map((list) => new URLSearchParams(list).toString());

/** One text with a piece taken out, doubled, or put in. */
const garble = (text: fc.Arbitrary<string>) =>
  fc
    .tuple(text, fc.nat(), fc.nat(12), fc.constantFrom(...wrong, '&', '=', '#', '?', '&&&', ';'))
    .map(([whole, at, length, piece]) => {
      const from = at % (whole.length + 1);
      return whole.slice(0, from) + piece + whole.slice(from + length);
    });

const long = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(...criteriaKeys),
      fc.constantFrom('pool', '1', 'é', '🏝️', 'a,b'),
      fc.integer({ min: 200, max: 800 }),
    )
    .map(([key, value, times]) => `${key}=${value.repeat(times)}`),
  fc
    .tuple(fc.constantFrom(...criteriaKeys), fc.integer({ min: 100, max: 300 }))
    .map(([key, times]) => Array.from({ length: times }, (_, index) => `${key}=${index}`).join('&')),
  fc
    .tuple(fc.constantFrom('facilities', 'hotelTypes', 'hotelStyles'), fc.integer({ min: 20, max: 60 }))
    .map(([key, times]) => `${key}=${Array.from({ length: times }, (_, index) => `étage ${index}`).join(',')}`),
);

/** Longer than any server takes in an address; a hash never travels. */
const endless = fc
  .tuple(
    fc.constantFrom(...criteriaKeys, 'x'),
    fc.constantFrom('pool,', '1', 'é'),
    fc.integer({ min: 4000, max: 40_000 }),
  )
  .map(([key, value, times]) => `stars=5&${key}=${value.repeat(times)}&theme=26`);

const twice = fc.tuple(rightEntry, fc.constantFrom('', ...wrong)).map(([[key, value], first]) => [
  [key, first],
  [key, value],
]);

const valid = printed(fc.uniqueArray(rightEntry, { maxLength: 8, selector: ([key]) => key }));

const criteria = fc.oneof(
  { weight: 5, arbitrary: valid },
  { weight: 3, arbitrary: printed(fc.array(fc.oneof(rightEntry, oddEntry), { maxLength: 10 })) },
  { weight: 3, arbitrary: garble(valid) },
  { weight: 1, arbitrary: printed(contradictory) },
  { weight: 1, arbitrary: printed(crowd) },
  { weight: 1, arbitrary: printed(twice) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: long },
);

const flowQuery = fc.record(
  {
    flow: fc.constantFrom<string>(...flows.filter((flow) => flow !== 'activity'), 'nothing'),
    page: fc.constantFrom('0', '1', '2', '999', '-1', '1e3', 'two'),
    from: fc.constantFrom('search-bar', 'HOME', '<b>'),
  },
  { requiredKeys: [] },
);

const join = (path: string, ...parts: readonly string[]) => {
  const query = parts.filter(Boolean).join('&').replaceAll('#', '%23');
  return query ? `${path}?${query}` : path;
};

const pages = fc
  .tuple(fc.constantFrom('/search', '/search', '/search', '/activities'), criteria, flowQuery)
  .map(([path, asked, query]) => join(path, asked, new URLSearchParams(query).toString()));

/** Addresses to load, a third of which ask in their hash, whatever their query says. */
export function generateLoads(count: number, seed: number): SearchAddress[] {
  const hashes = fc.oneof(
    { weight: 2, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: fc.oneof({ weight: 19, arbitrary: criteria }, { weight: 1, arbitrary: endless }) },
  );
  const addresses = fc.tuple(pages, hashes).map(([page, hash]) => ({ page, hash }));
  return fc.sample(addresses, { numRuns: count, seed });
}

/** Visits of one page each, which then goes from hash to hash; its query can ask for something else. */
export function generateVisits(count: number, seed: number): { readonly page: string; readonly hashes: string[] }[] {
  const hash = fc.oneof({ weight: 49, arbitrary: criteria }, { weight: 1, arbitrary: endless });
  const visits = fc.record({
    page: pages,
    hashes: fc.array(hash, { minLength: hashesOfVisit, maxLength: hashesOfVisit }),
  });
  return fc.sample(visits, { numRuns: Math.ceil(count / hashesOfVisit), seed });
}

const hashesOfVisit = 25;
