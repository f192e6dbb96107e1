import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localTaxTotal, stayTotal, viewLocalTax } from './local-tax.ts';

const perNight = { type: 'PER_PERSON_PER_NIGHT', amount: 230, currency: 'EUR', toBePaidAtHotel: true } as const;
const percentage = { type: 'BOOKING_PERCENTAGE', percentage: 5.5, currency: 'EUR', toBePaidAtHotel: false } as const;

test('STAY-050 STAY-051 the tax is told per person and night, or as a percentage of the price', () => {
  expect(viewLocalTax(perNight)).toEqual({ kind: 'perPersonPerNight', amount: 230, isPaidAtHotel: true });
  expect(viewLocalTax(percentage)).toEqual({ kind: 'percentage', percentage: 5.5, isPaidAtHotel: false });
});

test('STAY-051 a tax without its number is not told', () => {
  expect(viewLocalTax({ ...perNight, amount: undefined })).toBeUndefined();
  expect(viewLocalTax({ ...percentage, percentage: 0 })).toBeUndefined();
  expect(viewLocalTax(undefined)).toBeUndefined();
});

test('STAY-051 the tax of a stay counts adults and nights, or the price', () => {
  const stay = { adults: 2, nights: 3, price: 31_801 };
  expect(localTaxTotal(viewLocalTax(perNight), stay)).toBe(1380);
  expect(localTaxTotal(viewLocalTax(percentage), stay)).toBe(1750);
  expect(localTaxTotal(undefined, stay)).toBe(0);
});

test('STAY-051 a percentage of the price is whole cents, rounded up', () => {
  fc.assert(
    fc.property(fc.nat(5_000_000), fc.integer({ min: 1, max: 2000 }), (price, hundredths) => {
      const view = { kind: 'percentage', percentage: hundredths / 100, isPaidAtHotel: true } as const;
      const total = localTaxTotal(view, { adults: 2, nights: 1, price });
      expect(Number.isInteger(total)).toBe(true);
      expect(total * 10_000 - price * hundredths).toBeGreaterThanOrEqual(0);
      expect((total - 1) * 10_000).toBeLessThan(price * hundredths || 1);
    }),
  );
});

test('QUOTE-037 the total of the stay is what is paid today and the tax', () => {
  expect([stayTotal(31_800, 1380), stayTotal(31_800, undefined)]).toEqual([33_180, 31_800]);
});
