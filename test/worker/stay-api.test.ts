import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { QuoteAnswer } from '#client/stay/panel-stay.ts';
import { fillCatalogue } from '../support/storefront.ts';
import { createStayWorld, samples } from './stay-world.ts';

beforeAll(fillCatalogue);

const api = (call: string, query: string, id: number | string = samples.bookable) =>
  `/api/stays/${id}/${call}?${query}`;

interface Calendar {
  readonly requestedMonths: readonly string[];
  readonly days: readonly { readonly day: string; readonly amount: number; readonly minLos: number }[];
}

test('CAL-013 the calendar answers the days of the asked months with their totals', async () => {
  const { visit } = createStayWorld();
  const answer = await visit(api('calendar', 'month=2026-12&length=2'));
  expect(answer.headers.get('cache-status')).toContain('storefront; fwd=uri-miss');
  expect(answer.headers.get('server-timing')).toContain('checkinPrices;dur=');
  const { requestedMonths, days } = await answer.json<Calendar>();
  expect(requestedMonths).toEqual(['2026-12', '2027-01']);
  expect(days.length).toBeGreaterThan(20);
  expect(days.every(({ day, amount, minLos }) => day > '2026-11-30' && amount > 0 && minLos >= 1)).toBe(true);
});

test('STAY-045 another party has other prices', async () => {
  const { ask } = createStayWorld();
  const two = await ask<Calendar>(api('calendar', 'month=2026-12&a=2'));
  const six = await ask<Calendar>(api('calendar', 'month=2026-12&a=6'));
  expect(six.days[0]!.amount).toBeGreaterThan(two.days[0]!.amount);
});

test('API-011 the allowed nights of a check-in come with the total of each stay', async () => {
  const { ask, received } = createStayWorld();
  const { options } = await ask<{ options: { nights: number; total?: number }[] }>(
    api('checkout-nights', 'checkin=2026-12-07&a=3'),
  );
  expect(options.length).toBeGreaterThan(0);
  expect(options.every(({ nights, total }) => nights >= 1 && (total ?? 0) > 0)).toBe(true);
  const query = new URLSearchParams(received[0]!.target.split('?')[1]);
  expect(Object.fromEntries(query)).toMatchObject({
    checkin: '2026-12-07',
    adult: '3',
    withPrices: 'true',
    client: 'msite',
  });
});

test('API-011 an upstream that answers plain counts gives options without totals', async () => {
  const { ask } = createStayWorld({ change: () => [1, 2, 'three', 5] as never });
  expect(await ask(api('checkout-nights', 'checkin=2026-12-07'))).toEqual({
    options: [{ nights: 1 }, { nights: 2 }, { nights: 5 }],
  });
});

test('API-031 a quote answers price, local tax and what it was asked for, and is never stored', async () => {
  const { visit, received } = createStayWorld();
  const answer = await visit(api('quote', 'checkin=2026-12-05&nights=2&a=3&c=1'));
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json<QuoteAnswer>()).toMatchObject({
    quote: { bookable: true, reservationCriteria: { checkin: '2026-12-05', nights: 2, adult: 3, child: 1 } },
  });
  const asked = received.find(({ target }) => target.includes('/quote.json'));
  expect(asked?.target).toMatch(/adult=3.*checkin=2026-12-05.*child=1.*nights=2.*smartcapacity=true/);
});

test('QUOTE-020 the price check at checkout start asks for the price of this moment', async () => {
  const { ask, received } = createStayWorld();
  const shown = await ask<QuoteAnswer>(api('quote', 'checkin=2026-12-05&nights=2', samples.priceChanged));
  const now = await ask<QuoteAnswer>(api('quote', 'checkin=2026-12-05&nights=2&realtime=1', samples.priceChanged));
  expect(now.quote.priceInfo!.sellPrice).toBeGreaterThan(shown.quote.priceInfo!.sellPrice);
  const asked = received.find(({ target }) => target.includes('/quote-realtime.json'));
  expect(asked?.target).toMatch(/client=msite.*night=2/);
});

test('QUOTE-026 a stay that cannot be had on the dates is an answer, not an error', async () => {
  const { visit } = createStayWorld();
  const answer = await visit(api('quote', 'checkin=2026-12-05&nights=1', samples.soldOut));
  expect(answer.status).toBe(200);
  expect(await answer.json<QuoteAnswer>()).toMatchObject({ quote: { bookable: false } });
});

