import { expect } from 'vitest';
import { type Answer, type CallName, type Request as CallRequest, calls, formatPath } from '#shared/catalogue/calls.ts';
import { readBody } from '../support/catalogue.ts';
import { write } from '../support/writes.ts';
import { bodies } from './bodies.ts';
import * as stay from './checks.ts';
import { contentBodies } from './content-bodies.ts';
import * as content from './content-checks.ts';
import { type HandBodies, readHandBody } from './hand-body.ts';
import { productBodies } from './product-bodies.ts';
import * as product from './product-checks.ts';
import { writeBodies } from './write-bodies.ts';
import * as writes from './write-checks.ts';

/** A call without a body of another upstream does not compile, */
const allBodies: HandBodies<CallName> = { ...bodies, ...productBodies, ...contentBodies, ...writeBodies };

/** and neither does one without a check. */
const checks: { readonly [Name in CallName]: (answer: Answer<Name>) => void } = {
  search: stay.checkSearch,
  facets: stay.checkFacets,
  suggestions: stay.checkSuggestions,
  stay: stay.checkStay,
  checkinPrices: stay.checkCheckinPrices,
  checkoutNights: stay.checkCheckoutNights,
  hotelAvailabilities: stay.checkHotelAvailabilities,
  productOffers: stay.checkProductOffers,
  quote: stay.checkQuote,
  realtimeQuote: stay.checkQuote,
  reviews: stay.checkReviews,
  placeOrder: stay.checkOrder,
  order: stay.checkOrder,
  mapSearch: product.checkMarkers,
  activitySearch: product.checkActivitySearch,
  recommendedSuggestions: stay.checkSuggestions,
  boxBeneficiaryOffers: product.checkBeneficiaryOffers,
  boxesBeneficiaryOffers: product.checkBeneficiaryOffers,
  voucherBeneficiaryOffers: product.checkBeneficiaryOffers,
  boxFacets: stay.checkFacets,
  boxesFacets: stay.checkFacets,
  voucherFacets: stay.checkFacets,
  box: product.checkBox,
  boxes: product.checkBoxes,
  boxOffers: product.checkBoxOffers,
  boxMap: product.checkMarkers,
  subElements: product.checkSubElements,
  shippingCosts: product.checkShippingCosts,
  voucherPrices: product.checkVoucherPrices,
  giftCard: product.checkGiftCard,
  activityOnly: product.checkActivityOnly,
  activityImages: product.checkActivityImages,
  giftCheckinPrices: stay.checkCheckinPrices,
  hotel: product.checkHotel,
  hotelProducts: product.checkHotelProducts,
  upsells: product.checkUpsells,
  giftBalance: product.checkGiftBalance,
  eligibility: product.checkEligibility,
  homepage: content.checkHomepage,
  announcementBanners: content.checkAnnouncements,
  announcementBannersFile: content.checkAnnouncements,
  giftBlocks: content.checkGiftBlocks,
  giftBlocksFile: content.checkGiftBlocks,
  promoBars: content.checkPromoBars,
  boxBlock: content.checkBoxBlock,
  targetedBanners: content.checkTargetedBanners,
  marketingArticles: content.checkMarketingArticles,
  ideas: content.checkIdeas,
  navigation: content.checkNavigation,
  contentPages: content.checkContentPages,
  contentPage: content.checkContentPage,
  faq: content.checkFaq,
  miniSites: content.checkMiniSites,
  placeGiftOrder: writes.checkGiftOrder,
  giftOrder: writes.checkGiftOrder,
  contactCase: writes.checkKeptCase,
  claimCases: writes.checkClaimedCases,
  settleCase: writes.checkSettlement,
  clientError: writes.checkReport,
  analytics: writes.checkReport,
};

const proved = new Set<CallName>();

/** How the answers of both are read, those by hand in the order of their table. */
export interface Proof<Name extends CallName> {
  readonly embedded: readonly Answer<Name>[];
  readonly byHand: readonly [Answer<Name>, ...Answer<Name>[]];
}

/**
 * Holds the same checks against the answers of the embedded catalogue, one or more of them, and against every body that
 * another upstream could give; what the latter fill, the former fill too.
 */
export async function prove<Name extends CallName>(
  name: Name,
  ...asked: readonly [Promise<Answer<Name>>, ...Promise<Answer<Name>>[]]
): Promise<Proof<Name>> {
  const embedded = await Promise.all(asked);
  const [first, ...others] = allBodies[name];
  const byHand = [readHandBody(name, first), ...others.map((body) => readHandBody(name, body))] as const;
  // The table has the check of this very call under its name.
  const check = checks[name] as (answer: Answer<Name>) => void;
  for (const answer of [...embedded, ...byHand]) check(answer);
  const own = new Set(embedded.flatMap((answer) => fieldsOf(answer)));
  expect(byHand.flatMap((answer) => fieldsOf(answer)).filter((field) => !own.has(field))).toEqual([]);
  proved.add(name);
  return { embedded, byHand };
}

/** Every field that holds something, such as `exactMatch.*.hotel.label`. */
function fieldsOf(value: unknown, at = ''): string[] {
  if (value === undefined) return [];
  if (typeof value !== 'object' || value === null) return [at];
  const inside = Object.entries(value).flatMap(([key, part]) =>
    fieldsOf(part, at === '' ? nameOf(value, key) : `${at}.${nameOf(value, key)}`),
  );
  return [...new Set(inside)];
}

function nameOf(value: object, key: string): string {
  return Array.isArray(value) ? '*' : key;
}

/** Fails with the names of those calls that the tests of a file have not proved. */
export function expectAllProved(names: readonly string[]): void {
  expect(names.filter((name) => !proved.has(name as CallName))).toEqual([]);
}

/** Keeps something in the embedded catalogue; throws when it does not, or when an item of its answer had to be dropped. */
export async function keep<Name extends CallName>(
  name: Name,
  body: CallRequest<Name>,
  { key = crypto.randomUUID(), parts = {} }: { key?: string; parts?: Readonly<Record<string, string>> } = {},
): Promise<Answer<Name>> {
  const answer = await write(formatPath(calls[name].path, parts), key, body);
  const given = await answer.json();
  const parsed = readBody(name, given);
  if (answer.ok && parsed.ok && parsed.dropped.length === 0) return parsed.value;
  throw new Error(`${name}: ${answer.status} ${JSON.stringify(given)}`);
}
