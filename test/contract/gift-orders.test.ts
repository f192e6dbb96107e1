import { beforeAll, expect, test } from 'vitest';
import { lastPrintedBox, skuOfBox, skuOfExtra } from '#catalogue/seed/printed-gifts.ts';
import { sampleStays } from '#catalogue/seed/samples.ts';
import type { Answer } from '#shared/catalogue/calls.ts';
import { ask, database, fillCatalogue, readBody, readProblem, visitCatalogue } from '../support/catalogue.ts';
import { refusalOf, write } from '../support/writes.ts';

beforeAll(fillCatalogue);

const buyer = { firstName: 'Léa', lastName: 'Martin', email: 'Lea.Martin@example.com', phone: '+33 6 12 34 56 78' };
const shipTo = { name: 'Paul Martin', street: '3, rue du Port', postcode: '14600', city: 'Honfleur' };
const printed = { format: 'physical', shipTo };
const card = {
  locale: 'fr_FR',
  product: { type: 'GIFTCARD', amount: 15_000 },
  fromName: 'Léa',
  message: 'Bon anniversaire !',
  buyer,
  expectedTotalCents: 15_000,
  session: 'session-1',
};

const give = (key: string, body: unknown) => write('/gift-orders', key, body);

async function readGift(answer: Response): Promise<Answer<'giftOrder'>> {
  const parsed = readBody('placeGiftOrder', await answer.json());
  if (!parsed.ok || parsed.dropped.length > 0) throw new Error(JSON.stringify(parsed));
  const { priceInfo } = parsed.value;
  const { sellPrice, shippingCost, subElementsPrice, totalAvailabilityUpsell, totalPrice } = priceInfo;
  expect(totalPrice).toBe(sellPrice + shippingCost + subElementsPrice + totalAvailabilityUpsell);
  return parsed.value;
}

/** An order at the price that the catalogue names when it refuses a wrong one. */
async function atItsPrice(key: string, body: object): Promise<Response> {
  const { currentTotalCents } = await readProblem(await give(key, { ...body, expectedTotalCents: 1 }));
  return give(key, { ...body, expectedTotalCents: currentTotalCents });
}

const stockOf = async (sku: string) =>
  (await database.prepare('SELECT stock FROM printed_gift WHERE sku = ?').bind(sku).first<{ stock: number }>())?.stock;

test('GIFT-021 BOX-008 a gift card is stored with its card and a code to redeem, and found by number and e-mail', async () => {
  const answer = await give('gift-card-order', card);
  expect(answer.status).toBe(201);
  const stored = await readGift(answer);
  expect(stored).toMatchObject({ fromName: 'Léa', message: 'Bon anniversaire !', validUntil: '2027-11-21' });
  expect(stored.code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
  expect(await ask('giftOrder', { email: ' LEA.martin@EXAMPLE.com' }, { number: stored.number })).toEqual(stored);
  const wrong = await Promise.all([
    visitCatalogue(`/gift-orders/${stored.number}`, { email: 'someone@example.com' }),
    visitCatalogue('/gift-orders/10000001', { email: 'lea.martin@example.com' }),
  ]);
  expect(new Set(await Promise.all(wrong.map((one) => one.text()))).size).toBe(1);
});

test('GIFT-006 the same key and body answer the first order, another body or session nothing of it', async () => {
  const first = await readGift(await give('repeated-gift', card));
  const again = await give('repeated-gift', card);
  expect([again.status, await readGift(again)]).toEqual([200, first]);
  const refused = await Promise.all([
    give('repeated-gift', { ...card, message: 'Other words' }),
    give('repeated-gift', { ...card, session: 'session-2' }),
  ]);
  const problems = await Promise.all(refused.map(readProblem));
  expect(problems.map(({ status, code }) => `${status} ${code}`)).toEqual([
    '409 IDEMPOTENCY_MISMATCH',
    '409 IDEMPOTENCY_MISMATCH',
  ]);
  expect(JSON.stringify(problems)).not.toMatch(/martin|anniversaire|[A-Z2-9]{4}-[A-Z2-9]{4}/i);
});

test('GIFT-032 GIFT-036 a stay costs as a gift what its price list says, dearer with a freer choice of dates', async () => {
  const { priceList } = await ask('voucherPrices', { locale: 'fr_FR' }, { id: sampleStays.bookable });
  const one = priceList.find(({ los }) => los === 1);
  const product = { type: 'SINGLEVOUCHER', id: sampleStays.bookable, nights: 1 };
  const plain = await readGift(await atItsPrice('gift-of-a-stay', { ...card, product }));
  const free = await readGift(
    await atItsPrice('gift-of-a-free-stay', { ...card, product: { ...product, withAvailability: true } }),
  );
  expect(plain.priceInfo.sellPrice).toBe(one?.sellPrice);
  expect(free.priceInfo.totalAvailabilityUpsell).toBe(one?.extraUpsellAvailabilityAmount ?? 0);
  expect(plain.label).not.toBe('');
});

test('GIFT-004 GIFT-034 a printed box is sent for nothing, a printed card for what shipping costs, with its extras', async () => {
  const { boxes } = await ask('boxes', { locale: 'es_ES' });
  const box = boxes.find(({ code }) => code === 'SEASIDEEBOX');
  const bySea = await readGift(
    await atItsPrice('printed-box', {
      ...card,
      ...printed,
      locale: 'es_ES',
      product: { type: 'BOX', code: 'SEASIDEEBOX-physical' },
    }),
  );
  expect(bySea.priceInfo).toMatchObject({ sellPrice: box?.price.sellPrice, shippingCost: 0 });
  const { shippingCostsPerCountry } = await ask('shippingCosts', { pos: 'es' });
  const { shippingCost = 0, internationalShippingFee = 0 } = shippingCostsPerCountry.es ?? {};
  const sent = await readGift(
    await atItsPrice('printed-card', { ...card, ...printed, locale: 'es_ES', subElements: [4, 1] }),
  );
  expect(sent.priceInfo.shippingCost).toBe(shippingCost + internationalShippingFee);
  expect(sent.subElements?.map(({ id }) => id)).toEqual([1, 4]);
  expect(sent.shipTo).toEqual(shipTo);
});

test('GIFT-012 of ten who want the last printed box one gets it, and the others are told that it is sold out', async () => {
  const order = { ...card, ...printed, product: { type: 'BOX', code: lastPrintedBox }, subElements: [5] };
  const { currentTotalCents } = await readProblem(await give('price-of-the-last', order));
  const candles = await stockOf(skuOfExtra('FR', 5));
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      give(`giver-number-${index}`, { ...order, expectedTotalCents: currentTotalCents }),
    ),
  );
  const lost = answers.filter(({ status }) => status !== 201);
  expect(lost).toHaveLength(9);
  expect(new Set(await Promise.all(lost.map(refusalOf)))).toEqual(new Set(['409 SOLD_OUT']));
  expect(await stockOf(skuOfBox('FR', lastPrintedBox))).toBe(0);
  expect(await stockOf(skuOfExtra('FR', 5))).toBe((candles ?? 0) - 1);
  const digital = { ...order, format: 'digital', shipTo: undefined, subElements: [] };
  expect((await atItsPrice('digital-of-the-last', digital)).status).toBe(201);
});

