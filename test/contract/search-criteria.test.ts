import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { facilityCodes } from '#catalogue/seed/facilities.ts';
import { fromDayNumber } from '#shared/calendar/date.ts';
import type { Answer } from '#shared/catalogue/calls.ts';
import { type FacetsRequest, facetsRequest } from '#shared/catalogue/facets.ts';
import { type Order, orders } from '#shared/catalogue/search.ts';
import { ask, fillCatalogue } from '../support/catalogue.ts';
import { type FilterKind, type PlainSearch, type PlainStay, readPlainSearch } from './plain-search.ts';
import { askBody } from './post-body.ts';

const firstDay = Date.parse('2026-12-01') / 86_400_000;
let plain: PlainSearch;

beforeAll(async () => {
  await fillCatalogue();
  plain = await readPlainSearch(firstDay, 45, facilityCodes);
});

/** Criteria as a query carries them; every key is missing most of the time. */
const rarely = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });
const one = <T>(...values: T[]) => fc.constantFrom(...values);
const criteria = fc.record({
  flow: one('booking', 'booking', 'gifting', 'hotel'),
  place: rarely(
    one({ country: 3_017_382 }, { country: 2_510_769 }, { country: 2_802_361 }, { region: 1003 }, { city: 3_013_173 }),
  ),
  bounds: rarely(one('43,-2,49,6', '36,-6,44,4', '50,2,53,7')),
  checkin: fc.option(
    fc.integer({ min: 0, max: 30 }).map((days) => fromDayNumber(firstDay + days)),
    { nil: undefined },
  ),
  night: fc.option(one(1, 2, 3, 4, 5, 6, 7), { nil: undefined }),
  adult: one(2, 2, 2, 1, 3, 5),
  child: one(0, 0, 1, 2),
  giftNights: rarely(one(1, 2, 3)),
  exclude: rarely(one('1001,1002,1003', '900001')),
  priceMin: rarely(one(8000, 15_000, 25_000)),
  priceMax: rarely(one(12_000, 20_000, 60_000)),
  minHotelReviewScore: rarely(one(7, 8, 9)),
  stars: rarely(one('4', '3,4', '5,5', '2')),
  hotelType: rarely(one('castle', 'hotel,inn', 'guesthouse')),
  hotelStyle: rarely(one('design', 'classic,rustic')),
  hotelEnvironment: rarely(one('sea', 'city,lake')),
  facilities: rarely(one('spa', 'wifi,parking', 'pets', 'pool,pets')),
  petsAllowed: rarely(fc.boolean()),
  tags: rarely(one('4', '3,12', '6')),
});

function writeQuery({ place, ...rest }: typeof criteria extends fc.Arbitrary<infer T> ? T : never) {
  const given = Object.entries({ ...rest, ...place }).filter(([, value]) => value !== undefined);
  const query: Record<string, string> = Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
  const asked: FacetsRequest = facetsRequest.parse({ locale: 'fr_FR', ...query });
  return { query: { locale: 'fr_FR', ...query } as Parameters<typeof ask<'search'>>[1], asked };
}

const idsOf = (stays: readonly { readonly id: number }[]) => stays.map(({ id }) => id).sort((a, b) => a - b);

/** Every page of a search, one after the other. */
async function askPages(query: object, limit: number): Promise<Answer<'search'>['exactMatch']> {
  const offers: Answer<'search'>['exactMatch'] = [];
  for (let page = 0; ; page++) {
    const { exactMatch } = await ask('search', { locale: 'fr_FR', ...query, limit, page, fetchPageModel: false });
    offers.push(...exactMatch);
    if (exactMatch.length < limit) return offers;
  }
}

test('FLOW-034 FLOW-039 any criteria together find what a look at every stay finds, at its price, on the list and the map', async () => {
  let found = 0;
  await fc.assert(
    fc.asyncProperty(criteria, async (given) => {
      const { query, asked } = writeQuery(given);
      const wanted = plain.find(asked);
      const { flow, locale, ...rest } = query;
      const [offers, map] = await Promise.all([
        askPages(query, 48),
        flow === 'hotel'
          ? undefined
          : askBody('mapSearch', { locale, criteria: rest, performGiftableSearch: flow === 'gifting' }),
      ]);
      found += offers.length;
      expect(idsOf(offers)).toEqual(idsOf(wanted));
      const totals = new Map(wanted.map(({ id, total }) => [id, total]));
      expect(offers.map(({ sellPrice }) => sellPrice)).toEqual(offers.map(({ id }) => totals.get(id)));
      if (map)
        expect(idsOf(map.exactMatch)).toEqual([...new Set(wanted.map(({ hotelId }) => hotelId))].sort((a, b) => a - b));
    }),
    { numRuns: 60, seed: 20_261_121 },
  );
  expect(found).toBeGreaterThan(500);
});

