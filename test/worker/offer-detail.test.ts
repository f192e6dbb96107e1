import { beforeAll, expect, test } from 'vitest';
import { fillCatalogue } from '../support/storefront.ts';
import { createStayWorld, samples, wordsOf } from './stay-world.ts';

beforeAll(fillCatalogue);

const simple = 900_007;
const asked = 'checkin=2026-12-05&nights=2';
const detailOf = (id: number, query = '') => `/fragment/offer/${id}?${query}`;
const isQuote = (path: string) => path.endsWith('/quote.json');
const isDetail = (target: string) => target.includes('/detail.json');

test('OFFD-003 the details tell label, hotel with its hours, picture, programme, activities and rooms', async () => {
  const { read } = createStayWorld({
    change: (document, target) =>
      isDetail(target)
        ? {
            ...document,
            label: 'Two days by the quay',
            programLine: [{ label: 'Two nights', icon: 'night' }, 'A glass of cider'],
            activities: [{ activityId: 5, title: 'Boat trip', included: true }],
            dinners: [{ activityId: 6, title: 'Oysters', type: 'dinner', included: false }],
          }
        : isQuote(target.split('?')[0] ?? '')
          ? { bookable: true, priceInfo: { sellPrice: 40_000, nbRooms: 2 } }
          : document,
  });
  const html = await read(detailOf(simple, `${asked}&a=4`));
  expect(html).not.toMatch(/<(html|script|style)|style="/);
  expect(html).toMatch(/<img[^>]+srcSet|<img[^>]+srcset/);
  const words = wordsOf(html);
  expect(words).toContain('Two days by the quay What it includes Two nights A glass of cider');
  expect(words).toContain('Boat trip Included Oysters Extra');
  expect(words).toMatch(/Room and hours 2 × \w+.*Arrival: from \d\d:\d\d Departure: until \d\d:\d\d/);
});

test('OFFD-002 with dates the details sum up what is asked, and book it at the quoted price', async () => {
  const html = await createStayWorld().read(detailOf(simple, `${asked}&a=3&c=1`));
  expect(wordsOf(html)).toMatch(
    /Dates 5 Dec 2026 to 7 Dec 2026 Travellers 3 adults, 1 child Cancellation .+ Local tax €\d/,
  );
  const total = /[?&;]price=(\d+)"/.exec(html)?.[1];
  expect(Number(total)).toBeGreaterThan(10_000);
  expect(html).toMatch(
    /href="\/checkout\/\w+\?id=900007&amp;checkin=2026-12-05&amp;nights=2&amp;a=3&amp;c=1&amp;price=/,
  );
  expect(html).toMatch(/href="\/weekend\/900007-[a-z-]+#checkin=2026-12-05/);
});

test('OFFD-002 without dates they are asked for, and the price from is shown to the two adults it is for', async () => {
  const { read } = createStayWorld();
  const html = await read(detailOf(simple));
  expect(html).toContain('data-choose-dates');
  expect(wordsOf(html)).toMatch(/1 night, dates of your choice Travellers 2 adults.*from €\d+ \/ pers/);
  expect(html).not.toContain('/checkout/');
  expect(wordsOf(await read(detailOf(simple, 'a=5')))).not.toContain('/ pers');
});

test('OFFD-002 an offer with activities whose day is open goes on at its own page', async () => {
  const html = await createStayWorld().read(detailOf(samples.bookable, asked));
  expect(wordsOf(html)).toContain('Choose the day of your activities on the next page.');
  expect(html).not.toContain('/checkout/');
});

test('OFFD-002 what is sold out or cannot be priced says so, and is never booked', async () => {
  const soldOut = await createStayWorld().read(detailOf(samples.soldOut, asked));
  expect(wordsOf(soldOut)).toContain('No more availabilities. Update your stay criteria to enjoy the offers.');
  const failing = createStayWorld({ modeOf: (path) => (isQuote(path) ? 'down' : 'ok') });
  const unknown = await failing.read(detailOf(simple, asked));
  expect(wordsOf(unknown)).toContain('The price cannot be shown right now');
  expect(soldOut + unknown).not.toContain('/checkout/');
});

test('OFFD-001 details that are not there answer a status, so that the card leads to its page', async () => {
  const { visit } = createStayWorld();
  const paths = ['/fragment/offer/x', detailOf(123_456_789), detailOf(samples.expired)];
  expect((await Promise.all(paths.map(visit))).map(({ status }) => status)).toEqual([404, 404, 410]);
  const down = createStayWorld({ modeOf: () => 'down' });
  expect((await down.visit(detailOf(simple))).status).toBe(503);
});
