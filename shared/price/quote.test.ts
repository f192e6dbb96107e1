import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { IsoDate } from '../calendar/date.ts';
import { defaultParty } from '../party/party.ts';
import {
  createQuoteState,
  missingDays,
  type QuoteEvent,
  type QuoteQuestion,
  type QuoteState,
  reduceQuote,
  shownQuote,
} from './quote.ts';
import { messageOf } from './quote-message.ts';

const date = (text: string) => text as IsoDate;
const question: QuoteQuestion = {
  dates: { checkin: date('2026-12-05'), checkout: date('2026-12-07') },
  party: defaultParty,
  activities: [],
};
const other: QuoteQuestion = { ...question, party: { ...defaultParty, adults: 3 } };
const quoteOf = (sellPrice: number) => ({ bookable: true, priceInfo: { sellPrice } });
const failed = (code: string) => ({ bookable: false, errors: [{ code }] });
const after = (...events: QuoteEvent[]) => events.reduce(reduceQuote, createQuoteState(undefined) as QuoteState);
const chosen: QuoteEvent = { type: 'chosen', choice: question };
const answered = (sellPrice: number): QuoteEvent => ({ type: 'answered', question, quote: quoteOf(sellPrice) });
const refused = (code: string): QuoteEvent => ({ type: 'answered', question, quote: failed(code) });
const start: QuoteEvent = { type: 'checkout-started', firstBookableDay: date('2026-11-21') };
const withDays = (...activities: string[]): QuoteQuestion => ({ ...question, activities });
const answeredFor = (asked: QuoteQuestion, required: number[]): QuoteEvent => ({
  type: 'answered',
  question: asked,
  quote: quoteOf(31_800),
  required,
});

test('QUOTE-015 checkout without dates, or with a check-in alone, asks for the dates', () => {
  const partial: QuoteEvent = { type: 'chosen', choice: { checkin: date('2026-12-05') } };
  expect([messageOf(after()), messageOf(after(partial))]).toEqual([undefined, undefined]);
  expect([messageOf(after(start)), messageOf(after(partial, start))]).toEqual(['chooseDates', 'chooseDates']);
  expect(after(partial, start)).toMatchObject({ kind: 'partial', checkin: '2026-12-05' });
});

test('QUOTE-004 chosen dates are quoted, and the answer shows its price', () => {
  expect(after(chosen)).toMatchObject({ kind: 'quoting', purpose: 'show' });
  expect(after(chosen, answered(31_800))).toMatchObject({
    kind: 'quoted',
    isChecked: false,
    quote: { priceInfo: { sellPrice: 31_800 } },
  });
});

test('STAY-045 another party is quoted anew while the old price stays in sight', () => {
  const state = after(chosen, answered(31_800), { type: 'chosen', choice: other });
  expect(state).toMatchObject({ kind: 'quoting', question: other });
  expect(shownQuote(state)?.priceInfo.sellPrice).toBe(31_800);
});

test('STAY-045 an answer to an older question changes nothing', () => {
  const state = after(chosen, { type: 'chosen', choice: other });
  expect(reduceQuote(state, answered(31_800))).toBe(state);
  expect(reduceQuote(state, { type: 'quote-fetch-error', question })).toBe(state);
});

test('STAY-043 cleared dates return to the from-price', () => {
  const state = after(chosen, answered(31_800), { type: 'chosen', choice: undefined });
  expect(state).toEqual({ kind: 'no-dates', needsDates: false });
  expect(shownQuote(state)).toBeUndefined();
});

test('QUOTE-026 QUOTE-031 a first quote that fails keeps the choice and says that nothing is available', () => {
  const state = after(chosen, refused('PACKAGE_UNAVAILABLE'));
  expect(state).toMatchObject({ kind: 'not-bookable', question, reason: 'PACKAGE_UNAVAILABLE' });
  expect(messageOf(state)).toBe('noAvailabilities');
  const lost = after(chosen, { type: 'quote-fetch-error', question });
  expect([lost.kind, messageOf(lost)]).toEqual(['error', 'noAvailabilities']);
});

