import type { InsuranceOffer } from '../catalogue/offer.ts';

/** One way to answer whether a stay is insured against cancelling; without an offer it stands for none. */
export interface InsuranceChoice {
  readonly offer?: InsuranceOffer;
  readonly isChosen: boolean;
}

/**
 * The answers to choose from for a list of offers: no insurance first, then each that any of them comes with, once;
 * empty where there is nothing to insure. Exactly one is chosen: none unless the criteria ask for one. @rule CARD-012 OPEN-108
 */
export function insuranceChoices(
  offers: readonly { readonly insuranceOffers?: readonly InsuranceOffer[] | undefined }[],
  hasInsurance: boolean,
): InsuranceChoice[] {
  const found = new Map(offers.flatMap((offer) => offer.insuranceOffers ?? []).map((one) => [one.id, one]));
  if (found.size === 0) return [];
  return [
    { isChosen: !hasInsurance },
    ...[...found.values()].map((offer, index) => ({ offer, isChosen: hasInsurance && index === 0 })),
  ];
}
