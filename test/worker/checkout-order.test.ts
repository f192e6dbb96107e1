import { beforeAll, expect, test } from 'vitest';
import {
  addressOf,
  cookieOf,
  filled,
  numberOf,
  openForm,
  readForm,
  roomsLeft,
  samples,
  send,
  textOf,
  traveller,
  visitPreview,
} from '../support/checkout.ts';
import { fillCatalogue } from '../support/storefront.ts';

beforeAll(fillCatalogue);

const { bookable, lastRoom } = samples;

test('CHECKOUT-order a complete form is booked, takes a room and leads to a page that can be shown again', async () => {
  const before = await roomsLeft(bookable, '2026-12-11');
  const form = await openForm(addressOf(bookable, '2026-12-11'));
  const answer = await send(form.action, filled(form));
  const number = numberOf(answer);
  expect(number).toMatch(/^\d{8}$/);
  expect(answer.headers.get('set-cookie')).toMatch(/^order=[^;]+; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(await roomsLeft(bookable, '2026-12-11')).toBe(before - 1);
  const headers = { cookie: cookieOf(answer) };
  const first = await visitPreview(`/checkout/booking/confirmation?number=${number}`, { headers });
  const again = await visitPreview(`/checkout/booking/confirmation?number=${number}`, { headers });
  expect([first.status, again.status]).toEqual([200, 200]);
  const html = await again.text();
  expect(textOf(html).replace(/(\d{4}) +(\d{4})/, '$1$2')).toContain(number);
  expect(textOf(html)).toContain('It is booked, Anna!');
  expect(html).toContain('name="robots" content="noindex');
});

test('STAY-040 the days chosen for activities are on the checkout page, in the order and wherever it is shown', async () => {
  const stay = await visitPreview(`/weekend/${bookable}?checkin=2026-12-14&nights=2`);
  const id = /(\d+)_2026-12-15/.exec(await stay.text())?.[1];
  const form = await openForm(addressOf(bookable, '2026-12-14', `&activities=${id}_2026-12-15`));
  expect(textOf(form.html)).toContain('15 December 2026');
  const answer = await send(form.action, filled(form));
  const number = numberOf(answer) ?? '';
  const path = `/checkout/booking/confirmation?number=${number}`;
  const confirmed = await visitPreview(path, { headers: { cookie: cookieOf(answer) } });
  expect(textOf(await confirmed.text())).toContain('15 December 2026');
  const found = await send('/booking-lookup', { number, email: traveller.email });
  expect(textOf(await found.text())).toContain('15 December 2026');
});

test('CHECKOUT-proof an order is shown to no other browser, and a made-up proof opens nothing', async () => {
  const form = await openForm(addressOf(bookable, '2026-12-16'));
  const answer = await send(form.action, filled(form));
  const path = `/checkout/booking/confirmation?number=${numberOf(answer)}`;
  const made = JSON.stringify([{ number: numberOf(answer), email: 'eve@example.com', key: 'x', booked: 'x' }]);
  const tries = [{}, { cookie: 'order=%5B%5D' }, { cookie: `order=${encodeURIComponent(made)}` }];
  const answers = await Promise.all(tries.map((headers) => visitPreview(path, { headers })));
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  const pages = await Promise.all(answers.map((page) => page.text()));
  for (const html of pages) {
    expect(textOf(html)).toContain('We cannot show this booking here');
    expect(html).not.toContain('Anna');
  }
});

test('CHECKOUT-once twenty identical forms at the same moment are one order', async () => {
  const before = await roomsLeft(bookable, '2026-12-18');
  const form = await openForm(addressOf(bookable, '2026-12-18'));
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(form.action, filled(form))));
  const numbers = new Set(answers.map(numberOf));
  expect(numbers.size).toBe(1);
  expect([...numbers][0]).toMatch(/^\d{8}$/);
  expect(await roomsLeft(bookable, '2026-12-18')).toBe(before - 1);
});

test('CHECKOUT-once Back and sending the same form again shows the same booking', async () => {
  const before = await roomsLeft(bookable, '2027-01-08');
  const form = await openForm(addressOf(bookable, '2027-01-08'));
  const first = await send(form.action, filled(form));
  const again = await send(form.action, filled(form), { headers: { cookie: cookieOf(first) } });
  expect(numberOf(again)).toBe(numberOf(first));
  expect(await roomsLeft(bookable, '2027-01-08')).toBe(before - 1);
});

