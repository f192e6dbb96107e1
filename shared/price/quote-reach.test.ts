import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { IsoDate } from '../calendar/date.ts';
import { defaultParty } from '../party/party.ts';
import {
  createQuoteState,
  isSameQuestion,
  type QuoteEvent,
  type QuoteQuestion,
  type QuoteState,
  reduceQuote,
  shownQuote,
} from './quote.ts';
import { messageOf } from './quote-message.ts';

const day = (text: string) => text as IsoDate;
const required = [12, 13];
const questions: readonly QuoteQuestion[] = [[], ['12_2026-12-06'], ['12_2026-12-06', '13_2026-12-07']].flatMap(
  (activities) =>
    [2, 3].map((adults) => ({
      dates: { checkin: day('2026-12-05'), checkout: day('2026-12-07') },
      party: { ...defaultParty, adults },
      activities,
    })),
);
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
  {
    weight: 12,
    arbitrary: fc.record(
      { type: fc.constant('answered' as const), question, quote, required: fc.subarray(required) },
      { requiredKeys: ['type', 'question', 'quote'] },
    ),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('checkout-started' as const),
      firstBookableDay: fc.constantFrom(day('2026-11-21'), day('2026-11-21'), day('2026-12-06')),
    }),
  },
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

test('QUOTE-014 QUOTE-016 checkout is entered with a day for every activity only, and days are asked for where they lack', () => {
  fc.assert(
    fc.property(events, (some) => {
      for (const state of walk(some)) {
        if (!('required' in state)) continue;
        const lacking = state.required.filter(
          (id) => !state.question.activities.some((value) => value.startsWith(`${id}_`)),
        );
        const isOnItsWay = state.kind === 'price-changed' || (state.kind === 'quoting' && state.purpose === 'checkout');
        if (isOnItsWay || (state.kind === 'quoted' && state.isChecked)) expect(lacking).toEqual([]);
        if (state.kind !== 'missing-days') continue;
        expect(state.missing.length).toBeGreaterThan(0);
        expect(lacking).toEqual(expect.arrayContaining([...state.missing]));
      }
    }),
    runs,
  );
});

test('STAY-042 STAY-045 an answer or an error for any other question than the one awaited changes nothing', () => {
  fc.assert(
    fc.property(events, question, quote, (some, asked, answer) => {
      const state = walk(some).at(-1) ?? createQuoteState(undefined);
      if (state.kind === 'quoting' && isSameQuestion(state.question, asked)) return;
      expect(reduceQuote(state, { type: 'answered', question: asked, quote: answer })).toBe(state);
      expect(reduceQuote(state, { type: 'quote-fetch-error', question: asked })).toBe(state);
    }),
    runs,
  );
});

test('STAY-042 QUOTE-018 QUOTE-019 a choice of dates is kept until another is made, but where its dates turned out unusable', () => {
  fc.assert(
    fc.property(events, (some) => {
      const state = walk(some).at(-1);
      const last = some.findLast(({ type }) => type === 'chosen');
      if (!state || last?.type !== 'chosen' || !last.choice || 'checkin' in last.choice) return;
      if ('question' in state) expect(state.question).toBe(last.choice);
      else expect(state).toEqual({ kind: 'no-dates', needsDates: true });
    }),
    runs,
  );
});

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
    new Set([
      'no-dates',
      'partial',
      'quoting',
      'quoted',
      'missing-days',
      'not-bookable',
      'price-changed',
      'expired',
      'error',
    ]),
  );
  expect(new Set(states.map(messageOf))).toEqual(
    new Set([
      undefined,
      'chooseDates',
      'chooseActivityDates',
      'noAvailabilities',
      'quoteFailed',
      'priceLower',
      'priceHigher',
      'expired',
    ]),
  );
});
