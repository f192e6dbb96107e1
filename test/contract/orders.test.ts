import { beforeAll, expect, test } from 'vitest';
import { sampleGiftCards } from '#catalogue/seed/gift-cards.ts';
import { sampleStays } from '#catalogue/seed/samples.ts';
import type { Answer } from '#shared/catalogue/calls.ts';
import type { OrderRequest } from '#shared/catalogue/order.ts';
import {
  ask,
  catalogue,
  database,
  fillCatalogue,
  readBody,
  readProblem,
  visitCatalogue,
} from '../support/catalogue.ts';
import { checkOrder } from './checks.ts';

beforeAll(fillCatalogue);

type Body = { [K in keyof OrderRequest]: K extends 'checkin' ? string : OrderRequest[K] };

/** An order for what the live price is; `change` makes it another one. */
async function createOrder(change: Partial<Body> = {}): Promise<Body> {
  const {
    stayId = sampleStays.bookable,
    checkin = '2026-12-08',
    nights = 2,
    party = { adult: 2, child: 0, baby: 0 },
  } = change;
  const quote = await ask('realtimeQuote', { locale: 'fr_FR', checkin, night: nights, ...party }, { id: stayId });
  const traveller = {
    firstName: 'Léa',
    lastName: 'Martin',
    email: 'Lea.Martin@example.com',
    phone: '+33 6 12 34 56 78',
  };
  const expectedTotalCents = quote.priceInfo?.sellPrice ?? 0;
  return {
    locale: 'fr_FR',
    stayId,
    checkin,
    nights,
    party,
    traveller,
    expectedTotalCents,
    session: 'session-1',
    ...change,
  };
}

const place = (key: string, body: unknown): Promise<Response> =>
  catalogue.fetch('http://catalogue/orders', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** Somebody else. */
const buyer = (number: number): Body['traveller'] => ({
  firstName: 'Ida',
  lastName: 'Berg',
  email: `buyer-${number}@example.com`,
  phone: '+33 6 12 34 56 78',
});

async function readOrder(answer: Response): Promise<Answer<'order'>> {
  const parsed = readBody('placeOrder', await answer.json());
  if (!parsed.ok) throw new Error(parsed.reason);
  checkOrder(parsed.value);
  return parsed.value;
}

/** A gift card of 100 euros, ordered as a gift. */
async function issueCard(key: string): Promise<{ code: string }> {
  const traveller = buyer(0);
  const body = {
    locale: 'fr_FR',
    product: { type: 'GIFTCARD', amount: 10_000 },
    buyer: traveller,
    expectedTotalCents: 10_000,
  };
  const answer = await catalogue.fetch('http://catalogue/gift-orders', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  });
  return answer.json();
}

const stockOf = async (stayId: number, checkin: string): Promise<number> => {
  const row = await database
    .prepare(
      'SELECT stock FROM room_night JOIN stay ON stay.room_id = room_night.room_id WHERE stay.id = ? AND day = ?',
    )
    .bind(stayId, Date.parse(checkin) / 86_400_000)
    .first<{ stock: number }>();
  return row?.stock ?? -1;
};

test('ORDER-place an order is stored, answered with 201 and takes a room of every night', async () => {
  const before = await stockOf(sampleStays.bookable, '2026-12-08');
  const order = await createOrder();
  const answer = await place('place-an-order', order);
  expect(answer.status).toBe(201);
  const stored = await readOrder(answer);
  expect(stored).toMatchObject({ status: 'confirmed', checkin: '2026-12-08', checkout: '2026-12-10', nights: 2 });
  expect(stored.priceInfo.sellPrice).toBe(order.expectedTotalCents);
  expect(stored.traveller.email).toBe('lea.martin@example.com');
  expect(await stockOf(sampleStays.bookable, '2026-12-08')).toBe(before - 1);
  expect(await stockOf(sampleStays.bookable, '2026-12-09')).toBe(before - 1);
});

