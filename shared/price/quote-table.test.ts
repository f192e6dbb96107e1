import { expect, test } from 'vitest';
import type { IsoDate } from '../calendar/date.ts';
import { defaultParty } from '../party/party.ts';
import { createQuoteState, type QuoteEvent, type QuoteQuestion, type QuoteState, reduceQuote } from './quote.ts';

const date = (text: string) => text as IsoDate;
const question: QuoteQuestion = {
  dates: { checkin: date('2026-12-05'), checkout: date('2026-12-07') },
  party: defaultParty,
  activities: [],
};
const other: QuoteQuestion = { ...question, party: { ...defaultParty, adults: 3 } };
const answered = (sellPrice: number, required?: number[]): QuoteEvent => ({
  type: 'answered',
  question,
  quote: { bookable: true, priceInfo: { sellPrice } },
  ...(required && { required }),
});
const refused = (code: string): QuoteEvent => ({
  type: 'answered',
  question,
  quote: { bookable: false, errors: [{ code }] },
});

const start: QuoteEvent = { type: 'checkout-started', firstBookableDay: date('2026-11-21') };
const choose: QuoteEvent = { type: 'chosen', choice: question };
const fail: QuoteEvent = { type: 'quote-fetch-error', question };
const after = (...events: QuoteEvent[]): QuoteState => events.reduce(reduceQuote, createQuoteState(undefined));

const states = {
  'no-dates': after(),
  partial: after({ type: 'chosen', choice: { checkin: date('2026-12-05') } }),
  quoting: after(choose),
  checking: after(choose, answered(300), start),
  quoted: after(choose, answered(300)),
  'missing-days': after(choose, answered(300, [12]), start),
  'not-bookable': after(choose, refused('NOT_BOOKABLE')),
  'price-changed': after(choose, answered(300), start, answered(310)),
  expired: after({ type: 'expired' }),
  error: after(choose, fail),
} satisfies Record<string, QuoteState>;

const events = {
  clear: { type: 'chosen', choice: undefined },
  checkin: { type: 'chosen', choice: { checkin: date('2026-12-05') } },
  choose: { type: 'chosen', choice: other },
  price: answered(310),
  noPrice: refused('NOT_BOOKABLE'),
  pastDate: refused('DATE_IN_THE_PAST'),
  late: { type: 'answered', question: other, quote: { bookable: true, priceInfo: { sellPrice: 1 } } },
  fail,
  start,
  accept: { type: 'change-accepted' },
  dismiss: { type: 'change-dismissed' },
  retry: { type: 'retried' },
  expire: { type: 'expired' },
} satisfies Record<string, QuoteEvent>;

type Name = keyof typeof states;

/** The state as this test calls it: the check at checkout start is told from a first price. */
function nameOf(state: QuoteState): Name {
  return state.kind === 'quoting' && state.purpose === 'checkout' ? 'checking' : state.kind;
}

/** What each event makes of a state; what is not listed leaves the very same state. */
const table: Readonly<Record<Name, Partial<Record<keyof typeof events, Name>>>> = {
  'no-dates': { clear: 'no-dates', checkin: 'partial', choose: 'quoting', start: 'no-dates', expire: 'expired' },
  partial: { clear: 'no-dates', checkin: 'partial', choose: 'quoting', start: 'partial', expire: 'expired' },
  quoting: {
    clear: 'no-dates',
    checkin: 'partial',
    choose: 'quoting',
    price: 'quoted',
    noPrice: 'not-bookable',
    pastDate: 'no-dates',
    fail: 'error',
    expire: 'expired',
  },
  checking: {
    clear: 'no-dates',
    checkin: 'partial',
    choose: 'quoting',
    price: 'price-changed',
    noPrice: 'not-bookable',
    pastDate: 'no-dates',
    fail: 'error',
    expire: 'expired',
  },
  quoted: { clear: 'no-dates', checkin: 'partial', choose: 'quoting', start: 'checking', expire: 'expired' },
  'missing-days': {
    clear: 'no-dates',
    checkin: 'partial',
    choose: 'quoting',
    start: 'missing-days',
    expire: 'expired',
  },
  'not-bookable': { clear: 'no-dates', checkin: 'partial', choose: 'quoting', retry: 'quoting', expire: 'expired' },
  'price-changed': {
    clear: 'no-dates',
    checkin: 'partial',
    choose: 'quoting',
    accept: 'quoted',
    dismiss: 'quoted',
    expire: 'expired',
  },
  expired: {},
  error: { clear: 'no-dates', checkin: 'partial', choose: 'quoting', retry: 'quoting', expire: 'expired' },
};

test('STAY-042 every event in every state of the panel leads where the table says, and nowhere else', () => {
  const names = Object.keys(states) as Name[];
  expect(names.map((name) => nameOf(states[name]))).toEqual(names);
  const found = names.map((name) => {
    const moves = Object.entries(events).flatMap(([event, happened]) => {
      const next = reduceQuote(states[name], happened);
      return next === states[name] ? [] : [[event, nameOf(next)] as const];
    });
    return [name, Object.fromEntries(moves)] as const;
  });
  expect(Object.fromEntries(found)).toEqual(table);
});
