import {
  activityImagesAnswer,
  activityImagesRequest,
  activityOnlyDetail,
  activityOnlyRequest,
} from './activity-only.ts';
import { activitySearchAnswer, activitySearchRequest } from './activity-search.ts';
import { checkinPricesAnswer } from './availability.ts';
import {
  beneficiaryOffersAnswer,
  boxBeneficiaryRequest,
  boxesBeneficiaryRequest,
  boxesFacetsRequest,
  boxFacetsRequest,
  voucherBeneficiaryRequest,
  voucherFacetsRequest,
} from './beneficiary.ts';
import {
  boxDetail,
  boxesAnswer,
  boxesRequest,
  boxMapRequest,
  boxOffersAnswer,
  boxOffersRequest,
  boxRequest,
} from './box.ts';
import type { CatalogueCall } from './catalogue-call.ts';
import { eligibilityAnswer, eligibilityRequest } from './eligibility.ts';
import { facetsAnswer } from './facets.ts';
import { giftBalance, giftBalanceRequest } from './gift-balance.ts';
import { giftCardDetail, giftCardRequest, subElementsAnswer, subElementsRequest } from './gift-extras.ts';
import { hotelDetail, hotelProductsAnswer, hotelProductsRequest, hotelRequest } from './hotel-detail.ts';
import { mapSearchAnswer, mapSearchRequest } from './map-search.ts';
import { recommendedSuggestionsRequest } from './recommended-suggestions.ts';
import {
  giftCheckinPricesRequest,
  shippingCostsAnswer,
  shippingCostsRequest,
  voucherPricesAnswer,
  voucherPricesRequest,
} from './single-voucher.ts';
import { suggestionsAnswer } from './suggestions.ts';
import { upsellsAnswer, upsellsRequest } from './upsells.ts';

