import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type IsoDate } from '../calendar/date.ts';
import type { Party } from '../party/party.ts';
import {
  type CheckoutAddress,
  parseCents,
  parseCheckoutAddress,
  printCheckoutAddress,
  printReturn,
} from './checkout-address.ts';

const window = { firstBookableDay: '2026-11-21' as IsoDate, horizon: '2027-11-21' as IsoDate };
const parse = (query: string) => parseCheckoutAddress(7, new URLSearchParams(query), window);

test('QUOTE-014 an address with a day, nights and a party is what will be booked', () => {
  expect(parse('checkin=2026-12-04&nights=2&a=3&c=1&price=42400&activities=12_2026-12-05')).toEqual({
    id: 7,
    dates: { checkin: '2026-12-04', checkout: '2026-12-06' },
    party: { adults: 3, children: 1, babies: 0, singleRoom: true },
    activities: [{ activityId: 12, date: '2026-12-05' }],
    price: 42_400,
  });
});

test('CAL-032 days that are past, unreal or missing are no address', () => {
  expect(parse('checkin=2026-11-20&nights=2')).toBeUndefined();
  expect(parse('checkin=2026-02-30&nights=2')).toBeUndefined();
  expect(parse('nights=2')).toBeUndefined();
  expect(parse('checkin=%00&nights=-1&a=x')).toBeUndefined();
});

test('STAY-040 the days of activities come in one key or in several, real, within the stay, and one for each', () => {
  const read = parse(
    'checkin=2026-12-04&nights=2&activities=a_b,12_2026-12-05,12_2026-12-06,13_2026-12-07&activities=&activities=14_2026-12-06',
  );
  expect(read?.activities).toEqual([
    { activityId: 12, date: '2026-12-05' },
    { activityId: 14, date: '2026-12-06' },
  ]);
  expect(parse('checkin=2026-12-04&nights=2&activities=12_2026-12-32,_2026-12-05,12')?.activities).toEqual([]);
});

test('QUOTE-021 a price that is no amount is dropped', () => {
  expect(parse('checkin=2026-12-04&nights=1&price=1e3')?.price).toBeUndefined();
  expect(parseCents('-1')).toBeUndefined();
  expect(parseCents('9999999999')).toBeUndefined();
  expect(parseCents('0')).toBe(0);
});

test('SHELL-016 the way back keeps dates, party and activities and leaves the price behind', () => {
  const address = parse('checkin=2026-12-04&nights=2&a=3&price=42400&activities=12_2026-12-05') as CheckoutAddress;
  expect(printReturn(address)).toBe('checkin=2026-12-04&checkout=2026-12-06&nights=2&a=3#activities=12_2026-12-05');
});

const parties: fc.Arbitrary<Party> = fc.record({
  adults: fc.integer({ min: 1, max: 20 }),
  children: fc.integer({ min: 0, max: 10 }),
  babies: fc.integer({ min: 0, max: 10 }),
  singleRoom: fc.boolean(),
});
const addresses = fc
  .record({
    start: fc.integer({ min: 0, max: 300 }),
    nights: fc.integer({ min: 1, max: 30 }),
    party: parties,
    price: fc.option(fc.integer({ min: 0, max: 999_999_999 }), { nil: undefined }),
  })
  .map(({ start, nights, party, price }): CheckoutAddress => {
    const checkin = addDays(window.firstBookableDay, start);
    const dates = { checkin, checkout: addDays(checkin, nights) };
    return {
      id: 7,
      dates,
      party,
      activities: [{ activityId: 3, date: checkin }],
      ...(price !== undefined && { price }),
    };
  });

test('QUOTE-024 what is printed is read back the same', () => {
  fc.assert(
    fc.property(addresses, (address) => {
      expect(parse(printCheckoutAddress(address))).toEqual(address);
    }),
  );
});

test('QUOTE-024 no query breaks the reading', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), (query) => {
      parse(query);
    }),
  );
});
