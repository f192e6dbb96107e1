import { expect, test } from 'vitest';
import { localTaxOf, totalLocalTax } from './local-tax.ts';

test('STAY-051 a French hotel takes an amount per adult and night that rises with its stars', () => {
  const three = localTaxOf({ country: 'FR', stars: 3 });
  const five = localTaxOf({ country: 'FR', stars: 5 });
  expect(three).toMatchObject({ type: 'PER_PERSON_PER_NIGHT', amount: 158, currency: 'EUR', toBePaidAtHotel: true });
  expect(totalLocalTax(three, { adults: 2, nights: 3, total: 50_000 })).toBe(158 * 6);
  expect(totalLocalTax(five, { adults: 2, nights: 3, total: 0 })).toBeGreaterThan(158 * 6);
});

test('STAY-051 a Dutch hotel takes a percentage of the price, rounded to the cent', () => {
  const tax = localTaxOf({ country: 'NL', stars: 4 });
  expect(tax).toMatchObject({ type: 'BOOKING_PERCENTAGE', percentage: 7 });
  expect(totalLocalTax(tax, { adults: 2, nights: 3, total: 12_345 })).toBe(864);
});
