import { expect, test } from 'vitest';
import { asksFor, boxFields } from './box-fields.ts';

test('FLOW-015 the box of stays asks destination, dates, theme and travellers', () => {
  expect(boxFields('booking')).toEqual(['destination', 'dates', 'travellers', 'theme']);
});

test('FLOW-005 FLOW-016 the box of gifts asks destination and theme, neither dates nor travellers', () => {
  expect(boxFields('gifting')).toEqual(['destination', 'theme']);
  expect(asksFor('gifting', 'dates', 'travellers', 'participants')).toBe(false);
});

test('FLOW-006 FLOW-017 the box of activities asks city, theme and participants', () => {
  expect(boxFields('activity')).toEqual(['city', 'theme', 'participants']);
});

test('FLOW-018 the box of a hotel asks dates and travellers only', () => {
  expect(boxFields('hotel')).toEqual(['dates', 'travellers']);
});
