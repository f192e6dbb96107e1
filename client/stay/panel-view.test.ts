import { expect, test } from 'vitest';
import type { IsoDate } from '#shared/calendar/date.ts';
import { createQuoteState, type QuoteQuestion, reduceQuote } from '#shared/price/quote.ts';
import type { PanelStay } from './panel-stay.ts';
import { viewPanel } from './panel-view.ts';

const stay: PanelStay = {
  id: 1,
  label: 'A stay',
  nights: { default: 2, min: 1, max: 4 },
  priceInfo: { sellPrice: 20_000, priceType: 'from-price' },
  timeZone: 'Europe/Paris',
};
const question: QuoteQuestion = {
  dates: { checkin: '2026-12-05' as IsoDate, checkout: '2026-12-08' as IsoDate },
  party: { adults: 4, children: 0, babies: 0, singleRoom: false },
  activities: [],
};
const quote = { bookable: true, priceInfo: { sellPrice: 60_000, refPrice: 80_000 } };

test('STAY-043 without dates the from-price shows, for two adults and the usual nights', () => {
  const { price, asksForDates } = viewPanel(createQuoteState(undefined), stay);
  expect(price).toMatchObject({ wording: 'from', total: 20_000, perPerson: 10_000, adults: 2, nights: 2 });
  expect(asksForDates).toBe(true);
});

test('STAY-043 with dates the final price shows, for those who travel and the nights of the dates', () => {
  const { price, isOld } = viewPanel(createQuoteState(question, quote), stay);
  expect(price).toMatchObject({ wording: 'final', total: 60_000, perPerson: 15_000, perNight: 20_000, adults: 4 });
  expect(isOld).toBe(false);
});

test('STAY-045 while another price is awaited the last one stays, marked as old', () => {
  const quoted = createQuoteState(question, quote);
  const party = { ...question.party, adults: 2 };
  const view = viewPanel(reduceQuote(quoted, { type: 'chosen', choice: { ...question, party } }), stay);
  expect(view).toMatchObject({ isOld: true, price: { total: 60_000 } });
});

test('STAY-043 while a first price is awaited none is shown, not even the from-price', () => {
  expect(viewPanel(createQuoteState(question), stay)).toEqual({ isOld: true, asksForDates: false });
});

test('QUOTE-031 a stay that cannot be had on the dates goes back to the from-price', () => {
  const view = viewPanel(createQuoteState(question, { bookable: false }), stay);
  expect(view).toMatchObject({ isOld: false, asksForDates: false, price: { wording: 'from' } });
});

test('STAY-034 an expired stay shows no price', () => {
  expect(viewPanel(reduceQuote(createQuoteState(undefined), { type: 'expired' }), stay).price).toBeUndefined();
});
