import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, parseDate } from '#shared/calendar/date.ts';
import { listPaymentMethods } from './payment-methods.ts';

const today = parseDate('2026-11-21')!;
const day = (text: string) => parseDate(text)!;
const list = (amount: number, daysAhead: number | undefined) =>
  listPaymentMethods({
    amount,
    today,
    checkin: daysAhead === undefined ? undefined : addDays(today, daysAhead),
    cancellableUntil: undefined,
  });
const typesOf = (amount: number, daysAhead: number | undefined) => list(amount, daysAhead).map(({ type }) => type);

test('PAYL-006 a deferred payment needs five days before arrival', () => {
  expect(typesOf(10_000, 4)).toEqual([]);
  expect(typesOf(10_000, 5)).toEqual(['deferred']);
});

test('PAYL-007 three payments need seven days and 200 to 2000 euros', () => {
  expect(typesOf(20_000, 6)).toEqual(['deferred']);
  expect(typesOf(20_000, 7)).toEqual(['deferred', '3x']);
  expect(typesOf(19_999, 7)).toEqual(['deferred']);
  expect(typesOf(200_001, 30)).toEqual([]);
});

test('PAYL-008 four payments need 250 euros', () => {
  expect(typesOf(24_999, 7)).toEqual(['deferred', '3x']);
  expect(typesOf(25_000, 7)).toEqual(['deferred', '3x', '4x']);
});

test('PAYL-010 a deferred payment falls on the cancellation deadline, else two days before arrival', () => {
  const checkin = day('2026-12-20');
  const [plain] = listPaymentMethods({ amount: 10_000, today, checkin, cancellableUntil: undefined });
  expect(plain?.splittedPayments).toEqual([{ amount: 10_000, date: '2026-12-18' }]);
  const [free] = listPaymentMethods({ amount: 10_000, today, checkin, cancellableUntil: day('2026-12-06') });
  expect(free?.splittedPayments).toEqual([{ amount: 10_000, date: '2026-12-06' }]);
  const passed = listPaymentMethods({ amount: 10_000, today, checkin, cancellableUntil: today });
  expect(passed).toEqual([]);
});

test('PAYL-009 a gift has no arrival and can be paid in parts', () => {
  expect(typesOf(30_000, undefined)).toEqual(['3x', '4x']);
});

test('PAYL-009 payments are monthly, add up to amount and fee, and only the first carries the fee', () => {
  fc.assert(
    fc.property(fc.integer({ min: 20_000, max: 200_000 }), fc.integer({ min: 7, max: 400 }), (amount, daysAhead) => {
      for (const { type, paymentFee, splittedPayments = [] } of list(amount, daysAhead)) {
        expect(splittedPayments.reduce((sum, payment) => sum + payment.amount, 0)).toBe(amount + paymentFee);
        expect(splittedPayments).toHaveLength(type === 'deferred' ? 1 : Number(type[0]));
        expect(new Set(splittedPayments.slice(1).map((payment) => payment.amount)).size).toBeLessThanOrEqual(1);
      }
    }),
  );
});