const choosing: Readonly<Record<FilterKind, (asked: FacetsRequest, value: string) => FacetsRequest>> = {
  price: (asked) => asked,
  score: (asked, value) => ({ ...asked, minHotelReviewScore: Number(value) }),
  stars: (asked, value) => ({ ...asked, stars: [Number(value)] }),
  type: (asked, value) => ({ ...asked, hotelType: [value] }),
  style: (asked, value) => ({ ...asked, hotelStyle: [value] }),
  environment: (asked, value) => ({ ...asked, hotelEnvironment: [value] }),
  facility: (asked, value) => ({ ...asked, facilities: [value], petsAllowed: undefined }),
  tag: (asked, value) => ({ ...asked, tags: [Number(value)] }),
};

test('FILT-002 the count of every value of every group is what a search with this value in place of the group’s own filter finds', async () => {
  await fc.assert(
    fc.asyncProperty(criteria, async (given) => {
      const { query, asked } = writeQuery(given);
      const { properties } = await ask('facets', query as Parameters<typeof ask<'facets'>>[1]);
      for (const { propertyType: kind, values, min, max } of properties) {
        if (kind === 'price') {
          const totals = plain.find(asked, 'price').map(({ total }) => total);
          expect([min, max]).toEqual(
            totals.length === 0 ? [undefined, undefined] : [Math.min(...totals), Math.max(...totals)],
          );
          expect(values.reduce((sum, { count }) => sum + count, 0)).toBe(totals.length);
          continue;
        }
        const counts = values.map(({ value, count }) => [kind, value, count]);
        expect(counts).toEqual(
          values.map(({ value }) => [kind, value, plain.find(choosing[kind](asked, String(value))).length]),
        );
      }
    }),
    { numRuns: 40, seed: 20_261_121 },
  );
});

const risingKeys: Readonly<
  Partial<Record<Order, (offer: Answer<'search'>['exactMatch'][number], stay: PlainStay) => number>>
> = {
  distance: ({ distance }) => distance ?? 0,
  promo: (_, { promo, regularPromo }) => -Math.max(promo, regularPromo),
  priceAsc: ({ sellPrice }) => sellPrice,
  svPriceAsc: ({ sellPrice }) => sellPrice,
  svPriceDesc: ({ sellPrice }) => -sellPrice,
};

test('FILT-031 FILT-032 FILT-033 FILT-034 FILT-035 in every order the pages of a flow hold each stay once, in that order', async () => {
  for (const flow of ['booking', 'gifting'] as const) {
    const asked: FacetsRequest = facetsRequest.parse({
      locale: 'fr_FR',
      flow,
      lat: '47',
      lng: '2',
      distanceMax: '900',
    });
    const wanted = new Map(plain.find({ ...asked, lat: undefined, lng: undefined }).map((stay) => [stay.id, stay]));
    for (const orderBy of orders) {
      const offers = await askPages({ flow, orderBy, lat: 47, lng: 2, distanceMax: 900 }, 23);
      expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length);
      expect(offers.length).toBeGreaterThan(100);
      const key = risingKeys[orderBy];
      const keys = offers.flatMap((offer) => {
        const stay = wanted.get(offer.id);
        return key && stay ? [key(offer, flow === 'gifting' ? { ...stay, promo: 0 } : stay)] : [];
      });
      expect(keys).toEqual(keys.toSorted((a, b) => a - b));
    }
  }
});

test('CAL-010 CAL-014 QUOTE-004 every price that a calendar shows is the one of the quote, for lengths that can be had', async () => {
  const dated = fc.record({
    stay: fc.integer({ min: 0, max: plain.stays.length - 1 }),
    day: fc.integer({ min: 0, max: 400 }),
    nights: rarely(one(1, 2, 3, 5)),
    adult: one(1, 2, 4),
    child: one(0, 1),
  });
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(dated, async ({ stay: index, day: pick, nights, adult, child }) => {
      const stay = plain.stays[index];
      const parts = { id: stay?.id ?? 0 };
      const party = { locale: 'fr_FR', adult, child } as const;
      const { days } = await ask(
        'checkinPrices',
        { ...party, ...(nights && { nights }), month: '2027-01', length: 1 },
        parts,
      );
      const day = days[pick % Math.max(1, days.length)];
      if (!day) return;
      const length = Math.max(nights ?? stay?.defaultNights ?? 1, day.minLos);
      const [quote, lengths] = await Promise.all([
        ask('quote', { ...party, checkin: day.day, nights: length }, parts),
        ask('checkoutNights', { ...party, checkin: day.day }, parts),
      ]);
      compared++;
      expect(quote.priceInfo?.sellPrice).toBe(day.displayTotalPrice);
      expect(lengths.map((one) => one.nights)).toContain(length);
    }),
    { numRuns: 60, seed: 20_261_121 },
  );
  expect(compared).toBeGreaterThan(40);
});
