import type { CallName } from '#shared/catalogue/calls.ts';

/** How long the answer of a call may be used, and what asking for it may cost. */
export interface Policy {
  readonly name: string;
  /** From storing on, for this long it is served without asking. */
  readonly freshMs: number;
  /** After that, for this long it is served at once while a new one is fetched (RFC 5861 §3). */
  readonly staleWhileRevalidateMs: number;
  /** After `freshMs`, for this long it is served when upstream fails or is late (RFC 5861 §4). */
  readonly staleIfErrorMs: number;
  /** An upstream call, retry included, is cut off here; a caller may wait less. */
  readonly deadlineMs: number;
  /** Decoded bytes after which a body is cut off. */
  readonly maxBytes: number;
  /** Whether a failed GET may be tried a second time. */
  readonly retry: boolean;
}

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** What decides the status line or the head of a page waits no longer than this. */
export const criticalMs = 1.5 * second;
/** What is streamed after the head waits no longer than this. */
export const deferredMs = 3 * second;

const stored = { deadlineMs: deferredMs, maxBytes: 2_000_000, retry: true };
const neverStored = { ...stored, freshMs: 0, staleWhileRevalidateMs: 0, staleIfErrorMs: 0 };

export const policies = {
  /** Editorial text: edited by people, and an old one harms nobody. */
  content: { ...stored, name: 'content', freshMs: 5 * minute, staleWhileRevalidateMs: hour, staleIfErrorMs: day },
  /** Prices "from": the quote tells the true one before anybody pays. */
  search: { ...stored, name: 'search', freshMs: minute, staleWhileRevalidateMs: 5 * minute, staleIfErrorMs: day },
  facets: { ...stored, name: 'facets', freshMs: 5 * minute, staleWhileRevalidateMs: 30 * minute, staleIfErrorMs: day },
  /** Not retried: the next key stroke asks again. */
  suggestions: {
    ...stored,
    name: 'suggestions',
    freshMs: 10 * minute,
    staleWhileRevalidateMs: day,
    staleIfErrorMs: day,
    retry: false,
  },
  /** The product itself: decides the status line of its page. */
  detail: {
    ...stored,
    name: 'detail',
    freshMs: minute,
    staleWhileRevalidateMs: 10 * minute,
    staleIfErrorMs: day,
    deadlineMs: criticalMs,
  },
  /** Days and their prices: wrong ones cost a shopper's hope, so they age fast. */
  calendar: {
    ...stored,
    name: 'calendar',
    freshMs: minute,
    staleWhileRevalidateMs: 2 * minute,
    staleIfErrorMs: 30 * minute,
  },
  reviews: { ...stored, name: 'reviews', freshMs: 15 * minute, staleWhileRevalidateMs: day, staleIfErrorMs: day },
  /** An announcement that is over, or wrong, must go at once. */
  announcement: { ...neverStored, name: 'announcement' },
  /** The price that is promised: what upstream says now, or nothing. */
  quote: { ...neverStored, name: 'quote', deadlineMs: 10 * second },
  /** Boxes, gift prices and extras: dearer mistakes than texts, rarer changes than stays. */
  gift: { ...stored, name: 'gift', freshMs: 5 * minute, staleWhileRevalidateMs: 30 * minute, staleIfErrorMs: day },
  /** Whether a purchase can be paid later, or by a gift card: what upstream says now, or nothing. */
  eligibility: { ...neverStored, name: 'eligibility' },
  /** What the site tells of itself: nobody waits for it, and nothing hangs on it. */
  report: { ...neverStored, name: 'report' },
  /** A person's own data. */
  order: { ...neverStored, name: 'order', deadlineMs: 10 * second },
} as const satisfies Record<string, Policy>;

/** The policy of every call; a call without one does not compile. */
export const policyOf = {
  search: policies.search,
  facets: policies.facets,
  suggestions: policies.suggestions,
  stay: policies.detail,
  checkinPrices: policies.calendar,
  checkoutNights: policies.calendar,
  hotelAvailabilities: policies.calendar,
  productOffers: policies.calendar,
  quote: policies.quote,
  realtimeQuote: policies.quote,
  reviews: policies.reviews,
  placeOrder: policies.order,
  order: policies.order,
  mapSearch: policies.search,
  activitySearch: policies.search,
  recommendedSuggestions: policies.suggestions,
  boxBeneficiaryOffers: policies.search,
  boxesBeneficiaryOffers: policies.search,
  voucherBeneficiaryOffers: policies.search,
  boxFacets: policies.facets,
  boxesFacets: policies.facets,
  voucherFacets: policies.facets,
  box: policies.gift,
  boxes: policies.gift,
  boxOffers: policies.search,
  boxMap: policies.search,
  subElements: policies.gift,
  shippingCosts: policies.gift,
  voucherPrices: policies.gift,
  giftCard: policies.gift,
  activityOnly: policies.detail,
  activityImages: policies.content,
  giftCheckinPrices: policies.calendar,
  hotel: policies.detail,
  hotelProducts: policies.search,
  upsells: policies.gift,
  giftBalance: policies.eligibility,
  eligibility: policies.eligibility,
  homepage: policies.content,
  announcementBanners: policies.announcement,
  announcementBannersFile: policies.announcement,
  giftBlocks: policies.content,
  giftBlocksFile: policies.content,
  promoBars: policies.content,
  boxBlock: policies.content,
  targetedBanners: policies.content,
  marketingArticles: policies.content,
  ideas: policies.content,
  navigation: policies.content,
  contentPages: policies.content,
  contentPage: policies.content,
  faq: policies.content,
  miniSites: policies.content,
  placeGiftOrder: policies.order,
  giftOrder: policies.order,
  contactCase: policies.order,
  claimCases: policies.order,
  settleCase: policies.order,
  clientError: policies.report,
  analytics: policies.report,
} as const satisfies Record<CallName, Policy>;
