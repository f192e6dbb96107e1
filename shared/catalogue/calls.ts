import type { z } from 'zod';
import {
  checkinPricesAnswer,
  checkinPricesRequest,
  checkoutNightsAnswer,
  checkoutNightsRequest,
  hotelAvailabilitiesAnswer,
  hotelAvailabilitiesRequest,
} from './availability.ts';
import type { CatalogueCall } from './catalogue-call.ts';
import { contentCalls } from './content/content-calls.ts';
import { facetsAnswer, facetsRequest } from './facets.ts';
import { order, orderLookupRequest, orderNumber, orderRequest } from './order.ts';
import { hotelPart, stayId } from './path-parts.ts';
import { productCalls } from './product-calls.ts';
import { productOffersAnswer, productOffersRequest, quote, quoteRequest, realtimeQuoteRequest } from './quote.ts';
import { reviewsAnswer, reviewsRequest } from './reviews.ts';
import { searchAnswer, searchRequest } from './search.ts';
import { stayRequest, weekendDetail } from './stay.ts';
import { suggestionsAnswer, suggestionsRequest } from './suggestions.ts';
import { writeCalls } from './write-calls.ts';

/** Every call, by the name both Workers use. All three bases are one host on the embedded catalogue. */
export const calls = {
  search: {
    rules: 'API-001 API-002',
    base: 'api',
    method: 'GET',
    path: '/offers.json',
    summary: 'results with their page model',
    request: searchRequest,
    answer: searchAnswer,
  },
  facets: {
    rules: 'API-005 API-006',
    base: 'api',
    method: 'GET',
    path: '/facets.json',
    summary: 'counts for the filters',
    request: facetsRequest,
    answer: facetsAnswer,
  },
  suggestions: {
    rules: 'API-009',
    base: 'api',
    method: 'GET',
    path: '/autocomplete-geonames.json',
    summary: 'autocomplete',
    request: suggestionsRequest,
    answer: suggestionsAnswer,
  },
  stay: {
    rules: 'API-026 API-027',
    base: 'api',
    method: 'GET',
    path: '/weekend/{id}/detail.json',
    summary: 'a stay with its hotel, programme and room',
    parts: { id: stayId },
    refusals: [410],
    request: stayRequest,
    answer: weekendDetail,
  },
  checkinPrices: {
    rules: 'CAL-013',
    base: 'api',
    method: 'GET',
    path: '/weekend/{id}/packageCheckinPrices.json',
    summary: 'price calendar of a stay',
    parts: { id: stayId },
    request: checkinPricesRequest,
    answer: checkinPricesAnswer,
  },
  checkoutNights: {
    rules: 'API-011',
    base: 'api',
    method: 'GET',
    path: '/weekend/{id}/packageCheckoutNights.json',
    summary: 'lengths of stay from an arrival',
    parts: { id: stayId },
    request: checkoutNightsRequest,
    answer: checkoutNightsAnswer,
  },
  hotelAvailabilities: {
    rules: 'API-012',
    base: 'api',
    method: 'GET',
    path: '/hotels/{hotelId}/availabilities.json',
    summary: 'free days of a hotel',
    parts: { hotelId: hotelPart },
    request: hotelAvailabilitiesRequest,
    answer: hotelAvailabilitiesAnswer,
  },
  productOffers: {
    rules: 'API-030',
    base: 'api',
    method: 'GET',
    path: '/product/{id}/offers',
    summary: 'offers of a product on dates',
    parts: { id: stayId },
    request: productOffersRequest,
    answer: productOffersAnswer,
  },
  quote: {
    rules: 'API-031',
    base: 'api',
    method: 'GET',
    path: '/weekend/{id}/quote.json',
    summary: 'the price that is promised',
    parts: { id: stayId },
    request: quoteRequest,
    answer: quote,
  },
  realtimeQuote: {
    rules: 'API-013',
    base: 'api',
    method: 'GET',
    path: '/weekend/{id}/quote-realtime.json',
    summary: 'the price of this moment',
    parts: { id: stayId },
    request: realtimeQuoteRequest,
    answer: quote,
  },
  reviews: {
    rules: 'API-032',
    base: 'api',
    method: 'GET',
    path: '/hotel/{hotelId}/reviews.json',
    summary: 'reviews with sorts and details',
    parts: { hotelId: hotelPart },
    request: reviewsRequest,
    answer: reviewsAnswer,
  },
  placeOrder: {
    rules: '',
    base: 'gateway',
    method: 'POST',
    path: '/orders',
    summary: 'stores an order, takes its rooms',
    key: 'keeps',
    refusals: [404, 409],
    request: orderRequest,
    answer: order,
  },
  order: {
    rules: '',
    base: 'gateway',
    method: 'GET',
    path: '/orders/{number}',
    summary: 'an order by number and e-mail',
    parts: { number: orderNumber },
    request: orderLookupRequest,
    answer: order,
  },
  ...contentCalls,
  ...productCalls,
  ...writeCalls,
} as const satisfies Record<string, CatalogueCall>;

export type CallName = keyof typeof calls;
export type Answer<Name extends CallName> = z.output<(typeof calls)[Name]['answer']>;
/** The inputs of a call as numbers, strings and booleans; what has a default may be left out. */
export type Request<Name extends CallName> = z.input<(typeof calls)[Name]['request']>;

/** Fills the `{name}` parts of a path; throws on a part that `parts` does not hold, which is a bug of the caller. */
export function formatPath(path: string, parts: Readonly<Record<string, string | number>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const part = parts[name];
    if (part === undefined) throw new Error(`No ${name} for ${path}`);
    return encodeURIComponent(String(part));
  });
}
