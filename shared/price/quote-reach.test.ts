import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { IsoDate } from '../calendar/date.ts';
import { defaultParty } from '../party/party.ts';
import {
  createQuoteState,
  type QuoteEvent,
  type QuoteQuestion,
  type QuoteState,
  reduceQuote,
  shownQuote,
} from './quote.ts';
import { messageOf } from './quote-message.ts';

const day = (text: string) => text as IsoDate;
const questions: readonly QuoteQuestion[] = [2, 3].map((adults) => ({
  dates: { checkin: day('2026-12-05'), checkout: day('2026-12-07') },
  party: { ...defaultParty, adults },
  activities: [],
}));
const question = fc.constantFrom(...questions);
const quote = fc.oneof(
  fc.record({ bookable: fc.constant(true), priceInfo: fc.record({ sellPrice: fc.integer({ min: 0, max: 3 }) }) }),
  fc.record({
    bookable: fc.constant(false),
    errors: fc.constantFrom('NOT_BOOKABLE', 'DATE_IN_THE_PAST', 'PACKAGE_UNAVAILABLE').map((code) => [{ code }]),
  }),
);
// What leads on comes more often, so that the walks get far.
const event: fc.Arbitrary<QuoteEvent> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('chosen' as const),
      choice: fc.option(fc.oneof(question, fc.constant({ checkin: day('2026-12-05') })), { nil: undefined }),
    }),
  },
  { weight: 6, arbitrary: fc.record({ type: fc.constant('answered' as const), question, quote }) },
  { weight: 4, arbitrary: fc.constant<QuoteEvent>({ type: 'checkout-started' }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('quote-fetch-error' as const), question }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<QuoteEvent>(
      { type: 'change-accepted' },
      { type: 'change-dismissed' },
      { type: 'retried' },
    ),
  },
);
const events = fc.array(event, { maxLength: 40, size: 'max' });
const runs = { numRuns: 1000, seed: 20_261_121 };

/** Every state on the way. */
function walk(some: readonly QuoteEvent[]): QuoteState[] {
  let state = createQuoteState(undefined);
  return some.map((next) => {
    state = reduceQuote(state, next);
    return state;
  });
}

test('STAY-042 whatever happens to the panel, its question is the one that was chosen last', () => {
  fc.assert(
    fc.property(events, (some) => {
      const last = some.findLast(({ type }) => type === 'chosen');
      const state = walk(some).at(-1);
      if (!state || !('question' in state)) return;
      expect(last?.type === 'chosen' && last.choice).toBe(state.question);
    }),
    runs,
  );
});

test('QUOTE-021 a price is told as changed only with a difference, and what is shown is then the current one', () => {
  fc.assert(
    fc.property(events, (some) => {
      for (const state of walk(some)) {
        if (state.kind !== 'price-changed') continue;
        const { previous, current, difference } = state.change;
        expect(difference).toBe(Math.abs(current - previous));
        expect(difference).toBeGreaterThan(0);
        expect(shownQuote(state)?.priceInfo.sellPrice).toBe(current);
      }
    }),
    runs,
  );
});

test('STAY-042 every state of the panel and every written message is reached', () => {
  const walks = fc.sample(events, runs);
  const states = [...walks.flatMap(walk), reduceQuote(createQuoteState(undefined), { type: 'expired' })];
  expect(new Set(states.map(({ kind }) => kind))).toEqual(
    new Set(['no-dates', 'partial', 'quoting', 'quoted', 'not-bookable', 'price-changed', 'expired', 'error']),
  );
  expect(new Set(states.map(messageOf))).toEqual(
    new Set([undefined, 'chooseDates', 'noAvailabilities', 'quoteFailed', 'priceLower', 'priceHigher', 'expired']),
  );
});