/** The calls for hotels, activities, boxes, single vouchers and gift cards, and the search of the map. */
export const productCalls = {
  mapSearch: {
    rules: 'API-003 API-004',
    base: 'api',
    method: 'POST',
    path: '/offers.json',
    request: mapSearchRequest,
    answer: mapSearchAnswer,
  },
  activitySearch: {
    rules: 'API-007',
    base: 'api',
    method: 'POST',
    path: '/search/activity-only.json',
    request: activitySearchRequest,
    answer: activitySearchAnswer,
  },
  recommendedSuggestions: {
    rules: 'API-010',
    base: 'api',
    method: 'GET',
    path: '/recommendedAutocomplete.json',
    request: recommendedSuggestionsRequest,
    answer: suggestionsAnswer,
  },
  boxBeneficiaryOffers: {
    rules: 'API-015',
    base: 'gateway',
    method: 'GET',
    path: '/box-offers/{code}',
    request: boxBeneficiaryRequest,
    answer: beneficiaryOffersAnswer,
  },
  boxesBeneficiaryOffers: {
    rules: 'API-015',
    base: 'api',
    method: 'GET',
    path: '/beneficiary/boxes/offers',
    request: boxesBeneficiaryRequest,
    answer: beneficiaryOffersAnswer,
  },
  voucherBeneficiaryOffers: {
    rules: 'API-016',
    base: 'api',
    method: 'GET',
    path: '/beneficiary/single-vouchers/offers',
    request: voucherBeneficiaryRequest,
    answer: beneficiaryOffersAnswer,
  },
  boxFacets: {
    rules: 'API-017 OPEN-054',
    base: 'gateway',
    method: 'GET',
    path: '/box-facets/{code}',
    request: boxFacetsRequest,
    answer: facetsAnswer,
  },
  boxesFacets: {
    rules: 'API-017 OPEN-054',
    base: 'api',
    method: 'GET',
    path: '/beneficiary/boxes/facets',
    request: boxesFacetsRequest,
    answer: facetsAnswer,
  },
  voucherFacets: {
    rules: 'API-018 OPEN-054',
    base: 'api',
    method: 'GET',
    path: '/beneficiary/single-vouchers/facets',
    request: voucherFacetsRequest,
    answer: facetsAnswer,
  },
  box: {
    rules: 'API-019 OPEN-048',
    base: 'gateway',
    method: 'GET',
    path: '/boxes/{code}/product-detail',
    request: boxRequest,
    answer: boxDetail,
  },
  boxes: {
    rules: 'API-020',
    base: 'gateway',
    method: 'GET',
    path: '/boxes/search',
    request: boxesRequest,
    answer: boxesAnswer,
  },
  boxOffers: {
    rules: 'API-021',
    base: 'gateway',
    method: 'GET',
    path: '/boxes/{boxCode}/offers',
    request: boxOffersRequest,
    answer: boxOffersAnswer,
  },
  boxMap: {
    rules: 'API-022',
    base: 'gateway',
    method: 'GET',
    path: '/boxes/{boxCode}/offers',
    request: boxMapRequest,
    answer: mapSearchAnswer,
  },
  subElements: {
    rules: 'API-023 OPEN-051',
    base: 'gateway',
    method: 'GET',
    path: '/sub-elements/available-custom-sub-elements',
    request: subElementsRequest,
    answer: subElementsAnswer,
  },
  shippingCosts: {
    rules: 'API-024 OPEN-052',
    base: 'gateway',
    method: 'GET',
    path: '/single-voucher/shipping-costs',
    request: shippingCostsRequest,
    answer: shippingCostsAnswer,
  },
  voucherPrices: {
    rules: 'OPEN-047',
    base: 'gateway',
    method: 'GET',
    path: '/single-voucher/{id}/price-list',
    request: voucherPricesRequest,
    answer: voucherPricesAnswer,
  },
  giftCard: {
    rules: 'BOX-008',
    base: 'gateway',
    method: 'GET',
    path: '/gift-card/product-detail',
    request: giftCardRequest,
    answer: giftCardDetail,
  },
  activityOnly: {
    rules: 'API-025 OPEN-049',
    base: 'api',
    method: 'GET',
    path: '/activity-only/weekend/{id}/detail.json',
    request: activityOnlyRequest,
    answer: activityOnlyDetail,
  },
  activityImages: {
    rules: 'API-028',
    base: 'api',
    method: 'GET',
    path: '/activities/{id}/images.json',
    request: activityImagesRequest,
    answer: activityImagesAnswer,
  },
  giftCheckinPrices: {
    rules: 'API-029',
    base: 'api',
    method: 'GET',
    path: '/redeem/weekend/{id}/packageCheckinPrices.json',
    request: giftCheckinPricesRequest,
    answer: checkinPricesAnswer,
  },
  hotel: {
    rules: 'OPEN-053',
    base: 'api',
    method: 'GET',
    path: '/hotel/{hotelId}/detail.json',
    request: hotelRequest,
    answer: hotelDetail,
  },
  hotelProducts: {
    rules: 'OPEN-050',
    base: 'api',
    method: 'GET',
    path: '/hotels/{hotelId}/products.json',
    request: hotelProductsRequest,
    answer: hotelProductsAnswer,
  },
  upsells: {
    rules: 'QUOTE-005 QUOTE-006',
    base: 'api',
    method: 'GET',
    path: '/product/{id}/upsells',
    request: upsellsRequest,
    answer: upsellsAnswer,
  },
  giftBalance: {
    rules: '',
    base: 'gateway',
    method: 'GET',
    path: '/gift-cards/{code}',
    request: giftBalanceRequest,
    answer: giftBalance,
  },
  eligibility: {
    rules: 'API-038',
    base: 'gateway',
    method: 'GET',
    path: '/purchase/alma/eligibility',
    request: eligibilityRequest,
    answer: eligibilityAnswer,
  },
} as const satisfies Record<string, CatalogueCall>;

export type ProductCallName = keyof typeof productCalls;
