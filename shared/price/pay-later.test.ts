import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, parseDate } from '../calendar/date.ts';
import { checkPayLater, hasWalletLater, listPayLater, paidOn, parsePayLaterType } from './pay-later.ts';

const today = parseDate('2026-11-21')!;
const day = (text: string) => parseDate(text)!;
const list = (amount: number, daysAhead: number | undefined) =>
  listPayLater({
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
  const [plain] = listPayLater({ amount: 10_000, today, checkin, cancellableUntil: undefined });
  expect(plain?.splittedPayments).toEqual([{ amount: 10_000, date: '2026-12-18' }]);
  const [free] = listPayLater({ amount: 10_000, today, checkin, cancellableUntil: day('2026-12-06') });
  expect(free?.splittedPayments).toEqual([{ amount: 10_000, date: '2026-12-06' }]);
  const passed = listPayLater({ amount: 10_000, today, checkin, cancellableUntil: today });
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

test('PAYL-003 whatever is offered by the rules can be shown, for every amount, arrival and deadline', () => {
  const days = fc.option(fc.integer({ min: -3, max: 400 }), { nil: undefined });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 300_000 }), days, days, (amount, ahead, deadline) => {
      const checkin = ahead === undefined ? undefined : addDays(today, ahead);
      const cancellableUntil = deadline === undefined ? undefined : addDays(today, deadline);
      const offered = listPayLater({ amount, checkin, cancellableUntil, today });
      expect(checkPayLater(offered, amount, today).map(({ type }) => type)).toEqual(offered.map(({ type }) => type));
    }),
    { numRuns: 500 },
  );
});

test('PAYL-004 an offer whose payments do not come to amount and fee, or not in order, is not shown', () => {
  const [, offered] = list(30_000, 40);
  expect(checkPayLater(offered ? [offered] : [], 30_000, today)).toEqual([
    { type: '3x', paymentFee: 360, payments: offered?.splittedPayments },
  ]);
  const wrong = (change: object) => checkPayLater([{ ...offered!, ...change }], 30_000, today);
  expect(wrong({ paymentFee: 361 })).toEqual([]);
  expect(wrong({ splittedPayments: offered?.splittedPayments?.toReversed() })).toEqual([]);
  expect(wrong({ splittedPayments: offered?.splittedPayments?.slice(1) })).toEqual([]);
  expect(wrong({ splittedPayments: undefined })).toEqual([]);
  expect(checkPayLater([offered!], 30_000, addDays(today, 1))).toEqual([]);
});

test('PAYL-002 a form can name the three types and nothing else', () => {
  expect(['deferred', '3x', '4x', '5x', '', null].map(parsePayLaterType)).toEqual([
    'deferred',
    '3x',
    '4x',
    undefined,
    undefined,
    undefined,
  ]);
});

test('PAYL-005 a wallet pays later from 30 to 2000 euros, in Spain and in Italy only', () => {
  expect(hasWalletLater(2_999, 'es_ES')).toBe(false);
  expect(hasWalletLater(3_000, 'es_ES')).toBe(true);
  expect(hasWalletLater(200_000, 'it_IT')).toBe(true);
  expect(hasWalletLater(200_001, 'it_IT')).toBe(false);
  expect(hasWalletLater(10_000, 'fr_FR')).toBe(false);
  expect(hasWalletLater(10_000, 'nl_BE')).toBe(false);
});

test('PAYL-004 what is paid today is the first part, or nothing when all is paid later', () => {
  const [deferred, inThree] = checkPayLater(list(30_000, 40), 30_000, today);
  expect(paidOn(today, deferred?.payments ?? [])).toBe(0);
  expect(paidOn(today, inThree?.payments ?? [])).toBe(10_360);
});
