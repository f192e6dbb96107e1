import type { ProductCallName } from '#shared/catalogue/product-calls.ts';
import { handleActivityImages } from './calls/activity-images.ts';
import { handleActivityOnly } from './calls/activity-only.ts';
import { handleActivitySearch } from './calls/activity-search.ts';
import {
  handleBoxBeneficiaryOffers,
  handleBoxesBeneficiaryOffers,
  handleVoucherBeneficiaryOffers,
} from './calls/beneficiary-offers.ts';
import { handleBox } from './calls/box.ts';
import { handleBoxOffers } from './calls/box-offers.ts';
import { handleBoxes } from './calls/boxes.ts';
import { handleEligibility } from './calls/eligibility.ts';
import { handleGiftBalance } from './calls/gift-balance.ts';
import { handleGiftCheckinPrices } from './calls/gift-checkin-prices.ts';
import { handleGiftCard, handleShippingCosts, handleSubElements } from './calls/gift-extras.ts';
import { handleBoxesFacets, handleBoxFacets, handleVoucherFacets } from './calls/gift-facets.ts';
import { handleHotel } from './calls/hotel.ts';
import { handleHotelProducts } from './calls/hotel-products.ts';
import { handleMapSearch } from './calls/map-search.ts';
import { handleRecommendedSuggestions } from './calls/recommended-suggestions.ts';
import { handleUpsells } from './calls/upsells.ts';
import { handleVoucherPrices } from './calls/voucher-prices.ts';
import type { Asking } from './http/asking.ts';

/** Who answers the calls of `shared/catalogue/product-calls.ts`. */
export const productHandlers: Readonly<Record<ProductCallName, (asking: Asking) => Promise<Response>>> = {
  mapSearch: handleMapSearch,
  activitySearch: handleActivitySearch,
  recommendedSuggestions: handleRecommendedSuggestions,
  boxBeneficiaryOffers: handleBoxBeneficiaryOffers,
  boxesBeneficiaryOffers: handleBoxesBeneficiaryOffers,
  voucherBeneficiaryOffers: handleVoucherBeneficiaryOffers,
  boxFacets: handleBoxFacets,
  boxesFacets: handleBoxesFacets,
  voucherFacets: handleVoucherFacets,
  box: handleBox,
  boxes: handleBoxes,
  boxOffers: handleBoxOffers,
  boxMap: handleBoxOffers,
  subElements: handleSubElements,
  shippingCosts: handleShippingCosts,
  voucherPrices: handleVoucherPrices,
  giftCard: handleGiftCard,
  activityOnly: handleActivityOnly,
  activityImages: handleActivityImages,
  giftCheckinPrices: handleGiftCheckinPrices,
  hotel: handleHotel,
  hotelProducts: handleHotelProducts,
  upsells: handleUpsells,
  giftBalance: handleGiftBalance,
  eligibility: handleEligibility,
};
