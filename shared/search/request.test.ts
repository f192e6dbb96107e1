import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { IsoDate } from '../calendar/date.ts';
import { horizonFrom } from '../calendar/stay-dates.ts';
import { facetsRequest } from '../catalogue/facets.ts';
import { searchRequest } from '../catalogue/search.ts';
import { parseCriteria } from './codec.ts';
import { criteriaKeys } from './keys.ts';
import { toFacetsRequest, toSearchRequest } from './request.ts';

const firstBookableDay = '2026-11-21' as IsoDate;
const window = { firstBookableDay, horizon: horizonFrom(firstBookableDay) };
const parse = (text: string) => parseCriteria(new URLSearchParams(text), window);
const context = { locale: 'fr_FR', flow: 'booking', page: 0 } as const;

test('FLOW-039 the search sends hotelId, party, checkin and night by the names of the call', () => {
  expect(toSearchRequest(parse('hotelId=4&a=3&b=1&c=2&checkin=2026-12-05&checkout=2026-12-07'), context)).toMatchObject(
    {
      hotelId: 4,
      adult: 3,
      baby: 1,
      child: 2,
      checkin: '2026-12-05',
      night: 2,
      page: 0,
    },
  );
});

test('FLOW-040 FILT-028 in gifting the search sends two adults, no dates, and the prices of vouchers', () => {
  const sent = toSearchRequest(parse('a=5&c=2&checkin=2026-12-05&priceMin=100&singleVoucherPriceMin=9000&sort=promo'), {
    ...context,
    flow: 'gifting',
  });
  expect(sent).toMatchObject({ adult: 2, child: 0, baby: 0, singleVoucherPriceMin: 9000, orderBy: 'priceQuality' });
  expect(sent).not.toHaveProperty('priceMin');
  expect(sent).not.toHaveProperty('checkin');
  expect(sent).not.toHaveProperty('night');
});

test('FILT-035 gifting sends its own orders and how many nights are given, up to three', () => {
  const gifting = { ...context, flow: 'gifting' } as const;
  expect(toSearchRequest(parse('sort=svPriceAsc&giftNights=2'), gifting)).toMatchObject({
    orderBy: 'svPriceAsc',
    giftNights: 2,
  });
  expect(toSearchRequest(parse('sort=svPriceDesc&giftNights=9'), gifting)).toMatchObject({ orderBy: 'svPriceDesc' });
  expect(toSearchRequest(parse('giftNights=9'), gifting)).not.toHaveProperty('giftNights');
  expect(toSearchRequest(parse('giftNights=2'), context)).not.toHaveProperty('giftNights');
});

test('FILT-037 stars and excluded hotels are sent as comma lists', () => {
  expect(toSearchRequest(parse('stars=5,4'), { ...context, exclude: [3, 1] })).toMatchObject({
    stars: '4,5',
    exclude: '3,1',
  });
});

test('FILT-036 FILT-037 every filter is sent by the name of the call, pets as a switch and lists with commas', () => {
  const sent = toSearchRequest(
    parse(
      'facilities=spa,pets,pool&tags=4,9&hotelTypes=inn,castle&hotelEnvironments=sea&hotelStyles=design&hotelScore=8',
    ),
    context,
  );
  expect(sent).toMatchObject({
    facilities: 'pool,spa',
    petsAllowed: true,
    tags: '4,9',
    hotelType: 'castle,inn',
    hotelEnvironment: 'sea',
    hotelStyle: 'design',
    minHotelReviewScore: 8,
  });
  expect(toSearchRequest(parse('hotelScore=8&minHotelReviewScore=9'), context).minHotelReviewScore).toBe(9);
  expect(toSearchRequest(parse('facilities=<script>,É,a'), context)).not.toHaveProperty('facilities');
});

test('FLOW-027 around a point without a destination the order is distance unless another is chosen', () => {
  expect(toSearchRequest(parse('lat=49&lng=1&distanceMax=30'), context).orderBy).toBe('distance');
  expect(toSearchRequest(parse('lat=49&lng=1&sort=priceAsc'), context).orderBy).toBe('priceAsc');
  expect(toSearchRequest(parse('lat=49&lng=1&sort=priceQuality'), context).orderBy).toBe('priceQuality');
  expect(toSearchRequest(parse('city=7&lat=49&lng=1'), context).orderBy).toBe('priceQuality');
});

test('FILT-032 an order by distance without a point falls back to quality and price', () => {
  expect(toSearchRequest(parse('city=7&sort=distance'), context).orderBy).toBe('priceQuality');
});

test('API-005 FILT-003 facets are asked with names, quality and price, and the wanted properties', () => {
  expect(toFacetsRequest(parse('sort=promo&city=7'), context, ['price', 'stars'])).toMatchObject({
    city: 7,
    orderBy: 'priceQuality',
    withNames: true,
    propertiesRequested: 'price,stars',
  });
});

test('API-001 whatever an address asks, the request is one that the call accepts', () => {
  const entries = fc.array(fc.tuple(fc.constantFrom(...criteriaKeys), fc.oneof(fc.string(), fc.nat().map(String))));
  fc.assert(
    fc.property(entries, fc.constantFrom('booking', 'gifting', 'activity', 'hotel'), (given, flow) => {
      const criteria = parse(new URLSearchParams(given).toString());
      expect(searchRequest.safeParse(toSearchRequest(criteria, { ...context, flow })).success).toBe(true);
      expect(facetsRequest.safeParse(toFacetsRequest(criteria, { ...context, flow }, ['stars'])).success).toBe(true);
    }),
  );
});