test('QUOTE-020 checkout start asks for the price once more and enters with the same one', () => {
  const checking = after(chosen, answered(31_800), start);
  expect(checking).toMatchObject({ kind: 'quoting', purpose: 'checkout' });
  expect(reduceQuote(checking, answered(31_800))).toMatchObject({ kind: 'quoted', isChecked: true });
});

test('QUOTE-021 another price at checkout start is told with previous, current and difference', () => {
  expect(after(chosen, answered(31_800), start, answered(33_000))).toMatchObject({
    kind: 'price-changed',
    change: { previous: 31_800, current: 33_000, difference: 1200, direction: 'higher' },
  });
});

test('QUOTE-009 QUOTE-010 the message says whether the price is lower or higher', () => {
  expect(messageOf(after(chosen, answered(31_800), start, answered(30_000)))).toBe('priceLower');
  expect(messageOf(after(chosen, answered(31_800), start, answered(33_000)))).toBe('priceHigher');
});

test('QUOTE-022 continuing takes the new quote and enters checkout, closing shows it', () => {
  const changed = after(chosen, answered(31_800), start, answered(33_000));
  expect(reduceQuote(changed, { type: 'change-accepted' })).toMatchObject({
    kind: 'quoted',
    isChecked: true,
    quote: { priceInfo: { sellPrice: 33_000 } },
  });
  expect(reduceQuote(changed, { type: 'change-dismissed' })).toMatchObject({
    kind: 'quoted',
    isChecked: false,
    quote: { priceInfo: { sellPrice: 33_000 } },
  });
});

test('QUOTE-018 QUOTE-019 at checkout start a past check-in or an unavailable package asks for dates', () => {
  const states = ['DATE_IN_THE_PAST', 'PACKAGE_UNAVAILABLE'].map((code) =>
    after(chosen, answered(31_800), start, refused(code)),
  );
  expect(states).toEqual(Array(2).fill({ kind: 'no-dates', needsDates: true }));
  expect(states.map(messageOf)).toEqual(['chooseDates', 'chooseDates']);
  expect(after(chosen, refused('DATE_IN_THE_PAST')).kind).toBe('no-dates');
});

test('QUOTE-023 QUOTE-030 QUOTE-033 a quote error at checkout start is told as unexpected, and the choice is kept', () => {
  const lost = after(chosen, answered(31_800), start, { type: 'quote-fetch-error', question });
  expect(lost).toEqual({ kind: 'error', question, purpose: 'checkout' });
  expect(messageOf(lost)).toBe('quoteFailed');
  expect(messageOf(after(chosen, answered(31_800), start, refused('NOT_BOOKABLE')))).toBe('quoteFailed');
});

test('QUOTE-030 after a failure the quote can be asked for again', () => {
  const retried = after(chosen, { type: 'quote-fetch-error', question }, { type: 'retried' });
  expect(retried).toMatchObject({ kind: 'quoting', question, purpose: 'show' });
});

test('QUOTE-014 QUOTE-016 QUOTE-017 checkout without a day for every activity names those that have none, and keeps the price', () => {
  const asked = withDays('12_2026-12-06');
  const state = after({ type: 'chosen', choice: asked }, answeredFor(asked, [12, 13, 14]), start);
  expect(state).toMatchObject({ kind: 'missing-days', missing: [13, 14] });
  expect([messageOf(state), shownQuote(state)?.priceInfo.sellPrice]).toEqual(['chooseActivityDates', 31_800]);
  expect(reduceQuote(state, start)).toEqual(state);
});

