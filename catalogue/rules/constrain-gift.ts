import type { Criteria } from '../queries/criteria.ts';

/**
 * The criteria that count in the flow: a gift is for two adults and has no dates, and its own prices filter it.
 * @rule FLOW-004 FLOW-005 FILT-028
 */
export function constrainGift(criteria: Criteria): Criteria {
  if (criteria.flow !== 'gifting') return criteria;
  const { singleVoucherPriceMin, singleVoucherPriceMax, priceMin, priceMax } = criteria;
  return {
    ...criteria,
    adult: 2,
    child: 0,
    baby: 0,
    checkin: undefined,
    night: undefined,
    priceMin: singleVoucherPriceMin ?? priceMin,
    priceMax: singleVoucherPriceMax ?? priceMax,
  };
}
