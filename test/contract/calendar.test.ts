import { beforeAll, expect, test } from 'vitest';
import { sampleStays } from '#catalogue/seed/samples.ts';
import type { Answer, Request } from '#shared/catalogue/calls.ts';
import { ask, fillCatalogue, today } from '../support/catalogue.ts';
import { checkCheckinPrices, checkCheckoutNights, checkHotelAvailabilities } from './checks.ts';

beforeAll(fillCatalogue);

const calendar = async (
  id: number,
  query: Partial<Request<'checkinPrices'>> = {},
): Promise<Answer<'checkinPrices'>> => {
  const answer = await ask('checkinPrices', { locale: 'fr_FR', ...query }, { id });
  checkCheckinPrices(answer);
  return answer;
};

const checkouts = async (
  id: number,
  query: Partial<Request<'checkoutNights'>> = {},
): Promise<Answer<'checkoutNights'>> => {
  const answer = await ask(
    'checkoutNights',
    { locale: 'fr_FR', checkin: '2026-12-05', client: 'msite', ...query },
    { id },
  );
  checkCheckoutNights(answer);
  return answer;
};

test('CAL-013 the calendar begins this month, tells its neighbours and reaches twelve months ahead', async () => {
  const first = await calendar(sampleStays.bookable, { length: 2 });
  expect(first).toMatchObject({
    minMonth: '2026-11',
    maxMonth: '2027-11',
    nextMonth: '2027-01',
    requestedMonths: ['2026-11', '2026-12'],
    stepLength: 2,
    adult: 2,
    child: 0,
    baby: 0,
  });
  expect(first.prevMonth).toBeUndefined();
  const last = await calendar(sampleStays.bookable, { month: '2027-11', length: 1 });
  expect(last.prevMonth).toBe('2027-10');
  expect(last.nextMonth).toBeUndefined();
  expect(last.days).toHaveLength(30);
});

test('CAL-013 months beyond the calendar and months that have passed hold no days', async () => {
  const [beyond, before] = await Promise.all([
    calendar(sampleStays.bookable, { month: '2028-02' }),
    calendar(sampleStays.bookable, { month: '2025-03' }),
  ]);
  expect([beyond.days, before.days]).toEqual([[], []]);
});

test('CAL-010 CAL-011 a day carries its total, its price per adult, its least nights and its reduction', async () => {
  const { days } = await calendar(sampleStays.bookable, { month: '2026-12', nights: 2, adult: 3 });
  const quote = await ask(
    'quote',
    { locale: 'fr_FR', checkin: '2026-12-05', nights: 2, adult: 3 },
    { id: sampleStays.bookable },
  );
  const day = days.find((one) => one.day === '2026-12-05');
  expect(day?.amount).toBe(quote.priceInfo?.sellPrice);
  expect(day?.price).toBe(Math.ceil((day?.amount ?? 0) / 3));
  expect(day).toMatchObject({ minLos: 1, promo: 20 });
});

test('CAL-010 the cheapest days of each month are marked', async () => {
  const { days } = await calendar(sampleStays.bookable, { month: '2026-12', length: 2 });
  const january = days.filter(({ day }) => day.startsWith('2027-01'));
  const cheapest = Math.min(...january.map(({ amount }) => amount));
  expect(january.filter((day) => day.bestPriceOfTheMonth).map(({ amount }) => amount)).toEqual(
    january.filter(({ amount }) => amount === cheapest).map(({ amount }) => amount),
  );
});

test('CAL-011 a stay of two nights at least is priced for two when one is asked for', async () => {
  const { days } = await calendar(sampleStays.twoNights, { month: '2027-01', nights: 1 });
  const quote = await ask(
    'quote',
    { locale: 'fr_FR', checkin: '2027-01-12', nights: 2 },
    { id: sampleStays.twoNights },
  );
  expect(days.find(({ day }) => day === '2027-01-12')).toMatchObject({ minLos: 2, amount: quote.priceInfo?.sellPrice });
});

test('CAL-011 days without a room are left out: sold out always, the last room for two rooms', async () => {
  const [none, last, lastForMany] = await Promise.all([
    calendar(sampleStays.soldOut),
    calendar(sampleStays.lastRoom, { month: '2026-12' }),
    calendar(sampleStays.lastRoom, { month: '2026-12', adult: 12 }),
  ]);
  expect(none.days).toEqual([]);
  expect(last.days).toHaveLength(31);
  expect(lastForMany.days).toEqual([]);
});

test('CAL-034 today can still be booked in the morning', async () => {
  const { days } = await calendar(sampleStays.bookable);
  expect(days[0]?.day).toBe(today);
});

test('API-011 CAL-014 the possible nights from a check-in are plain counts', async () => {
  expect(await checkouts(sampleStays.bookable)).toEqual([1, 2, 3, 4, 5, 6, 7].map((nights) => ({ nights })));
  expect((await checkouts(sampleStays.twoNights)).map(({ nights }) => nights)).toEqual([2, 3, 4, 5]);
  expect((await checkouts(sampleStays.bookable, { length: 3 })).map(({ nights }) => nights)).toEqual([1, 2, 3]);
});

test('CAL-020 asked for prices, each count comes with the total of its quote', async () => {
  const priced = await checkouts(sampleStays.bookable, { withPrices: true, adult: 3, child: 1 });
  const quotes = await Promise.all(
    priced.map(({ nights }) =>
      ask(
        'quote',
        { locale: 'fr_FR', checkin: '2026-12-05', nights, adult: 3, child: 1 },
        { id: sampleStays.bookable },
      ),
    ),
  );
  expect(priced.map(({ total }) => total)).toEqual(quotes.map(({ priceInfo }) => priceInfo?.sellPrice));
});

test('API-011 a check-in that has passed, is sold out or belongs to an expired stay has no nights', async () => {
  const answers = await Promise.all([
    checkouts(sampleStays.bookable, { checkin: '2026-11-20' }),
    checkouts(sampleStays.soldOut),
    checkouts(sampleStays.expired),
    checkouts(sampleStays.packageUnavailable),
  ]);
  expect(answers).toEqual([[], [], [], []]);
});

test('API-012 HOTEL-020 a hotel tells twelve months of days on which one of its stays can begin', async () => {
  const answer = await ask('hotelAvailabilities', { locale: 'fr_FR' }, { hotelId: sampleStays.bookable });
  checkHotelAvailabilities(answer);
  expect(answer.items[0]?.day).toBe(today);
  expect(answer.items.at(-1)?.day).toBe('2027-10-31');
  const [stayDay] = (await calendar(sampleStays.bookable)).days;
  expect(answer.items[0]?.amount).toBe(stayDay?.amount);
});

test('API-012 each day of a hotel shows its cheapest stay', async () => {
  const hotel = await ask('hotelAvailabilities', { locale: 'fr_FR', month: '2027-01', length: 1 }, { hotelId: 1001 });
  const stays = await ask('search', { locale: 'fr_FR', hotelId: 1001 });
  const calendars = await Promise.all(stays.exactMatch.map(({ id }) => calendar(id, { month: '2027-01' })));
  const cheapest = new Map<string, number>();
  for (const { day, amount } of calendars.flatMap(({ days }) => days)) {
    cheapest.set(day, Math.min(amount, cheapest.get(day) ?? amount));
  }
  expect(hotel.items.map(({ day, amount }) => [day, amount])).toEqual([...cheapest].toSorted());
});