test('ORDER-repeat the same key and body answer the first order again and take no second room', async () => {
  const order = await createOrder({ checkin: '2027-02-01' });
  const first = await readOrder(await place('repeated-order', order));
  const stock = await stockOf(sampleStays.bookable, '2027-02-01');
  const again = await place('repeated-order', order);
  expect(again.status).toBe(200);
  expect(await readOrder(again)).toEqual(first);
  expect(await stockOf(sampleStays.bookable, '2027-02-01')).toBe(stock);
});

test('ORDER-mismatch another body or another session under the same key is refused without a word of the first', async () => {
  const order = await createOrder({ checkin: '2027-02-03' });
  expect((await place('mismatched', order)).status).toBe(201);
  const [otherBody, otherSession] = await Promise.all([
    place('mismatched', { ...order, nights: 1 }),
    place('mismatched', { ...order, session: 'session-2' }),
  ]);
  const [body, session] = await Promise.all([readProblem(otherBody), readProblem(otherSession)]);
  expect([body.status, body.code, session.status, session.code]).toEqual([
    409,
    'IDEMPOTENCY_MISMATCH',
    409,
    'IDEMPOTENCY_MISMATCH',
  ]);
  expect(JSON.stringify([body, session])).not.toMatch(/Martin|lea|\d{8}/i);
});

test('ORDER-price another price than expected is refused with the current one, which then goes through', async () => {
  const stale = await createOrder({ stayId: sampleStays.priceChanged, checkin: '2027-02-05' });
  const seen = await ask(
    'quote',
    { locale: 'fr_FR', checkin: '2027-02-05', nights: 2 },
    { id: sampleStays.priceChanged },
  );
  const refused = await readProblem(
    await place('price-changed', { ...stale, expectedTotalCents: seen.priceInfo?.sellPrice }),
  );
  expect(refused).toMatchObject({ status: 409, code: 'PRICE_CHANGED', currentTotalCents: stale.expectedTotalCents });
  const accepted = await place('price-changed', { ...stale, expectedTotalCents: refused.currentTotalCents });
  expect(accepted.status).toBe(201);
});

test('ORDER-last of fifty who want the last room at the same time exactly one gets it', async () => {
  const order = await createOrder({ stayId: sampleStays.lastRoom, checkin: '2027-03-02', nights: 1 });
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => place(`buyer-number-${index}`, { ...order, traveller: buyer(index) })),
  );
  const lost = answers.filter(({ status }) => status !== 201);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const problems = await Promise.all(lost.map(readProblem));
  expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(['SOLD_OUT']));
  expect(await stockOf(sampleStays.lastRoom, '2027-03-02')).toBe(0);
});

test('ORDER-repeat twenty repetitions of one order at the same time store it once', async () => {
  const order = await createOrder({ checkin: '2027-03-09' });
  const before = await stockOf(sampleStays.bookable, '2027-03-09');
  const answers = await Promise.all(Array.from({ length: 20 }, () => place('twenty-times', order)));
  const numbers = await Promise.all(answers.map(async (answer) => (await readOrder(answer)).number));
  expect(new Set(numbers).size).toBe(1);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(await stockOf(sampleStays.bookable, '2027-03-09')).toBe(before - 1);
});

