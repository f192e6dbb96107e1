import { beforeAll, expect, test } from 'vitest';
import {
  addressOf,
  cookieOf,
  filled,
  numberOf,
  openForm,
  type RenderedForm,
  readForm,
  roomsLeft,
  samples,
  send,
  textOf,
  visitPreview,
} from '../support/checkout.ts';
import { createFaultyStorefront } from '../support/faulty-storefront.ts';
import { fillCatalogue } from '../support/storefront.ts';

beforeAll(fillCatalogue);

const { bookable } = samples;
/** A sample card with more on it than any stay costs, one with 50 euros, and what cannot pay. */
const cards = { large: 'CADE-AU33-3333', small: 'CADE-AU22-2222', empty: 'CADE-AU44-4444', expired: 'CADE-AU55-5555' };

/** The hidden fields of the choices, as a browser would send them back. */
function choicesOf(html: string): Record<string, string> {
  const due = /name="due" value="(\d+)"/.exec(html)?.[1] ?? '';
  const card = /name="card" value="([^"]+)"/.exec(html)?.[1];
  const insurance = [...html.matchAll(/<input type="radio" name="insurance"[^>]*>/g)].find(([tag]) =>
    tag.includes('checked'),
  )?.[0];
  return { due, ...(card && { card }), insurance: /value="([^"]*)"/.exec(insurance ?? '')?.[1] ?? '' };
}
const offered = ({ html }: RenderedForm) =>
  [...html.matchAll(/name="insurance"[^>]* value="(\w+:\d+)"/g)].map(([, value = '']) => value);
const press = (form: RenderedForm, button: string, more: Record<string, string> = {}) =>
  send(form.action, filled(form, { ...choicesOf(form.html), do: button, ...more }));
const cents = (text: string) => Number(text.split(':')[1]);
const euros = (amount: number) => `€${amount % 100 === 0 ? amount / 100 : (amount / 100).toFixed(2)}`;

test('QUOTE-007 an insurance is one line more and changes what is to be paid before anything is booked', async () => {
  const before = await roomsLeft(bookable, '2027-07-06');
  const form = await openForm(addressOf(bookable, '2027-07-06'));
  const [insurance = '', dearer = ''] = offered(form);
  expect(choicesOf(form.html).insurance).toBe('');
  const answer = await press(form, 'apply', { insurance });
  expect(answer.status).toBe(200);
  const shown = readForm(await answer.text());
  expect(textOf(shown.html)).toContain(`Insurance ${euros(cents(insurance))}`);
  expect(choicesOf(shown.html)).toEqual({ due: String(form.total + cents(insurance)), insurance });
  expect(shown.html).toContain('value="Lindgren"');
  expect(await roomsLeft(bookable, '2027-07-06')).toBe(before);
  const other = readForm(await (await press(shown, 'apply', { insurance: dearer })).text());
  expect(choicesOf(other.html).due).toBe(String(form.total + cents(dearer)));
  const booked = await press(shown, 'book');
  const path = `/checkout/booking/confirmation?number=${numberOf(booked)}`;
  const page = await (await visitPreview(path, { headers: { cookie: cookieOf(booked) } })).text();
  expect(textOf(page)).toContain(`Insurance ${euros(cents(insurance))}`);
});

test('QUOTE-021 an insurance that was chosen without looking at the new total is told before anything is stored', async () => {
  const before = await roomsLeft(bookable, '2027-07-13');
  const form = await openForm(addressOf(bookable, '2027-07-13'));
  const [insurance = ''] = offered(form);
  const answer = await press(form, 'book', { insurance });
  expect(answer.status).toBe(409);
  const asked = readForm(await answer.text());
  expect(textOf(asked.html)).toContain(`Previous price ${euros(form.total)}`);
  expect(textOf(asked.html)).toContain(`Difference + ${euros(cents(insurance))}`);
  expect(asked.key).not.toBe(form.key);
  expect(await roomsLeft(bookable, '2027-07-13')).toBe(before);
  expect(numberOf(await press(asked, 'book'))).toMatch(/^\d{8}$/);
});

