import { beforeAll, expect, test } from 'vitest';
import { parseDate } from '#shared/calendar/date.ts';
import { checkPayLater, listPayLater } from '#shared/price/pay-later.ts';
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
  visitPreview,
} from '../support/checkout.ts';
import { createFaultyStorefront } from '../support/faulty-storefront.ts';
import { fillCatalogue, visit } from '../support/storefront.ts';

beforeAll(fillCatalogue);

const { bookable } = samples;
const today = parseDate('2026-11-21')!;

test('PAYL-001 PAYL-004 checkout tells every way to pay later, with each payment, in a panel that is closed with "I understood"', async () => {
  const { html, total } = await openForm(addressOf(bookable, '2027-06-08'));
  const text = textOf(html);
  expect(text).toContain('Book now, pay later');
  expect(html).toMatch(/<button[^>]*popovertargetaction="hide"[^>]*>I understood<\/button>/i);
  const checkin = parseDate('2027-06-08');
  const methods = checkPayLater(
    listPayLater({ amount: total, checkin, cancellableUntil: undefined, today }),
    total,
    today,
  );
  const [, inThree] = methods;
  const euros = (cents: number) => `€${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`;
  for (const { amount } of inThree?.payments ?? []) expect(text).toContain(euros(amount));
  expect(text).toContain(`Fee of ${euros(inThree?.paymentFee ?? 0)}`);
});

test('PAYL-001 the page of a stay tells how its price can be paid later, and without an answer says nothing', async () => {
  const { world, visit: ask } = createFaultyStorefront();
  const page = async () => textOf(await (await ask(`/weekend/${bookable}?checkin=2027-06-08&nights=2`)).text());
  expect(await page()).toContain('Book now, pay later');
  world.calls = { '/purchase/alma/eligibility': 'down' };
  expect(await page()).not.toContain('pay later');
});

/** The amount that a pattern finds in the text of a page, as it stands there. */
const amountIn = (text: string, pattern: RegExp) => pattern.exec(text)?.[1];

test('PAYL-001 PAYL-003 a stay with dates tells the payments of what is paid today for them, one without those of its from-price', async () => {
  const page = async (query: string) =>
    textOf(await (await visitPreview(`/weekend/${samples.priceChanged}${query}`)).text());
  const dateless = await page('');
  expect(amountIn(dateless, /for a stay from €([\d.]+) these are the ways/)).toBe(
    amountIn(dateless, /from €\d+ \/ pers.*?€([\d.]+) in total/),
  );
  const dated = await page('?checkin=2027-06-08&nights=2');
  const today = amountIn(dated, /Total to pay today\s*€([\d.]+)/);
  expect(today).toMatch(/^\d/);
  expect(amountIn(dated, /for €([\d.]+) these are the ways/)).toBe(today);
  expect(dated).not.toContain('for a stay from');
});

test('PAYL-003 the ways to pay later can be asked for other dates, and a question without sense is refused', async () => {
  const { world, visit: ask } = createFaultyStorefront();
  const fragment = async (query: string) => {
    const answer = await ask(`/fragment/pay-later/${samples.priceChanged}${query}`);
    return { status: answer.status, text: textOf(await answer.text()), robots: answer.headers.get('x-robots-tag') };
  };
  const dated = await fragment('?checkin=2027-06-08&nights=2&a=3');
  const page = textOf(await (await ask(`/weekend/${samples.priceChanged}?checkin=2027-06-08&nights=2&a=3`)).text());
  expect(amountIn(dated.text, /for €([\d.]+) these are/)).toBe(amountIn(page, /Total to pay today\s*€([\d.]+)/));
  expect(dated.robots).toBe('noindex');
  expect((await fragment('')).text).toContain('for a stay from');
  expect((await fragment('?checkin=tomorrow&nights=2')).status).toBe(400);
  world.calls = { '/purchase/alma/eligibility': 'down' };
  expect(await fragment('?checkin=2027-06-08&nights=2')).toMatchObject({ status: 200, text: '' });
});

test('PAYL-003 a stay that begins in four days offers no way to pay later', async () => {
  const { html } = await openForm(addressOf(bookable, '2026-11-25'));
  expect(textOf(html)).not.toContain('pay later');
  expect(html).not.toContain('name="pay"');
});

test('PAYL-005 the wallet is named in Spain and Italy only', async () => {
  const path = `/checkout/booking?${addressOf(bookable, '2026-11-25')}`;
  const [spain, france] = await Promise.all(
    ['es', 'fr'].map(async (market) => textOf(await (await visit(`http://${market}.localhost${path}`)).text())),
  );
  expect(spain).toContain('Tu monedero en línea');
  expect(france).not.toContain('portefeuille');
});

test('PAYL-004 the way to pay that was chosen is booked and shown with its payments', async () => {
  const form = await openForm(addressOf(bookable, '2027-06-15'));
  const answer = await send(form.action, filled(form, { pay: '4x' }));
  const path = `/checkout/booking/confirmation?number=${numberOf(answer)}`;
  const html = await (await visitPreview(path, { headers: { cookie: cookieOf(answer) } })).text();
  expect(textOf(html)).toContain('Pay in 4 parts');
  expect(textOf(html)).toContain('21 February 2027');
});

test('PAYL-003 a way that is not offered books nothing, says so and keeps what was typed', async () => {
  const before = await roomsLeft(bookable, '2026-11-25');
  const form = await openForm(addressOf(bookable, '2026-11-25'));
  const answer = await send(form.action, filled(form, { pay: '3x' }));
  expect(answer.status).toBe(409);
  const html = await answer.text();
  expect(textOf(html)).toContain('Paying later is not offered for this booking any more');
  expect(html).toContain('value="Lindgren"');
  expect(html).not.toContain('name="pay"');
  expect(await roomsLeft(bookable, '2026-11-25')).toBe(before);
  const asked = readForm(html);
  expect(numberOf(await send(asked.action, filled(asked)))).toMatch(/^\d{8}$/);
});

test('PAYL-003 while nobody can say what is offered the choice is kept, and nonsense is no choice', async () => {
  const { world, visit: ask } = createFaultyStorefront();
  const form = await openForm(addressOf(bookable, '2027-06-22'), ask);
  world.mode = 'down';
  const failed = await send(form.action, filled(form, { pay: '3x' }), { ask });
  expect(failed.status).toBe(503);
  expect(await failed.text()).toContain('<input type="hidden" name="pay" value="3x"/>');
  const wrong = await send(form.action, filled(form, { pay: '"><b>' }), { ask });
  expect(await wrong.text()).not.toContain('name="pay"');
});

test('PAYL-003 without an answer about paying later the stay can be booked all the same', async () => {
  const { world, visit: ask } = createFaultyStorefront();
  world.calls = { '/purchase/alma/eligibility': 'wrong' };
  const form = await openForm(addressOf(bookable, '2027-06-29'), ask);
  expect(textOf(form.html)).not.toContain('pay later');
  expect(numberOf(await send(form.action, filled(form), { ask }))).toMatch(/^\d{8}$/);
});
