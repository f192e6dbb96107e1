import { z } from 'zod';
import { programLine } from './activity.ts';
import { listOf, maybe, meant } from './answer.ts';
import { arrival, client, minisite, nightCount, severalRooms } from './inputs.ts';
import { insurance } from './insurance.ts';
import { partyQuery, wireParty } from './party.ts';
import { cancellationPolicy, localTax, priceInfo } from './price-info.ts';
import { cents, id, isoDate, isoInstant, locale } from './values.ts';

const common = {
  locale,
  client,
  minisite,
  checkin: arrival,
  ...partyQuery,
  smartcapacity: severalRooms,
  activitySelectionList: meant(
    z.string().max(1000),
    'The days chosen for activities, as activityId_yyyy-MM-dd separated by commas',
  ).optional(),
};

/** GET /weekend/{id}/quote.json. @rule API-031 */
export const quoteRequest = z.object({ ...common, nights: nightCount });
export type QuoteRequest = z.infer<typeof quoteRequest>;

/** GET /weekend/{id}/quote-realtime.json, the price check; the nights are called `night` here. @rule API-013 */
export const realtimeQuoteRequest = z.object({ ...common, night: nightCount });
export type RealtimeQuoteRequest = z.infer<typeof realtimeQuoteRequest>;

/** Why a quote failed; the embedded catalogue says PACKAGE_UNAVAILABLE, DATE_IN_THE_PAST or NOT_BOOKABLE. */
export const quoteError = z.object({ code: maybe(z.string()), message: maybe(z.string()) });
export type QuoteError = z.infer<typeof quoteError>;

/** What was priced. @rule QUOTE-004 */
export const reservationCriteria = z.object({
  checkin: isoDate,
  checkout: isoDate,
  nights: z.number().int().min(1),
  ...wireParty.shape,
});
export type ReservationCriteria = z.infer<typeof reservationCriteria>;

/**
 * The price of a stay on given dates for a party. `localTaxTotalAmount` is cents on top of `priceInfo.sellPrice`;
 * `modifiedReservationCriteria` is present when something else than asked was priced; a failed quote has
 * `bookable: false` or `errors`, and no `priceInfo`.
 * @rule QUOTE-004 QUOTE-026
 */
export const quote = z.object({
  bookable: z.boolean().default(false),
  errors: maybe(listOf(quoteError)),
  priceInfo: maybe(priceInfo),
  localTaxTotalAmount: maybe(cents),
  localTax: maybe(localTax),
  programLineList: maybe(listOf(programLine)),
  flashDeal: maybe(z.object({ endsAt: isoInstant, label: maybe(z.string()) })),
  roomsAmountMessage: maybe(z.string()),
  availableRooms: maybe(z.number().int().nonnegative()),
  insurances: maybe(listOf(insurance)),
  cancellationPolicy: maybe(cancellationPolicy),
  reservationCriteria: maybe(reservationCriteria),
  modifiedReservationCriteria: maybe(reservationCriteria),
});
export type Quote = z.infer<typeof quote>;

/** GET /product/{id}/offers: the stays of the product's hotel that can be had. @rule API-030 */
export const productOffersRequest = z.object({
  locale,
  minisite,
  checkin: arrival.optional(),
  nights: nightCount.optional(),
  ...partyQuery,
});
export type ProductOffersRequest = z.infer<typeof productOffersRequest>;

/** One stay of the hotel with its total price in cents. @rule QUOTE-003 */
export const productOffer = z.object({
  weekendId: id,
  label: maybe(z.string()),
  shortProgram: maybe(listOf(z.string().min(1))),
  nights: maybe(z.number().int().min(1)),
  priceInfo,
  cancellationPolicy: maybe(cancellationPolicy),
});
export type ProductOffer = z.infer<typeof productOffer>;

/** The answer of GET /product/{id}/offers, cheapest first. @rule API-030 */
export const productOffersAnswer = listOf(productOffer);
export type ProductOffers = z.infer<typeof productOffersAnswer>;
