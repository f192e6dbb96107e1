import { createExecutionContext } from 'cloudflare:test';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { createApp } from '#worker/app.ts';
import {
  addressOf,
  filled,
  numberOf,
  openForm,
  readForm,
  roomsLeft,
  samples,
  send,
  textOf,
  visitPreview,
} from '../support/checkout.ts';
import { bindings, fillCatalogue, visit } from '../support/storefront.ts';

beforeAll(fillCatalogue);

const page = async (query: string) => {
  const answer = await visitPreview(`/checkout/booking?${query}`);
  return { status: answer.status, html: await answer.text() };
};

test('QUOTE-024 the page shows what will be booked, its price line by line, and a form that needs no script', async () => {
  const { status, html } = await page(addressOf(samples.bookable, '2026-12-04', '&a=3&c=1'));
  expect(status).toBe(200);
  const text = textOf(html);
  expect(text).toContain('Friday, 4 December 2026');
  expect(text).toContain('Sunday, 6 December 2026');
  expect(text).toContain('3 adults, 1 child');
  expect(text).toContain('per adult');
  expect(text).toContain('per night');
  expect(text).toContain('Local tax, to be paid at the hotel');
  expect(text).toContain('To pay today');
  expect(text).toContain('Nothing is charged and no card details are asked');
  expect(html).toMatch(/<form id="checkout-form"[^>]* method="post"/);
  expect(html).not.toMatch(/<[a-z][^>]*\sstyle=/);
});

test('QUOTE-037 the total of the stay is what is paid today and the local tax', async () => {
  const { html } = await page(addressOf(samples.bookable, '2026-12-04'));
  const amount = (label: string) =>
    Math.round(
      Number(new RegExp(`${label}</dt><dd>(?:.*?</s>.*?)?€([\\d.,]+)`).exec(html)?.[1]?.replace(',', '')) * 100,
    );
  expect(amount('Total of the stay')).toBe(amount('To pay today') + amount('to be paid at the hotel'));
  expect(amount('To pay today')).toBe(readForm(html).total);
});

