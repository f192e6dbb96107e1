import fc from 'fast-check';
import { expect, test } from 'vitest';
import { insuranceChoices } from './insurance.ts';

const cover = { id: 'cover', label: 'Cancellation cover', price: 1_900 };
const full = { id: 'full', label: 'Full cover', price: 3_900 };

test('CARD-012 OPEN-108 no insurance comes first and is chosen until the criteria ask for one', () => {
  const offers = [{ insuranceOffers: [cover] }, {}, { insuranceOffers: [cover, full] }];
  expect(insuranceChoices(offers, false)).toEqual([
    { isChosen: true },
    { offer: cover, isChosen: false },
    { offer: full, isChosen: false },
  ]);
  expect(insuranceChoices(offers, true).map(({ isChosen }) => isChosen)).toEqual([false, true, false]);
});

test('CARD-012 offers without an insurance leave nothing to choose', () => {
  expect(insuranceChoices([{}, { insuranceOffers: [] }], true)).toEqual([]);
});

test('CARD-012 whatever is offered, exactly one answer is chosen', () => {
  const one = fc.record({ id: fc.string({ maxLength: 3 }), label: fc.string(), price: fc.nat() });
  fc.assert(
    fc.property(fc.array(one, { minLength: 1 }), fc.boolean(), (insuranceOffers, hasInsurance) => {
      const chosen = insuranceChoices([{ insuranceOffers }], hasInsurance).filter(({ isChosen }) => isChosen);
      expect(chosen).toHaveLength(1);
      expect(chosen[0]?.offer === undefined).toBe(!hasInsurance);
    }),
  );
});
