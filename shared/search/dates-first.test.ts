import { expect, test } from 'vitest';
import { opensDatesFirst } from './dates-first.ts';

const first = { hasDates: false, wasSuggested: false, wereCleared: false };

test('FLOW-021 forced dates open the calendar as often as dates are missing, cleared or not', () => {
  const forced = { ...first, mode: 'forced' as const };
  expect(opensDatesFirst(forced)).toBe(true);
  expect(opensDatesFirst({ ...forced, wasSuggested: true, wereCleared: true })).toBe(true);
  expect(opensDatesFirst({ ...forced, hasDates: true })).toBe(false);
});

test('FLOW-022 suggested dates open the calendar once, and not for those who cleared them', () => {
  const suggested = { ...first, mode: 'suggested' as const };
  expect(opensDatesFirst(suggested)).toBe(true);
  expect(opensDatesFirst({ ...suggested, wasSuggested: true })).toBe(false);
  expect(opensDatesFirst({ ...suggested, wereCleared: true })).toBe(false);
  expect(opensDatesFirst({ ...suggested, hasDates: true })).toBe(false);
});

test('FLOW-021 FLOW-022 without either mode a search without dates searches', () => {
  expect(opensDatesFirst({ ...first, mode: undefined })).toBe(false);
});