test('GIFT-006 twenty repetitions at the same time store one order and take one piece', async () => {
  const order = { ...card, ...printed, product: { type: 'BOX', code: 'WINEEBOX' } };
  const before = await stockOf(skuOfBox('FR', 'WINEEBOX'));
  const { currentTotalCents } = await readProblem(await give('price-of-wine', order));
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => give('twenty-gifts', { ...order, expectedTotalCents: currentTotalCents })),
  );
  const gifts = await Promise.all(answers.map(readGift));
  expect(new Set(gifts.map(({ number, code }) => `${number} ${code}`)).size).toBe(1);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(await stockOf(skuOfBox('FR', 'WINEEBOX'))).toBe((before ?? 0) - 1);
});

test('GIFT-011 ACT-018 what is not there, not printed or not sold like this is refused', async () => {
  const refused = await Promise.all([
    give('no-such-box', { ...card, product: { type: 'BOX', code: 'NOBOX' } }),
    give('no-such-stay', { ...card, product: { type: 'SINGLEVOUCHER', id: 42, nights: 1 } }),
    give('expired-stay', { ...card, product: { type: 'SINGLEVOUCHER', id: sampleStays.expired, nights: 1 } }),
    give('too-many-nights', { ...card, product: { type: 'SINGLEVOUCHER', id: sampleStays.bookable, nights: 30 } }),
    give('odd-amount', { ...card, product: { type: 'GIFTCARD', amount: 2001 } }),
    give('huge-amount', { ...card, product: { type: 'GIFTCARD', amount: 100_100 } }),
    give('never-printed', { ...card, ...printed, product: { type: 'BOX', code: 'BOATEBOX' } }),
    give('other-form', { ...card, product: { type: 'BOX', code: 'WINEEBOX-physical' } }),
    give('not-in-italy', { ...card, ...printed, locale: 'it_IT' }),
    give('two-sleeves', { ...card, ...printed, subElements: [1, 2] }),
    give('no-such-extra', { ...card, ...printed, subElements: [99] }),
  ]);
  expect(await Promise.all(refused.map(refusalOf))).toEqual([
    '404 NOT_FOUND',
    '404 NOT_FOUND',
    ...Array.from({ length: 9 }, () => '409 NOT_BOOKABLE'),
  ]);
});

test('GIFT-021 GIFT-023 a body that is no gift order is refused with the field it is about', async () => {
  const refused = await Promise.all([
    give('short', card),
    give('long-name', { ...card, fromName: 'x'.repeat(41) }),
    give('long-message', { ...card, message: 'x'.repeat(181) }),
    give('no-address', { ...card, format: 'physical' }),
    give('digital-extra', { ...card, subElements: [1] }),
    give('no-product', { ...card, product: { type: 'CRUISE' } }),
    give('no-mail-at-all', { ...card, buyer: { ...buyer, email: 'lea' } }),
    give('not-json-at-all', '['),
  ]);
  expect(await Promise.all(refused.map(refusalOf))).toEqual([
    '400 BAD_REQUEST Idempotency-Key',
    '400 BAD_REQUEST fromName',
    '400 BAD_REQUEST message',
    '400 BAD_REQUEST shipTo',
    '400 BAD_REQUEST subElements',
    '400 BAD_REQUEST product.type',
    '400 BAD_REQUEST buyer.email',
    '400 BAD_REQUEST body',
  ]);
});
