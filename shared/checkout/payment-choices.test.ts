import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { IsoDate } from '../calendar/date.ts';
import { decideGiftCard, dueOf, parseChosen, parseGiftCode, printChosen, spendCards } from './payment-choices.ts';

const cents = fc.integer({ min: 0, max: 1_000_000 });

test('QUOTE-007 whatever is chosen comes back from the form as it was, and other text is no choice', () => {
  const code = fc.stringMatching(/^[A-Za-z0-9-]{1,40}$/);
  fc.assert(
    fc.property(code, cents, (name, amount) => {
      expect(parseChosen(printChosen({ code: name, amount }))).toEqual({ code: name, amount });
    }),
  );
  expect(['', null, 'a', ':1', 'a:', 'a:-1', 'a:1.5', 'a b:1', `${'a'.repeat(41)}:1`].map(parseChosen)).toEqual(
    Array(9).fill(undefined),
  );
});

test('QUOTE-007 a code is read however it is typed', () => {
  expect(parseGiftCode(' cade au22–2222 ')).toBe('CADE-AU22-2222');
  expect(parseGiftCode('CADEAU222222')).toBe('CADE-AU22-2222');
  expect([parseGiftCode('CADE-AU22-222'), parseGiftCode('ÇADE-AU22-2222'), parseGiftCode(null)]).toEqual(
    Array(3).fill(undefined),
  );
});

test('QUOTE-007 a card pays until its last day and as long as something is left', () => {
  const validUntil = '2026-11-21' as IsoDate;
  expect(decideGiftCard({ amount: 1, validUntil }, '2026-11-21' as IsoDate)).toBe('usable');
  expect(decideGiftCard({ amount: 1, validUntil }, '2026-11-22' as IsoDate)).toBe('expired');
  expect(decideGiftCard({ amount: 0, validUntil }, '2026-11-21' as IsoDate)).toBe('empty');
});

test('QUOTE-007 cards pay in their order, never more than is on them or due, and price, insurance and cards add up', () => {
  const list = fc.array(cents, { maxLength: 3 });
  fc.assert(
    fc.property(cents, fc.option(cents, { nil: undefined }), list, (total, premium, balances) => {
      const insurance = premium === undefined ? undefined : { code: 'i', amount: premium };
      const cards = balances.map((amount, index) => ({ code: String(index), amount }));
      const whole = total + (premium ?? 0);
      const used = spendCards(whole, cards);
      const due = dueOf({ total, insurance, cards: used });
      expect(used.every(({ amount }, index) => amount >= 0 && amount <= (balances[index] ?? 0))).toBe(true);
      expect(due + used.reduce((sum, { amount }) => sum + amount, 0)).toBe(whole);
      expect(due).toBe(Math.max(whole - balances.reduce((sum, amount) => sum + amount, 0), 0));
    }),
    { numRuns: 500 },
  );
});
