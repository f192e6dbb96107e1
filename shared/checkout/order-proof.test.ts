import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { IsoDate } from '../calendar/date.ts';
import { defaultParty } from '../party/party.ts';
import { findEarlierOrder, nameBooking, type OrderProof, parseOrderProofs, printOrderProofs } from './order-proof.ts';

const proofOf = (number: string, booked = '7.2026-12-04.2.2.0.0'): OrderProof => ({
  number,
  email: 'anna@example.com',
  key: `key-${number}`,
  booked,
});

test('CHECKOUT-proof a cookie keeps the three latest orders, the newest first and each once', () => {
  const add = (text: string | undefined, number: string) => printOrderProofs(parseOrderProofs(text), proofOf(number));
  const text = ['11111111', '22222222', '33333333', '22222222', '44444444'].reduce<string | undefined>(add, undefined);
  expect(parseOrderProofs(text).map(({ number }) => number)).toEqual(['44444444', '22222222', '33333333']);
});

test('CHECKOUT-proof a cookie that was made up is an empty list', () => {
  expect(parseOrderProofs('[{"number":"1"}]')).toEqual([]);
  expect(parseOrderProofs('{')).toEqual([]);
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(parseOrderProofs(text)).toEqual([]);
    }),
  );
});

test('CHECKOUT-once a second form for the same stay, dates and party is recognised', () => {
  const dates = { checkin: '2026-12-04' as IsoDate, checkout: '2026-12-06' as IsoDate };
  const booked = nameBooking({ id: 7, dates, party: defaultParty });
  const proofs = [proofOf('11111111', booked)];
  expect(findEarlierOrder(proofs, { key: 'another', booked })?.number).toBe('11111111');
  const more = nameBooking({ id: 7, dates, party: { ...defaultParty, adults: 3 } });
  expect(findEarlierOrder(proofs, { key: 'another', booked: more })).toBeUndefined();
});

test('CHECKOUT-once the same form sent again is no second order', () => {
  const proofs = [proofOf('11111111')];
  expect(findEarlierOrder(proofs, { key: 'key-11111111', booked: '7.2026-12-04.2.2.0.0' })).toBeUndefined();
});