test('QUOTE-016 QUOTE-017 days are asked for until each activity has one, while their price is on its way too', () => {
  const tried = after(chosen, answeredFor(question, [12, 13]), start);
  const one = withDays('13_2026-12-06');
  const waiting = reduceQuote(tried, { type: 'chosen', choice: one });
  expect([waiting.kind, missingDays(waiting), messageOf(waiting)]).toEqual(['quoting', [12], 'chooseActivityDates']);
  expect(reduceQuote(waiting, answeredFor(one, [12, 13]))).toMatchObject({ kind: 'missing-days', missing: [12] });
  const both = withDays('12_2026-12-05', '13_2026-12-06');
  const done = [{ type: 'chosen', choice: both } as const, answeredFor(both, [12, 13])].reduce(reduceQuote, waiting);
  expect([done.kind, messageOf(done)]).toEqual(['quoted', undefined]);
  expect(reduceQuote(done, start)).toMatchObject({ kind: 'quoting', purpose: 'checkout' });
});

test('QUOTE-017 an activity that other dates do not have is not asked for any more', () => {
  const tried = after(chosen, answeredFor(question, [12]), start);
  const state = [{ type: 'chosen', choice: other } as const, answeredFor(other, [])].reduce(reduceQuote, tried);
  expect(state.kind).toBe('quoted');
});

test('QUOTE-014 the check at checkout start, which tells no activities, forgets none', () => {
  const asked = withDays('12_2026-12-06');
  const checked = [
    { type: 'chosen', choice: asked } as const,
    answeredFor(asked, [12]),
    start,
    { type: 'answered', question: asked, quote: quoteOf(31_800) } as const,
  ].reduce(reduceQuote, createQuoteState(undefined) as QuoteState);
  expect(checked).toMatchObject({ kind: 'quoted', isChecked: true, required: [12] });
});

test('QUOTE-018 a check-in that has passed since is a problem of dates', () => {
  const late: QuoteEvent = { type: 'checkout-started', firstBookableDay: date('2026-12-06') };
  expect(after(chosen, answered(31_800), late)).toEqual({ kind: 'no-dates', needsDates: true });
  const sameDay: QuoteEvent = { type: 'checkout-started', firstBookableDay: date('2026-12-05') };
  expect(after(chosen, answered(31_800), sameDay).kind).toBe('quoting');
});

test('STAY-034 an expired stay stays expired', () => {
  const state = after({ type: 'expired' });
  expect([state.kind, messageOf(state)]).toEqual(['expired', 'expired']);
  expect(reduceQuote(state, chosen)).toBe(state);
});

test('QUOTE-004 a quote that the page came with is shown at once', () => {
  expect(createQuoteState(question, quoteOf(31_800)).kind).toBe('quoted');
  expect(createQuoteState(question, failed('NOT_BOOKABLE')).kind).toBe('not-bookable');
  expect(createQuoteState(undefined, quoteOf(31_800)).kind).toBe('no-dates');
  const tried = reduceQuote(createQuoteState(question, quoteOf(31_800), [12]), start);
  expect(missingDays(tried)).toEqual([12]);
});

test('QUOTE-020 QUOTE-021 whatever happens, a checked price is one that was fetched for the current choice', () => {
  const event: fc.Arbitrary<QuoteEvent> = fc.oneof(
    fc.constantFrom<QuoteEvent>(
      chosen,
      { type: 'chosen', choice: other },
      { type: 'chosen', choice: undefined },
      start,
      { type: 'change-accepted' },
      { type: 'change-dismissed' },
      { type: 'retried' },
      { type: 'quote-fetch-error', question },
      refused('NOT_BOOKABLE'),
      refused('DATE_IN_THE_PAST'),
    ),
    fc.nat(3).map(answered),
    fc.nat(3).map((price): QuoteEvent => ({ type: 'answered', question: other, quote: quoteOf(price + 10) })),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 25 }), (events) => {
      const state = after(...events);
      if (state.kind !== 'quoted') return;
      const isOther = state.question === other;
      expect(state.quote.priceInfo.sellPrice >= 10).toBe(isOther);
      if (state.isChecked) expect(events).toContain(start);
    }),
    { numRuns: 500 },
  );
});
