import { expect, test } from 'vitest';
import { searchRequest } from './search.ts';

const read = (query: Record<string, string>) => searchRequest.safeParse({ locale: 'fr_FR', ...query });
const fieldOf = (query: Record<string, string>) => read(query).error?.issues[0]?.path[0];

test('API-001 a bare search takes two adults, the first page of 24 and quality and price', () => {
  expect(read({}).data).toMatchObject({ adult: 2, child: 0, baby: 0, page: 0, limit: 24, orderBy: 'priceQuality' });
});

test('FILT-037 comma lists become lists', () => {
  const { data } = read({ stars: '3,5', tags: '4', facilities: 'spa,pool', hotelType: 'castle' });
  expect(data).toMatchObject({ stars: [3, 5], tags: [4], facilities: ['spa', 'pool'], hotelType: ['castle'] });
});

test('FLOW-032 bounds are south, west, north and east', () => {
  expect(read({ bounds: '43.5,-1.2,50,4' }).data?.bounds).toEqual({ south: 43.5, west: -1.2, north: 50, east: 4 });
  expect([fieldOf({ bounds: '50,0,43,4' }), fieldOf({ bounds: '1,2,3' }), fieldOf({ bounds: '0,0,0,181' })]).toEqual([
    'bounds',
    'bounds',
    'bounds',
  ]);
});

test('API-001 nonsense is refused with the name of its field', () => {
  const fields = [
    fieldOf({ checkin: '2026-02-30' }),
    fieldOf({ night: '0' }),
    fieldOf({ adult: '21' }),
    fieldOf({ page: '-1' }),
    fieldOf({ limit: '1000' }),
    fieldOf({ lat: '91' }),
    fieldOf({ stars: '3,,4' }),
    fieldOf({ facilities: "spa' OR 1=1" }),
    fieldOf({ orderBy: 'random' }),
    fieldOf({ city: '' }),
    fieldOf({ petsAllowed: 'maybe' }),
  ];
  expect(fields).toEqual([
    'checkin',
    'night',
    'adult',
    'page',
    'limit',
    'lat',
    'stars',
    'facilities',
    'orderBy',
    'city',
    'petsAllowed',
  ]);
});

test('LOC-001 only served locales are taken', () => {
  expect(searchRequest.safeParse({ locale: 'de_DE' }).success).toBe(false);
  expect(searchRequest.safeParse({}).success).toBe(false);
});
