import { z } from 'zod';
import { listOf, maybe, meant } from './answer.ts';
import { giftFormats } from './box.ts';
import { orderNumber, sessionName, traveller } from './order.ts';
import { cents, id, isoDate, isoInstant, locale } from './values.ts';

/** Characters of the card that comes with a gift. @rule GIFT-021 */
export const maxCardLengths = { fromName: 40, message: 180 } as const;

/**
 * What is given: a box by its code, with or without the form at its end; a stay for `nights` in one of the fare buckets,
 * with `withAvailability` for the freest choice of dates; a card of `amount` cents; an activity for so many people.
 * @rule BOX-008 GIFT-016 GIFT-039
 */
export const giftProduct = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('BOX'),
    code: z.string().regex(/^[A-Z0-9]{3,40}(-digital|-physical)?$/, 'Expected a code'),
  }),
  z.object({
    type: z.literal('SINGLEVOUCHER'),
    id,
    nights: z.number().int().min(1).max(30),
    bucket: meant(z.number().int().min(1).max(3), '1 Essential, 2 Serenity, 3 Liberty').default(1),
    withAvailability: meant(z.boolean(), 'Whether the freest choice of dates is given').default(false),
  }),
  z.object({ type: z.literal('GIFTCARD'), amount: cents }),
  z.object({ type: z.literal('DIGITAL_ACTIVITY_ONLY'), id, people: z.number().int().min(1).max(99) }),
]);
export type GiftProduct = z.infer<typeof giftProduct>;

const line = z.string().trim().min(1).max(120);

/** Where a printed gift is sent: an address in the market of the order. */
export const shippingAddress = z.object({
  name: z.string().trim().min(1).max(80),
  street: line,
  postcode: z.string().trim().min(3).max(12),
  city: line,
});
export type ShippingAddress = z.infer<typeof shippingAddress>;

/**
 * POST /gift-orders. `expectedTotalCents` is the total the giver saw; another current total is refused. A printed gift
 * needs `shipTo`, and only one may have extras. `isForOneself` marks a purchase for oneself.
 * @rule GIFT-002 GIFT-021 GIFT-042 GIFT-048
 */
export const giftOrderRequest = z
  .object({
    locale,
    product: giftProduct,
    format: z.enum(giftFormats).default('digital'),
    subElements: meant(z.array(id).max(10), 'Extras of a printed gift').default([]),
    fromName: z.string().trim().max(maxCardLengths.fromName).optional(),
    message: z.string().trim().max(maxCardLengths.message).optional(),
    isForOneself: meant(z.boolean(), 'Whether the giver keeps it').default(false),
    shipTo: meant(shippingAddress, 'Where a printed gift is sent').optional(),
    buyer: traveller,
    expectedTotalCents: meant(cents, 'The total that the giver saw; another one is refused with the current one'),
    session: sessionName.optional(),
  })
  .refine(({ format, shipTo }) => format === 'digital' || shipTo !== undefined, {
    path: ['shipTo'],
    message: 'A printed gift needs an address',
  })
  .refine(({ format, subElements }) => format === 'physical' || subElements.length === 0, {
    path: ['subElements'],
    message: 'Only a printed gift has extras',
  });
export type GiftOrderRequest = z.infer<typeof giftOrderRequest>;

/** What a gift costs, in cents: `totalPrice` is what is paid. @rule GIFT-031 GIFT-034 */
export const giftPrice = z.object({
  sellPrice: cents,
  shippingCost: cents.default(0),
  subElementsPrice: cents.default(0),
  totalAvailabilityUpsell: cents.default(0),
  totalPrice: cents,
});
export type GiftPrice = z.infer<typeof giftPrice>;

/** A stored gift order; names and prices are those of the moment it was placed. `code` is what the beneficiary redeems. */
export const giftOrder = z.object({
  number: orderNumber,
  status: z.string().min(1),
  createdAt: isoInstant,
  locale,
  product: giftProduct,
  label: z.string().min(1),
  format: z.enum(giftFormats),
  code: z.string().min(1),
  /** The last day on which it can be redeemed. */
  validUntil: isoDate,
  subElements: maybe(listOf(z.object({ id, name: z.string().min(1), price: cents }))),
  fromName: maybe(z.string()),
  message: maybe(z.string()),
  isForOneself: z.boolean().default(false),
  shipTo: maybe(shippingAddress),
  buyer: z.object({ firstName: z.string(), lastName: z.string(), email: z.string(), phone: maybe(z.string()) }),
  priceInfo: giftPrice,
});
export type GiftOrder = z.infer<typeof giftOrder>;
