import { z } from 'zod';
import { listOf, maybe, meant } from './answer.ts';
import { facetsRequest } from './facets.ts';
import { affiliateId, arrival, hotelId, nightCount, pageIndex, pageLimit } from './inputs.ts';
import { offer, offerHotel } from './offer.ts';
import { partyQuery } from './party.ts';
import { picture } from './picture.ts';
import { isoDate, locale, queryCount, querySwitch } from './values.ts';

/** The code of a box, with or without the form it came in. */
export const boxCode = z.string().regex(/^[A-Za-z0-9]{2,40}(-(digital|physical))?$/, 'Expected the code of a box');

/** Stays of one hotel that an answer lists at most. @rule SV-005 */
export const packagesPerHotel = 20;

const common = {
  locale: locale.default('fr_FR'),
  hotelId,
  checkinDate: arrival.optional(),
  night: nightCount.optional(),
  ...partyQuery,
  numberOfPackagesPerHotel: meant(queryCount(1, 50), 'Stays of one hotel at most').default(packagesPerHotel),
  selectivePublicationAffiliateId: affiliateId,
  page: pageIndex,
  limit: pageLimit(24),
};

/** GET /box-offers/{code}; the day of arrival has two names. @rule API-015 */
export const boxBeneficiaryRequest = z.object({
  ...common,
  checkin: meant(isoDate, 'The day of arrival; checkinDate has the last word').optional(),
});
export type BoxBeneficiaryRequest = z.infer<typeof boxBeneficiaryRequest>;

/** GET /beneficiary/boxes/offers: the same where the path does not name the box; without a code, what any box opens. */
export const boxesBeneficiaryRequest = z.object({
  ...boxBeneficiaryRequest.shape,
  code: meant(boxCode, 'The box; any box when absent').optional(),
});
export type BoxesBeneficiaryRequest = z.infer<typeof boxesBeneficiaryRequest>;

/**
 * GET /beneficiary/single-vouchers/offers. `giftAmount` is what the voucher is worth in cents; asked
 * matchOfferRangePriceWithGiftAmount, only stays that it covers are listed.
 * @rule API-016
 */
export const voucherBeneficiaryRequest = z.object({
  ...common,
  giftAmount: meant(queryCount(0, 10_000_000), 'What the voucher is worth, in cents').optional(),
  matchOfferRangePriceWithGiftAmount: meant(querySwitch, 'Whether only stays are listed that giftAmount pays').default(
    false,
  ),
});
export type VoucherBeneficiaryRequest = z.infer<typeof voucherBeneficiaryRequest>;

/** A hotel with those of its stays that can be had for the gift; `hasMoreOffers` when it has more than were asked. */
export const beneficiaryHotel = z.object({
  hotel: offerHotel,
  images: maybe(listOf(picture)),
  weekends: listOf(offer),
  hasMoreOffers: maybe(z.boolean()),
});
export type BeneficiaryHotel = z.infer<typeof beneficiaryHotel>;

/**
 * What a gift can be turned into, by hotel. `legacyPackageCount` counts all stays in all hotels, `totalCount` the
 * hotels.
 * @rule API-015 API-016 SV-004
 */
export const beneficiaryOffersAnswer = z.object({
  exactMatches: listOf(beneficiaryHotel),
  legacyPackageCount: z.number().int().nonnegative(),
  totalCount: maybe(z.number().int().nonnegative()),
});
export type BeneficiaryOffers = z.infer<typeof beneficiaryOffersAnswer>;

const facetFields = { ...facetsRequest.shape, locale: locale.default('fr_FR') };

/** GET /box-facets/{code}: the inputs of the search facets, all optional. @rule API-017 OPEN-054 */
export const boxFacetsRequest = z.object(facetFields);
export type BoxFacetsRequest = z.infer<typeof boxFacetsRequest>;

/** GET /beneficiary/boxes/facets: the same where the path does not name the box. @rule API-017 */
export const boxesFacetsRequest = z.object({
  ...facetFields,
  code: meant(boxCode, 'The box; any box when absent').optional(),
});
export type BoxesFacetsRequest = z.infer<typeof boxesFacetsRequest>;

/** GET /beneficiary/single-vouchers/facets. @rule API-018 */
export const voucherFacetsRequest = z.object(facetFields);
export type VoucherFacetsRequest = z.infer<typeof voucherFacetsRequest>;
