import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describePriceLines, priceOfTotal } from './price-lines.ts';

const stay = { adults: 2, nights: 2 };
const tax = (toBePaidAtHotel: boolean) =>
  ({ type: 'PER_PERSON_PER_NIGHT', amount: 165, currency: 'EUR', toBePaidAtHotel }) as const;

test('QUOTE-037 the total is what is paid today and the local tax', () => {
  const lines = describePriceLines(
    { priceInfo: { sellPrice: 42_400, refPrice: 53_000 }, localTaxTotalAmount: 660, localTax: tax(true) },
    stay,
  );
  expect(lines).toMatchObject({ today: 42_400, localTax: { amount: 660, isPaidAtHotel: true }, total: 43_060 });
  expect(lines.price).toMatchObject({ perPerson: 21_200, perNight: 21_200, promo: 20, saved: 10_600 });
});

test('STAY-051 a tax that is paid with the stay is paid today', () => {
  const priced = { priceInfo: { sellPrice: 42_400 }, localTaxTotalAmount: 660, localTax: tax(false) };
  expect(describePriceLines(priced, stay)).toMatchObject({ today: 43_060, total: 43_060 });
});

test('STAY-051 without a tax there is no line for it', () => {
  const lines = describePriceLines({ priceInfo: { sellPrice: 42_400 } }, stay);
  expect(lines.localTax).toBeUndefined();
  expect(lines.total).toBe(lines.today);
});

test('QUOTE-007 a price of which only the total is known keeps the tax of the hotel', () => {
  const lines = describePriceLines(priceOfTotal(42_400, tax(true), stay), stay);
  expect(lines).toMatchObject({ today: 42_400, localTax: { amount: 660 }, total: 43_060 });
  expect(describePriceLines(priceOfTotal(42_400, undefined, stay), stay).localTax).toBeUndefined();
});

test('QUOTE-037 no amounts make the total differ from its two parts', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 });
  fc.assert(
    fc.property(cents, cents, fc.boolean(), (sellPrice, localTaxTotalAmount, atHotel) => {
      const { today, total } = describePriceLines(
        { priceInfo: { sellPrice }, localTaxTotalAmount, localTax: tax(atHotel) },
        stay,
      );
      expect(total).toBe(sellPrice + localTaxTotalAmount);
      expect(today).toBe(atHotel ? sellPrice : total);
    }),
  );
});

test('QUOTE-007 QUOTE-037 with insurance and gift cards what is paid today, by cards and at the hotel comes to the total', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(
      cents,
      cents,
      cents,
      fc.array(cents, { maxLength: 3 }),
      (sellPrice, taxed, insuranceAmount, amounts) => {
        const giftcards = amounts.map((amount, index) => ({ serialNumber: String(index), amount }));
        const priced = { priceInfo: { sellPrice }, localTaxTotalAmount: taxed, localTax: tax(true) };
        const lines = describePriceLines({ ...priced, insuranceAmount, giftcards }, stay);
        const paid = lines.giftcards.reduce((sum, { usedAmount }) => sum + usedAmount, 0);
        expect(lines.today).toBeGreaterThanOrEqual(0);
        expect(lines.today + paid + taxed).toBe(lines.total);
        expect(lines.total).toBe(sellPrice + insuranceAmount + taxed);
        expect(lines.extras).toEqual(insuranceAmount > 0 ? [{ kind: 'insurance', amount: insuranceAmount }] : []);
      },
    ),
    { numRuns: 500 },
  );
});
