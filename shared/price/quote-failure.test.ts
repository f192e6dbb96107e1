import { expect, test } from 'vitest';
import { isDateProblem, isPriced, quoteFailure } from './quote-failure.ts';

const priceInfo = { sellPrice: 31_800 };

test('QUOTE-026 a quote fails when it is not bookable or has no price', () => {
  expect(isPriced({ bookable: true, priceInfo })).toBe(true);
  expect(isPriced({ bookable: false, priceInfo })).toBe(false);
  expect(isPriced({ bookable: true })).toBe(false);
  expect(quoteFailure({ bookable: true, priceInfo })).toBeUndefined();
});

test('QUOTE-027 the first code or message of the answer is the reason', () => {
  const errors = [{}, { code: 'NOT_BOOKABLE', message: 'Full' }, { code: 'OTHER' }];
  expect(quoteFailure({ bookable: false, errors })).toBe('NOT_BOOKABLE');
  expect(quoteFailure({ bookable: false, errors: [{ message: 'Full' }] })).toBe('Full');
});

test('QUOTE-028 without errors, a quote that is not bookable has its fixed reason', () => {
  expect(quoteFailure({ bookable: false, errors: [] })).toBe('The offer is not bookable with these criterias');
});

test('QUOTE-029 a bookable quote without a price is a quote error', () => {
  expect(quoteFailure({ bookable: true })).toBe('Quote error');
});

test('QUOTE-018 QUOTE-019 a check-in in the past and an unavailable package are problems of dates', () => {
  expect(['DATE_IN_THE_PAST', 'PACKAGE_UNAVAILABLE', 'NOT_BOOKABLE', ''].map(isDateProblem)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