test('CHECKOUT-once a second tab is told of the first booking, and books again only when it is told to', async () => {
  const before = await roomsLeft(bookable, '2027-01-15');
  const [one, two] = await Promise.all([1, 2].map(() => openForm(addressOf(bookable, '2027-01-15'))));
  const first = await send(one!.action, filled(one!));
  const headers = { cookie: cookieOf(first) };
  const second = await send(two!.action, filled(two!), { headers });
  expect(second.status).toBe(409);
  const html = await second.text();
  expect(textOf(html)).toContain(`Your booking number is ${numberOf(first)}.`);
  expect(textOf(html)).toContain('Book a second time');
  expect(html).toContain('value="Lindgren"');
  expect(await roomsLeft(bookable, '2027-01-15')).toBe(before - 1);
  const asked = readForm(html);
  const third = await send(asked.action, { ...filled(asked), again: 1 }, { headers });
  expect(numberOf(third)).toMatch(/^\d{8}$/);
  expect(numberOf(third)).not.toBe(numberOf(first));
  expect(await roomsLeft(bookable, '2027-01-15')).toBe(before - 2);
});

test('CHECKOUT-once two tabs that send their forms in the same instant make one order, and the other is asked first', async () => {
  const before = await roomsLeft(bookable, '2027-01-18');
  const forms = await Promise.all([1, 2].map(() => openForm(addressOf(bookable, '2027-01-18'))));
  const answers = await Promise.all(forms.map((form) => send(form.action, filled(form))));
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
  const html = await answers.find(({ status }) => status === 409)!.text();
  expect(textOf(html)).toContain('The same stay has just been booked with this e-mail');
  expect(html).toContain('href="/booking-lookup"');
  expect(html).toContain('value="Lindgren"');
  expect(await roomsLeft(bookable, '2027-01-18')).toBe(before - 1);
  const asked = readForm(html);
  expect(numberOf(await send(asked.action, { ...filled(asked), again: 1 }))).toMatch(/^\d{8}$/);
  expect(await roomsLeft(bookable, '2027-01-18')).toBe(before - 2);
});

test('CHECKOUT-once the key of one form with other details books nothing more and gets a new key', async () => {
  const before = await roomsLeft(bookable, '2027-01-22');
  const form = await openForm(addressOf(bookable, '2027-01-22'));
  await send(form.action, filled(form));
  const answer = await send(form.action, filled(form, { lastName: 'Berg' }));
  expect(answer.status).toBe(409);
  const html = await answer.text();
  expect(textOf(html)).toContain('This form was already sent with other details');
  expect(html).toContain('value="Berg"');
  expect(readForm(html).key).not.toBe(form.key);
  expect(await roomsLeft(bookable, '2027-01-22')).toBe(before - 1);
});

test('QUOTE-021 a price that changed while the form was filled in is told before anything is stored', async () => {
  const before = await roomsLeft(bookable, '2027-01-29');
  const form = await openForm(addressOf(bookable, '2027-01-29'));
  const answer = await send(form.action, filled(form, { total: form.total - 500 }));
  expect(answer.status).toBe(409);
  const html = await answer.text();
  expect(textOf(html)).toMatch(/Difference \+ €5 /);
  expect(html).toContain('value="anna@example.com"');
  const shown = readForm(html);
  expect(shown.total).toBe(form.total);
  expect(shown.key).not.toBe(form.key);
  expect(await roomsLeft(bookable, '2027-01-29')).toBe(before);
  expect(numberOf(await send(shown.action, filled(shown)))).toMatch(/^\d{8}$/);
  expect(await roomsLeft(bookable, '2027-01-29')).toBe(before - 1);
});

