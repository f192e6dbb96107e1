import { z } from 'zod';
import { listOf, maybe } from './answer.ts';
import { picture } from './picture.ts';
import { autoDiscount, cancellationPolicy, priceType } from './price-info.ts';
import { cents, id, isoDate, percent, storefrontPath } from './values.ts';

/** Average of the reviews, 0 to 10, and how many there are. @rule REV-011 */
export const reviewSummary = z.object({
  average: z.number().min(0).max(10),
  count: z.number().int().nonnegative(),
});
export type ReviewSummary = z.infer<typeof reviewSummary>;

/** A hotel inside a result. `ecoFacilities` counts its eco facilities. @rule CARD-019 CARD-028 */
export const offerHotel = z.object({
  id,
  uri: maybe(storefrontPath),
  label: z.string().min(1),
  stars: maybe(z.number().min(0).max(5)),
  location: z.object({
    label: z.string(),
    uri: maybe(storefrontPath),
    address: maybe(z.string()),
    zipCode: maybe(z.string()),
    region: maybe(z.string()),
    country: maybe(z.string()),
    latitude: maybe(z.number()),
    longitude: maybe(z.number()),
  }),
  review: maybe(reviewSummary),
  ecoFacilities: maybe(z.number().int().nonnegative()),
});
export type OfferHotel = z.infer<typeof offerHotel>;

/** A message that draws attention to an offer; `priority` puts it before every other. @rule CARD-020 CARD-026 */
export const stressMessage = z.object({
  message: z.string().min(1),
  color: maybe(z.string()),
  icon: maybe(z.string()),
  emoji: maybe(z.string()),
  priority: maybe(z.boolean()),
});
export type StressMessage = z.infer<typeof stressMessage>;

/** An insurance that a stay can be booked with; `price` in cents for the whole stay. @rule OPEN-108 */
export const insuranceOffer = z.object({ id: z.string().min(1), label: z.string().min(1), price: cents });
export type InsuranceOffer = z.infer<typeof insuranceOffer>;

/**
 * A stay as lists show it. `sellPrice`, `refPrice`, `barPrice` and `lowestPrice` (lowest total of the 30 days before
 * the reduction) are totals in cents for `paxComposition` and `nights`; `promo` is a percentage; `expiration` is the
 * last day of sale; `availableRooms` counts the rooms left on the asked dates; `distance` is in km; `uri` is the
 * storefront path with its slug; `shortProgram` holds the parts of the programme line; `hasMoreOffers` says that the
 * hotel has other stays on sale.
 * @rule CARD-013 CARD-016 CARD-021
 */
export const offer = z
  .object({
    id,
    uri: storefrontPath,
    label: z.string().min(1),
    headwords: maybe(z.string()),
    images: listOf(picture),
    hotel: offerHotel,
    sellPrice: cents,
    refPrice: maybe(cents),
    barPrice: maybe(cents),
    lowestPrice: maybe(cents),
    promo: maybe(percent),
    priceType,
    extraDiscount: maybe(cents),
    paxComposition: z.object({
      adults: z.number().int().min(1),
      children: maybe(z.number().int().nonnegative()),
      babies: maybe(z.number().int().nonnegative()),
    }),
    participants: maybe(z.number().int().min(1)),
    nights: z.number().int().min(1),
    checkin: maybe(isoDate),
    checkout: maybe(isoDate),
    cancellationPolicy: maybe(cancellationPolicy),
    availableRooms: maybe(z.number().int().nonnegative()),
    lastMinute: maybe(z.boolean()),
    expiration: maybe(isoDate),
    marketingLabels: maybe(listOf(z.string().min(1))),
    stressMessages: maybe(listOf(stressMessage)),
    shortProgram: maybe(listOf(z.string().min(1))),
    themes: maybe(listOf(z.object({ id, name: z.string() }))),
    channelManagerId: maybe(z.string()),
    autoDiscount: maybe(autoDiscount),
    distance: maybe(z.number().nonnegative()),
    hasMoreOffers: maybe(z.boolean()),
    insuranceOffers: maybe(listOf(insuranceOffer)),
    itemCategory: z.enum(['weekend', 'single_voucher', 'activity']),
    dataFlowMode: maybe(z.enum(['pull', 'push'])),
  })
  .transform(({ refPrice, barPrice, ...rest }) => {
    const reference = refPrice ?? barPrice;
    return { ...rest, refPrice: reference, barPrice: reference };
  });
export type Offer = z.infer<typeof offer>;
