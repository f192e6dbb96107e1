import type { CheckoutFlow } from './checkout/checkout-flow.ts';
import type { Flow } from './search/flow.ts';

/** The paths that the router serves, after the locale's base is taken off. */
export const paths = {
  home: '/',
  search: '/search',
  activities: '/activities',
  stay: '/weekend/:id',
  hotel: '/hotel/:id',
  hotelReviews: '/hotel/:id/reviews',
  checkout: '/checkout/booking',
  hotelCheckout: '/checkout/hotel',
  confirmation: '/checkout/booking/confirmation',
  bookingLookup: '/booking-lookup',
  giftCard: '/gift-card/customize',
  wishlist: '/account/wishlist',
  contact: '/contact',
  lostAddress: '/error',
  analytics: '/analytics/ga/collect/:pos',
  botCheckScript: '/bot-check.js',
  resultsFragment: '/fragment/search',
  roomsFragment: '/fragment/hotel/:id',
  offerFragment: '/fragment/offer/:id',
  stayFragment: '/fragment/weekend/:id',
  payLaterFragment: '/fragment/pay-later/:id',
  activitiesFragment: '/fragment/activities',
  api: {
    suggestions: '/api/suggestions',
    facets: '/api/facets',
    calendar: '/api/stays/:id/calendar',
    checkoutNights: '/api/stays/:id/checkout-nights',
    quote: '/api/stays/:id/quote',
    hotelCalendar: '/api/hotels/:id/calendar',
    reviews: '/api/hotels/:id/reviews',
    map: '/api/map',
    mapOffer: '/api/map/offer',
    mapWords: '/api/map/words',
    clientErrors: '/api/client-errors',
  },
  language: '/language',
} as const;

/** A readable address part: lower-case letters, digits and single hyphens; '' when nothing is left. */
export function slugify(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '');
}

/** The numeric id at the head of a product segment such as `1042-spa-honfleur`; the digits alone count. */
export function parseProductId(segment: string): number | undefined {
  const digits = /^(\d{1,9})(?:-|$)/.exec(segment)?.[1];
  const id = digits === undefined ? 0 : Number(digits);
  return id > 0 ? id : undefined;
}

/** The segment that names a product: its digits, and behind them its label in readable form where it has letters. */
export function productSegment(id: number, label: string): string {
  const slug = slugify(label);
  return slug ? `${id}-${slug}` : String(id);
}

/** Whether a segment is one that its product answers to: the digits alone, or with the right slug. */
export function isItsSegment(segment: string, { id, label }: { readonly id: number; readonly label: string }): boolean {
  return segment === String(id) || segment === productSegment(id, label);
}

export interface Routes {
  home(query?: string): string;
  search(query?: string): string;
  /** The page with the results of a flow: activities have one of their own. @rule FLOW-013 */
  results(flow: Flow, query?: string): string;
  stay(id: number, label: string, query?: string): string;
  hotel(id: number, label: string, query?: string): string;
  hotelReviews(id: number, label: string, query?: string): string;
  checkout(query?: string, flow?: CheckoutFlow): string;
  confirmation(number: string): string;
  bookingLookup(): string;
  giftCard(): string;
  wishlist(): string;
  contact(query?: string): string;
  resultsFragment(query?: string): string;
  roomsFragment(id: number, query?: string): string;
  offerFragment(id: number, query?: string): string;
  payLaterFragment(id: number, query?: string): string;
  suggestions(query?: string): string;
  facets(query?: string): string;
  calendar(id: number, query?: string): string;
  checkoutNights(id: number, query?: string): string;
  quote(id: number, query?: string): string;
  hotelCalendar(id: number, query?: string): string;
  reviews(id: number, query?: string): string;
  map(query?: string): string;
  mapOffer(query?: string): string;
  mapWords(): string;
}

const withQuery = (path: string, query?: string) => (query ? `${path}?${query}` : path);

/** Builds every address of one locale; `base` is '' or '/fr' or '/nl'. A query is given without its question mark. */
export function createRoutes(base: string): Routes {
  const at = (path: string, query?: string) => withQuery(base + path, query);
  const withId = (path: string, id: number) => path.replace(':id', String(id));
  return {
    home: (query) => withQuery(base === '' ? '/' : base, query),
    search: (query) => at(paths.search, query),
    results: (flow, query) => at(flow === 'activity' ? paths.activities : paths.search, query),
    stay: (id, label, query) => at(`/weekend/${productSegment(id, label)}`, query),
    hotel: (id, label, query) => at(`/hotel/${productSegment(id, label)}`, query),
    hotelReviews: (id, label, query) => at(`/hotel/${productSegment(id, label)}/reviews`, query),
    checkout: (query, flow) => at(flow === 'hotel' ? paths.hotelCheckout : paths.checkout, query),
    confirmation: (number) => at(paths.confirmation, `number=${encodeURIComponent(number)}`),
    bookingLookup: () => at(paths.bookingLookup),
    giftCard: () => at(paths.giftCard),
    wishlist: () => at(paths.wishlist),
    contact: (query) => at(paths.contact, query),
    resultsFragment: (query) => at(paths.resultsFragment, query),
    roomsFragment: (id, query) => at(withId(paths.roomsFragment, id), query),
    offerFragment: (id, query) => at(withId(paths.offerFragment, id), query),
    payLaterFragment: (id, query) => at(withId(paths.payLaterFragment, id), query),
    suggestions: (query) => at(paths.api.suggestions, query),
    facets: (query) => at(paths.api.facets, query),
    calendar: (id, query) => at(withId(paths.api.calendar, id), query),
    checkoutNights: (id, query) => at(withId(paths.api.checkoutNights, id), query),
    quote: (id, query) => at(withId(paths.api.quote, id), query),
    hotelCalendar: (id, query) => at(withId(paths.api.hotelCalendar, id), query),
    reviews: (id, query) => at(withId(paths.api.reviews, id), query),
    map: (query) => at(paths.api.map, query),
    mapOffer: (query) => at(paths.api.mapOffer, query),
    mapWords: () => at(paths.api.mapWords),
  };
}