test('SHELL-016 the simplified header leads back to the stay with id, dates and party, and the page is not indexed', async () => {
  const { html } = await page(addressOf(samples.bookable, '2026-12-04', '&a=3&b=1'));
  const back = /<header.*?<a class="[^"]*" href="([^"]+)"/s.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const target = new URL(back, 'http://en.localhost');
  expect(target.pathname).toMatch(/^\/weekend\/900001-./);
  expect(Object.fromEntries(target.searchParams)).toMatchObject({ checkin: '2026-12-04', nights: '2', a: '3', b: '1' });
  expect(html).toContain('name="robots" content="noindex');
  expect(html).not.toContain('<footer');
});

test('STAY-040 the days chosen for activities are shown, and kept in the form and on the way back', async () => {
  const query = 'locale=en_GB&checkin=2026-12-04&night=2';
  const detail = await bindings.CATALOGUE.fetch(`http://catalogue/weekend/${samples.bookable}/detail.json?${query}`);
  const { activities } = (await detail.json()) as { activities: { title: string; dates?: { value: string }[] }[] };
  const dated = activities.find(({ dates }) => dates);
  const value = dated?.dates?.[1]?.value ?? '';
  const { html } = await page(addressOf(samples.bookable, '2026-12-04', `&activities=${value}`));
  expect(textOf(html)).toContain(`${dated?.title} Saturday, 5 December 2026`);
  expect(new URLSearchParams(readForm(html).action).get('activities')).toBe(value);
  expect(html).toMatch(new RegExp(`href="/weekend/900001-[^"]+#activities=${value}"`));
});

test('SHELL-016 the way back stays in the language of the visitor', async () => {
  const html = await (
    await visit(`http://be.localhost/nl/checkout/booking?${addressOf(samples.bookable, '2026-12-04')}`)
  ).text();
  expect(html).toContain('href="/nl/weekend/900001-');
  expect(html).toContain('action="/nl/checkout/booking?');
  expect(html).toContain('vrijdag 4 december 2026');
});

test('QUOTE-032 an address without a stay says so and leads to the search', async () => {
  const { status, html } = await page('checkin=2026-12-04&nights=2');
  expect(status).toBe(400);
  expect(textOf(html)).toContain('Which stay would you like?');
  expect(html).toContain('href="/search"');
});

test('QUOTE-015 an address without dates asks for them and leads back with the party kept', async () => {
  const { status, html } = await page(`id=${samples.bookable}&a=4`);
  expect(status).toBe(400);
  expect(textOf(html)).toContain('Please choose your travel dates.');
  expect(html).toMatch(/href="\/weekend\/900001-[a-z-]+\?a=4"/);
});

test('QUOTE-018 a check-in in the past is a date problem, not an order', async () => {
  const { status, html } = await page(addressOf(samples.bookable, '2026-11-20'));
  expect(status).toBe(400);
  expect(textOf(html)).toContain('Please choose your travel dates.');
});

test('STAY-034 an expired stay answers 410 in words, an unknown one 404', async () => {
  const expired = await page(addressOf(samples.expired, '2026-12-04'));
  expect(expired.status).toBe(410);
  expect(textOf(expired.html)).toContain('Too late!');
  expect((await page(addressOf(123_456_789, '2026-12-04'))).status).toBe(404);
});

test('QUOTE-019 a package that is unavailable on the dates is a date problem with the way to other dates', async () => {
  const { status, html } = await page(addressOf(samples.packageUnavailable, '2026-12-04'));
  expect(status).toBe(200);
  expect(textOf(html)).toContain('No longer available on these dates');
  expect(html).toMatch(/href="\/weekend\/900006-[a-z-]+"/);
  expect(html).not.toContain('checkout-form');
});

test('QUOTE-026 a stay without a room left has no form', async () => {
  const { html } = await page(addressOf(samples.soldOut, '2026-12-04'));
  expect(textOf(html)).toContain('There is no room left for your party on these dates.');
  expect(html).not.toContain('checkout-form');
});

test('QUOTE-021 a price that is not the one of the link is told with previous, current and difference, before any form', async () => {
  const { total } = await openForm(addressOf(samples.bookable, '2026-12-04'));
  const { html } = await page(addressOf(samples.bookable, '2026-12-04', `&price=${total - 1_000}`));
  expect(html).toMatch(/<dialog open="" [^>]*aria-labelledby="price-update"/);
  const text = textOf(html);
  expect(text).toContain('Price update');
  expect(text).toContain("and it's now higher.");
  expect(text).toMatch(/Previous price €[\d.,]+ Current price €[\d.,]+ Difference \+ €10 /);
  expect(html).not.toContain('checkout-form');
});

test('QUOTE-009 a price that went down is called lower', async () => {
  const { total } = await openForm(addressOf(samples.bookable, '2026-12-04'));
  const { html } = await page(addressOf(samples.bookable, '2026-12-04', `&price=${total + 1}`));
  expect(textOf(html)).toContain("and it's now lower!.");
});

test('QUOTE-022 accepting the new price leads to the form at that price', async () => {
  const { html } = await page(addressOf(samples.bookable, '2026-12-04', '&a=3&price=1'));
  const accept = /href="(\/checkout\/booking\?[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const form = readForm(await (await visitPreview(accept)).text());
  expect(new URLSearchParams(accept.split('?')[1]).get('price')).toBe(String(form.total));
  expect(form.action).toBe(accept);
});

test('QUOTE-011 refusing the new price leads back to the stay as it was chosen', async () => {
  const { html } = await page(addressOf(samples.bookable, '2026-12-04', '&a=3&price=1'));
  const dialog = /<dialog.*<\/dialog>/s.exec(html)?.[0] ?? '';
  expect(dialog).toMatch(
    /href="\/weekend\/900001-[a-z-]+\?checkin=2026-12-04&amp;checkout=2026-12-06&amp;nights=2&amp;a=3"/,
  );
});

test('QUOTE-020 the price is the one of this moment, also where the stored one is another', async () => {
  const query = 'locale=en_GB&checkin=2026-12-04&nights=2&adult=2&child=0&baby=0';
  const stored = await bindings.CATALOGUE.fetch(`http://catalogue/weekend/${samples.priceChanged}/quote.json?${query}`);
  const { priceInfo } = (await stored.json()) as { priceInfo: { sellPrice: number } };
  const { html } = await page(addressOf(samples.priceChanged, '2026-12-04', `&price=${priceInfo.sellPrice}`));
  expect(textOf(html)).toContain('Price update');
});

test('QUOTE-030 nonsense in any key never breaks the page', async () => {
  const key = fc.constantFrom('id', 'checkin', 'nights', 'a', 'c', 'b', 's', 'price', 'activities');
  const value = fc.oneof(
    fc.string(),
    fc.constantFrom('900001', '2026-12-04', '2', '-1', '99999999999999999999', '%', '\u0000'),
  );
  const queries = fc.array(fc.tuple(key, value), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(queries, async (entries) => {
      const answer = await visitPreview(`/checkout/booking?${new URLSearchParams(entries)}`);
      await answer.text();
      expect(answer.status).toBeLessThan(500);
    }),
    { numRuns: 60 },
  );
});

test('CHECKOUT-handover with the setting both ways in lead to the checkout of the operator, with the same query', async () => {
  const env = { ...bindings, CHECKOUT_URL: 'https://pay.example/start?shop=1' };
  const ask = async (path: string, init?: RequestInit) =>
    createApp().fetch(
      new Request(`http://en.localhost${path}`, { redirect: 'manual', ...init }),
      env,
      createExecutionContext(),
    );
  const before = await roomsLeft(samples.bookable, '2026-12-04');
  const opened = await ask('/checkout/booking?id=900001&checkin=2026-12-04&shop=//evil.test');
  expect(opened.status).toBe(302);
  const target = new URL(opened.headers.get('location') ?? '');
  expect(target.origin + target.pathname).toBe('https://pay.example/start');
  expect([...target.searchParams.entries()].map(([name]) => name)).toEqual(['shop', 'id', 'checkin', 'shop']);
  const sent = await send(`/checkout/booking?${addressOf(samples.bookable, '2026-12-04')}`, {}, { ask });
  expect(sent.status).toBe(303);
  expect(await roomsLeft(samples.bookable, '2026-12-04')).toBe(before);
});

test('QUOTE-011 SHELL-016 the checkout of a hotel offer leads back to the hotel with dates and party, and books the stay', async () => {
  const query = addressOf(samples.bookable, '2027-08-24', '&a=3');
  const page = await visitPreview(`/checkout/hotel?${query}&price=100`);
  const back = /href="(\/hotel\/900001-[a-z-]+\?checkin=2027-08-24&amp;checkout=2027-08-26&amp;nights=2&amp;a=3)"/g;
  const html = await page.text();
  expect([...html.matchAll(back)].length).toBeGreaterThanOrEqual(3);
  expect(html).toMatch(/href="\/checkout\/hotel\?id=900001[^"]*price=\d{4,}"/);
  const form = readForm(await (await visitPreview(`/checkout/hotel?${query}`)).text());
  expect(form.action).toContain('/checkout/hotel?id=900001');
  expect(numberOf(await send(form.action, filled(form)))).toMatch(/^\d{8}$/);
});
