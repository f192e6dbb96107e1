import { toDayNumber } from '#shared/calendar/date.ts';
import { idempotencyKey, type OrderRequest, orderRequest } from '#shared/catalogue/order.ts';
import type { ProblemCode } from '#shared/catalogue/problem.ts';
import { factsOf } from '#shared/locale/locales.ts';
import type { Asking } from '../http/asking.ts';
import { createProblem } from '../http/problem.ts';
import { readBody } from '../http/read-request.ts';
import type { Database } from '../queries/database.ts';
import { hasTwin } from '../queries/find-twin.ts';
import { insertBooking } from '../queries/insert-booking.ts';
import { loadBookingByKey } from '../queries/load-booking.ts';
import { loadStay, type StayRow } from '../queries/load-stay.ts';
import { hashBody } from '../rules/hash-body.ts';
import { createOrderNumber, hashOccasion } from '../rules/order-secrets.ts';
import { textsOf } from '../text/texts-of.ts';
import { decidePayment, type Payment } from './decide-payment.ts';
import { type Quoted, quoteStay, type Refusal } from './quote-stay.ts';
import { writeOrder } from './write-order.ts';

/** How often an order is tried again when only its random number or a price that moved under it was in the way. */
const mostTries = 3;
/** Two forms for the same occasion within this time are taken for one wish, unless the second says otherwise. */
const twinMs = 15 * 60_000;

/**
 * Stores an order and takes the rooms. 201 with the order; 200 with the first answer when key and body were seen before;
 * 409 when the key was used for something else, the same was booked a moment ago, the price differs from the expected
 * one, or no room is left.
 */
export async function handlePlaceOrder({ request, db, now }: Asking): Promise<Response> {
  const key = idempotencyKey.safeParse(request.headers.get('idempotency-key') ?? '');
  if (!key.success) {
    return createProblem('BAD_REQUEST', { field: 'Idempotency-Key', detail: 'Expected 8 to 255 visible characters' });
  }
  const asked = await readBody(orderRequest, request);
  if (!asked.ok) return asked.problem;
  const order = asked.value;
  const [requestHash, occasion] = await Promise.all([hashBody(order), hashOccasion(order)]);
  const twinSince = order.isAgain ? undefined : new Date(now - twinMs).toISOString();
  for (let tries = 0; tries < mostTries; tries++) {
    const repeated = await answerRepeated(db, key.data, requestHash);
    if (repeated) return repeated;
    if (twinSince && (await hasTwin(db, occasion, twinSince))) return createProblem('ALREADY_BOOKED');
    const row = await loadStay(db, order.stayId, factsOf(order.locale).language);
    if (!row) return createProblem('NOT_FOUND');
    const { checkin, nights, party, activitySelectionList: activities } = order;
    const wish = { day: toDayNumber(checkin), nights, party, activities, now, isLive: true };
    const quoted = await quoteStay(db, row, wish);
    if (!quoted.ok) return createProblem(decideCode(quoted.reason, row));
    const { total } = quoted.price;
    if (total !== order.expectedTotalCents) return createProblem('PRICE_CHANGED', { currentTotalCents: total });
    const payment = await decidePayment(db, order, row, quoted);
    if (typeof payment === 'string') return createProblem('CHOICE_GONE', { field: payment });
    const stored = await store(db, {
      key: key.data,
      requestHash,
      occasion,
      twinSince,
      order,
      row,
      quoted,
      payment,
      now,
    });
    if (stored) return stored;
  }
  return createProblem('UNAVAILABLE', { headers: { 'retry-after': '1' } });
}

function decideCode(reason: Refusal, { stay }: StayRow): ProblemCode {
  if (reason === 'DATE_IN_THE_PAST') return 'DATE_IN_THE_PAST';
  return stay.published === 1 && stay.packageAvailable === 1 ? 'SOLD_OUT' : 'NOT_BOOKABLE';
}

/** The answer to a key that was used before; undefined for a new key. */
async function answerRepeated(db: Database, key: string, requestHash: string): Promise<Response | undefined> {
  const booking = await loadBookingByKey(db, key);
  if (!booking) return undefined;
  return booking.requestHash === requestHash
    ? Response.json(booking.document, { headers: noStore })
    : createProblem('IDEMPOTENCY_MISMATCH');
}

const noStore = { 'cache-control': 'no-store' };

interface Placing {
  readonly key: string;
  readonly requestHash: string;
  readonly occasion: string;
  readonly twinSince: string | undefined;
  readonly order: OrderRequest;
  readonly row: StayRow;
  readonly quoted: Quoted;
  readonly payment: Payment;
  readonly now: number;
}

/** The order as it was stored; undefined when another request was faster or the number is taken. */
async function store(
  db: Database,
  { key, order, row, quoted, payment, now, ...fingerprints }: Placing,
): Promise<Response | undefined> {
  const number = createOrderNumber();
  const createdAt = new Date(now).toISOString();
  const texts = textsOf(factsOf(order.locale).language);
  const document = writeOrder(texts, row, quoted, { order, number, createdAt, payment });
  await insertBooking(db, {
    number,
    idempotencyKey: key,
    ...fingerprints,
    giftCards: order.giftCards ?? [],
    email: order.traveller.email,
    stayId: row.stay.id,
    roomId: row.room.id,
    checkin: quoted.day,
    nights: quoted.nights,
    rooms: quoted.rooms,
    total: quoted.price.total,
    createdAt,
    document: JSON.stringify(document),
    nightsPrice: quoted.nightsPrice,
  });
  const stored = await loadBookingByKey(db, key);
  return stored?.number === number ? Response.json(document, { status: 201, headers: noStore }) : undefined;
}