test('STAY-040 a quote names the activities whose day is to be chosen, and takes the days that were', async () => {
  const dates = [{ value: '5_2026-12-06', date: '2026-12-06' }];
  const { ask, received } = createStayWorld({
    change: (document, target) =>
      target.includes('/detail.json')
        ? { ...document, activities: [{ activityId: 5, title: 'Boat trip', dates }], dinners: [] }
        : document,
  });
  const { activities } = await ask<QuoteAnswer>(api('quote', 'checkin=2026-12-05&nights=2&activities=5_2026-12-06'));
  expect(activities).toEqual([{ activityId: 5, title: 'Boat trip', isExtra: false, days: ['2026-12-06'] }]);
  const asked = received.find(({ target }) => target.includes('/quote.json'));
  expect(asked?.target).toContain('activitySelectionList=5_2026-12-06');
});

test('API-026 a price stands when only the activities cannot be had', async () => {
  const { visit } = createStayWorld({ modeOf: (path) => (path.endsWith('/detail.json') ? 'down' : 'ok') });
  const answer = await visit(api('quote', 'checkin=2026-12-05&nights=2'));
  expect(answer.status).toBe(200);
  expect(await answer.json<QuoteAnswer>()).toMatchObject({ quote: { bookable: true }, activities: [] });
});

test('QUOTE-032 an id that nothing has answers 404 as a problem', async () => {
  const { visit } = createStayWorld();
  const answer = await visit(api('calendar', 'month=2026-12', 123_456_789));
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  expect(await answer.json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
});

test('QUOTE-030 a catalogue that fails answers 503 as a problem, to be tried again', async () => {
  const { visit } = createStayWorld({ modeOf: () => 'truncated' });
  const answer = await visit(api('quote', 'checkin=2026-12-05&nights=2'));
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(await answer.json()).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
});

test('QUOTE-004 a parameter that makes no sense answers 400 and names it', async () => {
  const { visit } = createStayWorld();
  const fieldOf = async (path: string) => {
    const answer = await visit(path);
    return [answer.status, (await answer.json<{ field?: string }>()).field];
  };
  expect(await fieldOf(api('calendar', 'month=december'))).toEqual([400, 'month']);
  expect(await fieldOf(api('calendar', 'month=2026-12&length=99'))).toEqual([400, 'length']);
  expect(await fieldOf(api('calendar', 'month=2026-12&a=0'))).toEqual([400, 'a']);
  expect(await fieldOf(api('checkout-nights', ''))).toEqual([400, 'checkin']);
  expect(await fieldOf(api('quote', 'checkin=2026-02-30&nights=2'))).toEqual([400, 'checkin']);
  expect(await fieldOf(api('quote', 'checkin=2026-12-05&nights=many'))).toEqual([400, 'nights']);
  expect(await fieldOf(api('quote', 'checkin=2026-12-05&nights=2&realtime=perhaps'))).toEqual([400, 'realtime']);
  expect(await fieldOf(api('quote', 'checkin=2026-12-05&nights=2', 'spa'))).toEqual([400, 'id']);
});

const word = fc.oneof(
  fc.string(),
  fc.integer().map(String),
  fc.constantFrom('2026-12-05', '2026-12', '1', '0', '-0', 'NaN'),
);
const key = fc.constantFrom('checkin', 'nights', 'a', 'b', 'c', 'month', 'length', 'realtime', 'activities', 'locale');
const anyQuery = fc.array(fc.tuple(key, word), { maxLength: 6 });

test('QUOTE-004 no query of any call is ever answered with a 5xx', async () => {
  const { visit } = createStayWorld();
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('calendar', 'checkout-nights', 'quote'), anyQuery, async (call, entries) => {
      const answer = await visit(api(call, new URLSearchParams(entries).toString()));
      expect([200, 400, 404]).toContain(answer.status);
      await answer.text();
    }),
    { numRuns: 150 },
  );
});

test('STAY-021 a quote names the extras too, with their days where they have any', async () => {
  const day = { value: '8_2026-12-05', date: '2026-12-05' };
  const extras = [
    { activityId: 7, title: 'Late checkout', included: false },
    { activityId: 8, title: 'Massage', included: false, dates: [day] },
    { activityId: 9, title: 'Spa', included: true },
  ];
  const { ask } = createStayWorld({
    change: (document, target) => (target.includes('/detail.json') ? { ...document, activities: extras } : document),
  });
  const { activities } = await ask<QuoteAnswer>(`/api/stays/${samples.bookable}/quote?checkin=2026-12-05&nights=2`);
  expect(activities).toEqual([
    { activityId: 7, title: 'Late checkout', isExtra: true, days: [] },
    { activityId: 8, title: 'Massage', isExtra: true, days: ['2026-12-05'] },
  ]);
});