test('ORDER-twin twenty forms for the same stay, days and e-mail in the same instant are one order', async () => {
  const order = await createOrder({ checkin: '2027-03-16' });
  const before = await stockOf(sampleStays.bookable, '2027-03-16');
  const answers = await Promise.all(Array.from({ length: 20 }, (_, tab) => place(`tab-number-${tab}`, order)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const refused = await Promise.all(answers.filter(({ status }) => status !== 201).map(readProblem));
  expect(new Set(refused.map(({ status, code }) => `${status} ${code}`))).toEqual(new Set(['409 ALREADY_BOOKED']));
  expect(JSON.stringify(refused)).not.toMatch(/Martin|lea|\d{8}/i);
  expect(await stockOf(sampleStays.bookable, '2027-03-16')).toBe(before - 1);
});

test('ORDER-twin whoever asks for a second one gets it, and so does another e-mail, party, day or stay', async () => {
  const order = await createOrder({ checkin: '2027-03-23' });
  expect((await place('first-of-two', order)).status).toBe(201);
  const others = await Promise.all([
    place('second-of-two', { ...order, isAgain: true }),
    place('other-buyer', { ...order, traveller: buyer(1) }),
    createOrder({ checkin: '2027-03-23', party: { adult: 1, child: 0, baby: 0 } }).then((body) =>
      place('other-party', body),
    ),
    createOrder({ checkin: '2027-03-24' }).then((body) => place('other-day', body)),
    createOrder({ checkin: '2027-03-23', stayId: sampleStays.nonRefundable }).then((body) => place('other-stay', body)),
  ]);
  expect(others.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
});

test('ORDER-twin a quarter of an hour later the same order is taken without a question', async () => {
  const order = await createOrder({ checkin: '2027-03-30' });
  const first = await readOrder(await place('a-while-ago', order));
  const age = (createdAt: string) =>
    database.prepare('UPDATE booking SET created_at = ? WHERE number = ?').bind(createdAt, first.number).run();
  await age('2026-11-21T08:46:00.000Z');
  expect((await place('too-soon-after', order)).status).toBe(409);
  await age('2026-11-21T08:44:00.000Z');
  expect((await place('late-enough', order)).status).toBe(201);
});

test('ORDER-twin who has the last room is told of the own booking, not that the room is gone', async () => {
  const order = await createOrder({ stayId: sampleStays.lastRoom, checkin: '2027-04-06', nights: 1 });
  expect((await place('the-last-room', order)).status).toBe(201);
  expect((await readProblem(await place('the-last-room-too', order))).code).toBe('ALREADY_BOOKED');
});

test('ORDER-refuse past dates, expired stays, unknown stays and lengths that are not sold are refused', async () => {
  const order = await createOrder({ checkin: '2027-04-01' });
  const problems = await Promise.all(
    (
      await Promise.all([
        place('refused-1', { ...order, checkin: '2026-11-20' }),
        place('refused-2', { ...order, stayId: sampleStays.expired }),
        place('refused-3', { ...order, stayId: sampleStays.packageUnavailable }),
        place('refused-4', { ...order, stayId: 42 }),
        place('refused-5', { ...order, nights: 12 }),
        place('refused-6', { ...order, stayId: sampleStays.soldOut }),
      ])
    ).map(readProblem),
  );
  expect(problems.map(({ status, code }) => `${status} ${code}`)).toEqual([
    '400 DATE_IN_THE_PAST',
    '409 NOT_BOOKABLE',
    '409 NOT_BOOKABLE',
    '404 NOT_FOUND',
    '409 SOLD_OUT',
    '409 SOLD_OUT',
  ]);
});

test('STAY-040 an order keeps the days chosen for its activities, and only those that are real', async () => {
  const stayId = sampleStays.bookable;
  const order = await createOrder({ checkin: '2027-02-15' });
  const stay = await ask('stay', { locale: 'fr_FR', checkin: '2027-02-15', nights: 2 }, { id: stayId });
  const dated = [...stay.activities, ...stay.dinners].filter(({ dates = [] }) => dates.length > 0);
  const [first] = dated;
  expect(first).toBeDefined();
  const chosen = `${first?.activityId}_2027-02-16`;
  const activitySelectionList = `x,${chosen},${first?.activityId}_2027-02-17,1_2027-02-16,${first?.activityId}_2027-03-01`;
  const stored = await readOrder(await place('with-activity-days', { ...order, activitySelectionList }));
  expect(stored.activityDays).toEqual([{ activityId: first?.activityId, title: first?.title, date: '2027-02-16' }]);
  expect(await ask('order', { email: 'lea.martin@example.com' }, { number: stored.number })).toEqual(stored);
  const other = await readProblem(await place('with-activity-days', { ...order, activitySelectionList: chosen }));
  expect([other.status, other.code]).toEqual([409, 'IDEMPOTENCY_MISMATCH']);
  const long = await readProblem(await place('too-many-days', { ...order, activitySelectionList: ','.repeat(1001) }));
  expect([long.status, long.field]).toEqual([400, 'activitySelectionList']);
});

test('PAYL-004 an order keeps how it is paid later, to the cent, and is refused where that is not offered', async () => {
  const order = await createOrder({ checkin: '2027-02-22', nights: 2, party: { adult: 2, child: 0, baby: 0 } });
  const { checkin, expectedTotalCents: amount } = order;
  const eligible = await ask('eligibility', { amount, checkinDate: checkin, pointOfSale: 'fr' }, {});
  const [method] = eligible.paymentMethods.filter(({ type }) => type === '3x');
  const stored = await readOrder(await place('paid-in-three', { ...order, payLater: '3x' }));
  expect(stored.payLater).toEqual(method);
  const sum = stored.payLater?.splittedPayments?.reduce((total, payment) => total + payment.amount, 0);
  expect(sum).toBe(amount + (stored.payLater?.paymentFee ?? 0));
  const soon = await createOrder({ checkin: '2026-11-25', nights: 1 });
  const refused = await readProblem(await place('too-soon-to-pay-later', { ...soon, payLater: '4x' }));
  expect(refused).toMatchObject({ status: 409, code: 'CHOICE_GONE', field: 'payLater' });
  const unknown = await readProblem(await place('in-twelve-payments', { ...order, payLater: '12x' as '4x' }));
  expect([unknown.status, unknown.field]).toEqual([400, 'payLater']);
});

test('QUOTE-007 an insurance of the quote and gift cards are kept with the order, and the cards pay once', async () => {
  const order = await createOrder({ checkin: '2027-06-07' });
  const query = { locale: 'fr_FR', checkin: '2027-06-07', night: 2 } as const;
  const quote = await ask('realtimeQuote', query, { id: sampleStays.bookable });
  const [insurance] = quote.insurances ?? [];
  const { code, amount = 0, label } = insurance ?? {};
  const body = {
    ...order,
    insurance: { code, amount },
    giftCards: [
      { code: sampleGiftCards.small.code, amount: 3_000 },
      { code: sampleGiftCards.large.code, amount: 2_000 },
    ],
  };
  const stored = await readOrder(await place('insured-and-given', body));
  expect(stored.insurance).toEqual({ code, label, amount });
  expect(stored.giftcards).toEqual([
    { serialNumber: sampleGiftCards.small.serial, usedAmount: 3_000 },
    { serialNumber: sampleGiftCards.large.serial, usedAmount: 2_000 },
  ]);
  expect((await place('insured-and-given', body)).status).toBe(200);
  expect((await ask('giftBalance', {}, { code: sampleGiftCards.small.code })).amount).toBe(2_000);
  const more = await readProblem(await place('more-than-is-left', { ...body, isAgain: true }));
  expect(more).toMatchObject({ status: 409, code: 'CHOICE_GONE', field: 'giftCards' });
});

test('ORDER-cards of twenty orders that want the last of a gift card one gets it, and no other stores anything', async () => {
  const order = await createOrder({ checkin: '2027-06-14' });
  const card = (await issueCard('a-card-for-twenty')).code;
  const before = await stockOf(sampleStays.bookable, '2027-06-14');
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      place(`card-holder-${index}`, { ...order, traveller: buyer(index), giftCards: [{ code: card, amount: 9_000 }] }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const refused = await Promise.all(answers.filter(({ status }) => status !== 201).map(readProblem));
  expect(new Set(refused.map(({ code, field }) => `${code} ${field}`))).toEqual(new Set(['CHOICE_GONE giftCards']));
  expect((await ask('giftBalance', {}, { code: card })).amount).toBe(1_000);
  expect(await stockOf(sampleStays.bookable, '2027-06-14')).toBe(before - 1);
});

test('ORDER-cards a card that is unknown, empty, expired, named twice or asked for too much is refused, as is a changed insurance', async () => {
  const order = await createOrder({ checkin: '2027-06-21' });
  const total = order.expectedTotalCents;
  const { large, empty, expired } = sampleGiftCards;
  const cards = (...giftCards: { code: string; amount: number }[]) => ({ ...order, giftCards });
  const problems = await Promise.all(
    (
      await Promise.all([
        place('card-unknown', cards({ code: 'AAAA-BBBB-CCCC', amount: 1 })),
        place('card-empty', cards({ code: empty.code, amount: 1 })),
        place('card-expired', cards({ code: expired.code, amount: 1 })),
        place('card-twice', cards({ code: large.code, amount: 1 }, { code: large.code, amount: 1 })),
        place('card-too-much', cards({ code: large.code, amount: total + 1 })),
        place('other-insurance', { ...order, insurance: { code: 'cancellation', amount: 1 } }),
        place('no-insurance', { ...order, insurance: { code: 'moon', amount: 900 } }),
      ])
    ).map(readProblem),
  );
  expect(problems.map(({ status, code }) => `${status} ${code}`)).toEqual(problems.map(() => '409 CHOICE_GONE'));
  expect(problems.map(({ field }) => field)).toEqual([...Array(5).fill('giftCards'), 'insurance', 'insurance']);
  const unreadable = await readProblem(await place('card-unreadable', cards({ code: "' OR 1=1", amount: 1 })));
  expect([unreadable.status, unreadable.field]).toEqual([400, 'giftCards.0.code']);
});

test('ORDER-look an order is found by number and e-mail, however the e-mail is written', async () => {
  const stored = await readOrder(await place('to-be-found', await createOrder({ checkin: '2027-05-04' })));
  const found = await ask('order', { email: ' LEA.martin@EXAMPLE.com ' }, { number: stored.number });
  expect(found).toEqual(stored);
});

test('ORDER-look a wrong number and a wrong e-mail get the same answer', async () => {
  const stored = await readOrder(await place('not-for-others', await createOrder({ checkin: '2027-05-11' })));
  const answers = await Promise.all([
    visitCatalogue(`/orders/${stored.number}`, { email: 'someone@example.com' }),
    visitCatalogue('/orders/10000001', { email: 'lea.martin@example.com' }),
    visitCatalogue('/orders/abc', { email: 'lea.martin@example.com' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
});

test('ORDER-read a body that is no order is refused with the field it is about', async () => {
  const order = await createOrder({ checkin: '2027-06-01' });
  const problems = await Promise.all(
    (
      await Promise.all([
        place('short', order),
        place('no-json-at-all', 'hello'),
        place('wrong-mail', { ...order, traveller: { ...order.traveller, email: 'nobody' } }),
        place('wrong-party', { ...order, party: { adult: 0, child: 0, baby: 0 } }),
        place('wrong-nights', { ...order, nights: 1.5 }),
        place('wrong-total', { ...order, expectedTotalCents: -1 }),
        place('nothing-at-all', null),
      ])
    ).map(readProblem),
  );
  expect(problems.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400, 400]);
  expect(problems.map(({ field }) => field)).toEqual([
    'Idempotency-Key',
    'body',
    'traveller.email',
    'party.adult',
    'nights',
    'expectedTotalCents',
    'body',
  ]);
});

test('STAY-021 STAY-040 an order with an extra costs what its quote says, and keeps its day', async () => {
  const activitySelectionList = `${sampleStays.extras * 100 + 7}_2026-12-09`;
  const order = await createOrder({ stayId: sampleStays.extras, traveller: buyer(70), activitySelectionList });
  const without = await place('extra-not-paid', order);
  const refused = await readProblem(without);
  expect(refused.code).toBe('PRICE_CHANGED');
  const placed = await place('extra-is-paid', { ...order, expectedTotalCents: refused.currentTotalCents });
  const { priceInfo, activityDays, programLineList } = await readOrder(placed);
  expect(priceInfo.sellPrice).toBe(order.expectedTotalCents + 2 * 1800);
  expect(activityDays?.map(({ date }) => date)).toEqual(['2026-12-09']);
  expect(programLineList?.at(-1)?.icon).toBe('bike');
});