test('QUOTE-007 a gift card is taken however it is typed, pays the whole, can be taken out, and is on the order', async () => {
  const form = await openForm(addressOf(bookable, '2027-07-20'));
  const added = readForm(await (await press(form, 'add-card', { code: ' cade au33 3333' })).text());
  expect(choicesOf(added.html)).toEqual({ due: '0', card: `${cards.large}:${form.total}`, insurance: '' });
  expect(textOf(added.html)).toContain(`Gift card S0000002 − ${euros(form.total)}`);
  expect(textOf(added.html)).toMatch(/To pay today €0 /);
  expect(added.html).not.toContain('name="pay"');
  const removed = readForm(await (await press(added, `remove-card:${cards.large}`)).text());
  expect(choicesOf(removed.html)).toEqual({ due: String(form.total), insurance: '' });
  const [insurance = ''] = offered(added);
  const both = readForm(await (await press(added, 'apply', { insurance })).text());
  expect(choicesOf(both.html)).toEqual({
    due: '0',
    card: `${cards.large}:${form.total + cents(insurance)}`,
    insurance,
  });
  const booked = await press(both, 'book');
  const path = `/checkout/booking/confirmation?number=${numberOf(booked)}`;
  const page = await (await visitPreview(path, { headers: { cookie: cookieOf(booked) } })).text();
  expect(textOf(page)).toContain(`Gift card S0000002 − ${euros(form.total + cents(insurance))}`);
  expect(page).not.toContain(cards.large);
});

test('QUOTE-007 a card that cannot pay says why beside the field, and everything else stays', async () => {
  const form = await openForm(addressOf(bookable, '2027-07-27'));
  const tries = { 'no code': 'twelve letters', [cards.empty]: 'Nothing is left', [cards.expired]: 'has expired' };
  for (const [code, words] of Object.entries({ ...tries, 'AAAA-BBBB-CCCC': 'We know no gift card' })) {
    const html = await (await press(form, 'add-card', { code })).text();
    expect(textOf(html)).toContain(words);
    expect(html).toContain('aria-describedby="gift-code-hint gift-code-error"');
    expect(html).toContain(`value="${code}"`);
    expect(html).toContain('value="Lindgren"');
    expect(readForm(html).key).toBe(form.key);
  }
  const before = await roomsLeft(bookable, '2027-07-27');
  const added = readForm(await (await press(form, 'book', { code: cards.large })).text());
  expect(await roomsLeft(bookable, '2027-07-27')).toBe(before);
  expect(textOf(await (await press(added, 'add-card', { code: cards.large })).text())).toContain('used already');
  expect(textOf(await (await press(added, 'add-card', { code: cards.small })).text())).toContain('nothing left to pay');
});

test('QUOTE-021 a card that was emptied in the meantime books nothing and shows what is to be paid without it', async () => {
  const form = await openForm(addressOf(bookable, '2027-08-03'));
  const shown = readForm(await (await press(form, 'add-card', { code: cards.small })).text());
  expect(choicesOf(shown.html).card).toBe(`${cards.small}:5000`);
  expect(numberOf(await press(shown, 'book'))).toMatch(/^\d{8}$/);
  const before = await roomsLeft(bookable, '2027-08-10');
  const late = await openForm(addressOf(bookable, '2027-08-10'));
  const answer = await send(late.action, filled(late, { card: `${cards.small}:5000`, due: late.total - 5000 }));
  expect(answer.status).toBe(409);
  const asked = readForm(await answer.text());
  expect(textOf(asked.html)).toContain('Difference + €50');
  expect(choicesOf(asked.html).card).toBeUndefined();
  expect(await roomsLeft(bookable, '2027-08-10')).toBe(before);
});

test('QUOTE-007 choices that nobody can check are kept, and made-up ones never pay', async () => {
  const { world, visit: ask } = createFaultyStorefront();
  const form = await openForm(addressOf(bookable, '2027-08-17'), ask);
  const [insurance = ''] = offered(form);
  world.mode = 'down';
  const fields = { insurance, card: `${cards.large}:1000`, due: form.total + cents(insurance) - 1000 };
  const failed = await send(form.action, filled(form, fields), { ask });
  expect(failed.status).toBe(503);
  const html = await failed.text();
  expect(html).toContain(`<input type="hidden" name="insurance" value="${insurance}"/>`);
  expect(html).toContain(`name="card" value="${cards.large}:1000"`);
  world.mode = 'ok';
  const made = { insurance: 'cancellation:0', card: 'AAAA-BBBB-CCCC:1000', due: form.total - 1000 };
  const refused = await send(form.action, filled(form, made), { ask });
  expect(refused.status).toBe(409);
  expect(choicesOf(await refused.text()).card).toBeUndefined();
  const nonsense = await send(form.action, filled(form, { insurance: '<b>', card: 'x', do: 'remove-card:<b>' }), {
    ask,
  });
  expect([nonsense.status, choicesOf(await nonsense.text()).due]).toEqual([200, String(form.total)]);
});
