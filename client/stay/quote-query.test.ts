import { expect, test } from 'vitest';
import type { IsoDate } from '#shared/calendar/date.ts';
import type { QuoteQuestion } from '#shared/price/quote.ts';
import { checkoutEntries, printChoice, printQuoteQuery } from './quote-query.ts';

const question: QuoteQuestion = {
  dates: { checkin: '2026-12-05' as IsoDate, checkout: '2026-12-07' as IsoDate },
  party: { adults: 3, children: 1, babies: 0, singleRoom: true },
  activities: ['12_2026-12-06'],
};

test('QUOTE-020 only the question at checkout start asks for the price of this moment', () => {
  expect(printQuoteQuery(question, 'show')).toBe('checkin=2026-12-05&nights=2&a=3&c=1&activities=12_2026-12-06');
  expect(printQuoteQuery(question, 'checkout')).toBe(`${printQuoteQuery(question, 'show')}&realtime=1`);
});

test('QUOTE-021 QUOTE-024 checkout is entered with stay, dates, travellers, activities and the price last shown', () => {
  expect(Object.fromEntries(checkoutEntries(42, question, undefined))).not.toHaveProperty('price');
  expect(Object.fromEntries(checkoutEntries(42, question, 29_000))).toEqual({
    id: '42',
    checkin: '2026-12-05',
    nights: '2',
    a: '3',
    c: '1',
    activities: '12_2026-12-06',
    price: '29000',
  });
});

test('QUOTE-023 choices that ask for the same print the same, all others differ', () => {
  const other = { ...question, activities: [] };
  expect(printChoice({ ...question })).toBe(printChoice(question));
  expect(
    new Set([
      printChoice(question),
      printChoice(other),
      printChoice({ checkin: question.dates.checkin }),
      printChoice(undefined),
    ]).size,
  ).toBe(4);
});