test('CHECKOUT-last-room of two buyers one gets the last room, the other a clear message with other dates', async () => {
  const query = addressOf(lastRoom, '2026-12-08');
  const forms = await Promise.all([1, 2].map(() => openForm(query)));
  const answers = await Promise.all(
    forms.map((form, index) => send(form.action, filled(form, { email: `buyer-${index}@example.com` }))),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([303, 409]);
  const html = await answers.find(({ status }) => status === 409)!.text();
  expect(textOf(html)).toContain('The last room has just been taken, and nothing has been booked.');
  expect(textOf(html)).toContain('The nearest dates');
  expect(html).toMatch(/href="\/weekend\/900005-[a-z-]+\?checkin=2026-12-/);
  expect(html).not.toContain('checkout-form');
  expect(await roomsLeft(lastRoom, '2026-12-08')).toBe(0);
});

test('CHECKOUT-last-room the form of one who comes after is told so when it opens', async () => {
  const query = addressOf(lastRoom, '2027-01-12');
  const form = await openForm(query);
  await send(form.action, filled(form));
  const html = await (await visitPreview(`/checkout/booking?${query}`)).text();
  expect(textOf(html)).toContain('There is no room left for your party on these dates.');
});

test('CHECKOUT-form wrong fields come back as they were typed, each with its error, and nothing is stored', async () => {
  const before = await roomsLeft(bookable, '2027-02-05');
  const form = await openForm(addressOf(bookable, '2027-02-05'));
  const answer = await send(form.action, filled(form, { firstName: '', email: 'anna@', phone: '"><script>' }));
  expect(answer.status).toBe(422);
  const html = await answer.text();
  const text = textOf(html);
  expect(text).toContain('3 fields need another look');
  expect(text).toContain('First name: Mandatory field');
  expect(html).toContain('value="Lindgren"');
  expect(html).toContain('value="anna@"');
  expect(html).toContain('value="&quot;&gt;&lt;script&gt;"');
  expect(html).toMatch(
    /id="traveller-email"[^>]*aria-invalid="true"[^>]*aria-describedby="traveller-email-hint traveller-email-error"/,
  );
  expect(html).toContain('href="#traveller-email"');
  expect(html).toMatch(/aria-labelledby="error-summary" tabindex="-1" autofocus/i);
  expect(readForm(html).key).toBe(form.key);
  expect(await roomsLeft(bookable, '2027-02-05')).toBe(before);
});

test('CHECKOUT-form a form without the fields of ours is given back whole, and books nothing', async () => {
  const before = await roomsLeft(bookable, '2027-02-05');
  const path = `/checkout/booking?${addressOf(bookable, '2027-02-05')}`;
  const answers = await Promise.all([
    send(path, {}),
    send(path, { key: 'ü', total: '-1', firstName: 'Anna' }),
    send(path, { key: 'k'.repeat(300), total: '1e9' }),
    visitPreview(path, {
      method: 'POST',
      body: '{"a":1}',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    }),
    visitPreview(path, {
      method: 'POST',
      body: new Uint8Array([255, 0, 254]),
      headers: { 'sec-fetch-site': 'same-origin' },
    }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
  expect(textOf(await answers[1]!.text())).toContain('Please send the form again');
  expect(await roomsLeft(bookable, '2027-02-05')).toBe(before);
});

test('SEC-form a form of another site is refused and books nothing', async () => {
  const before = await roomsLeft(bookable, '2027-02-12');
  const form = await openForm(addressOf(bookable, '2027-02-12'));
  const body = () => new URLSearchParams(Object.entries(filled(form)).map(([name, value]) => [name, String(value)]));
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'http://evil.test' },
    { origin: 'null' },
    {},
  ];
  const answers = await Promise.all(
    foreign.map((headers) => visitPreview(form.action, { method: 'POST', body: body(), headers })),
  );
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  expect(textOf(await answers[0]!.text())).toContain('This form came from another site');
  expect(await roomsLeft(bookable, '2027-02-12')).toBe(before);
  const own = await visitPreview(form.action, {
    method: 'POST',
    body: body(),
    headers: { origin: 'http://en.localhost' },
  });
  expect(numberOf(own)).toMatch(/^\d{8}$/);
});

test('SEC-form a flood of text is refused before it is read', async () => {
  const form = await openForm(addressOf(bookable, '2027-02-19'));
  const answer = await send(form.action, filled(form, { lastName: 'x'.repeat(20_000) }));
  expect(answer.status).toBe(413);
  expect(textOf(await answer.text())).toContain('That is too much text');
});

test('QUOTE-018 a form whose dates have passed, or that names no stay, leads back and never fails', async () => {
  const form = await openForm(addressOf(bookable, '2027-02-19'));
  const past = await send(`/checkout/booking?${addressOf(bookable, '2026-11-01')}`, filled(form));
  const none = await send('/checkout/booking', filled(form));
  const expired = await send(`/checkout/booking?${addressOf(samples.expired, '2027-02-19')}`, filled(form));
  expect([past.status, none.status, expired.status]).toEqual([400, 400, 410]);
});
