import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideBookingOption } from './booking-option.ts';

const quote = { bookable: true, priceInfo: { sellPrice: 19_900 } };
const known = { hasDates: true, quote, daysToChoose: 0 };

test('OFFD-002 with dates and a price an offer is booked at that price', () => {
  expect(decideBookingOption(known)).toEqual({ kind: 'book', total: 19_900 });
});

test('OFFD-002 without dates they are chosen first', () => {
  expect(decideBookingOption({ ...known, hasDates: false, quote: undefined })).toEqual({ kind: 'choose-dates' });
});

test('OFFD-002 activities whose day is open, and prices of other dates, are settled on the page of the stay', () => {
  expect(decideBookingOption({ ...known, daysToChoose: 1 })).toEqual({ kind: 'continue', reason: 'activity-days' });
  expect(decideBookingOption({ ...known, quote: { ...quote, modifiedReservationCriteria: {} } })).toEqual({
    kind: 'continue',
    reason: 'other-dates',
  });
});

test('OFFD-002 a quote that is refused, has errors or holds no price is sold out, one that failed is not known', () => {
  expect(decideBookingOption({ ...known, quote: { ...quote, bookable: false } }).kind).toBe('sold-out');
  expect(decideBookingOption({ ...known, quote: { ...quote, errors: [{}] } }).kind).toBe('sold-out');
  expect(decideBookingOption({ ...known, quote: { bookable: true } }).kind).toBe('sold-out');
  expect(decideBookingOption({ ...known, quote: undefined }).kind).toBe('unknown');
});

test('OFFD-002 nothing is ever booked without dates, a bookable quote and all days chosen', () => {
  const situations = fc.record({
    hasDates: fc.boolean(),
    daysToChoose: fc.nat(3),
    quote: fc.option(
      fc.record({
        bookable: fc.boolean(),
        errors: fc.constantFrom(undefined, [], [{}]),
        priceInfo: fc.option(fc.record({ sellPrice: fc.nat() }), { nil: undefined }),
        modifiedReservationCriteria: fc.constantFrom(undefined, {}),
      }),
      { nil: undefined },
    ),
  });
  fc.assert(
    fc.property(situations, (situation) => {
      const option = decideBookingOption(situation);
      if (option.kind !== 'book') return;
      expect(situation).toMatchObject({ hasDates: true, daysToChoose: 0, quote: { bookable: true } });
      expect(situation.quote?.modifiedReservationCriteria).toBeUndefined();
      expect(option.total).toBe(situation.quote?.priceInfo?.sellPrice);
    }),
  );
});
