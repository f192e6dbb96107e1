import { z } from 'zod';
import { programLine } from './activity.ts';
import { listOf, maybe, meant } from './answer.ts';
import { paymentMethod, paymentMethodTypes } from './eligibility.ts';
import { giftCode } from './gift-balance.ts';
import { checkInOut } from './hotel.ts';
import { insurance, insuranceCode } from './insurance.ts';
import { wireParty } from './party.ts';
import { picture } from './picture.ts';
import { cancellationPolicy, priceInfo } from './price-info.ts';
import { cents, id, isoDate, isoInstant, locale, storefrontPath } from './values.ts';

const name = z.string().trim().min(1).max(80);

/** The person who books. */
export const traveller = z.object({
  firstName: name,
  lastName: name,
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  phone: z
    .string()
    .trim()
    .regex(/^\+?[0-9 ().-]{6,24}$/, 'Expected a phone number'),
});
export type Traveller = z.infer<typeof traveller>;

/** The header that makes POST /orders safe to repeat: 8 to 255 visible characters. */
export const idempotencyKey = z.string().regex(/^[\x21-\x7e]{8,255}$/, 'Expected 8 to 255 visible characters');

/** Names the session of a shopper, whose keys are no other's. */
export const sessionName = meant(
  z.string().min(8).max(128),
  'The session of the shopper; the key of another session is refused without its content',
);

/**
 * The body of POST /orders. `expectedTotalCents` is the total the shopper saw; another current total is refused.
 * `insurance` and `giftCards` name what was chosen with the cents that the shopper saw: the price of the insurance, which
 * comes on top, and what each card is to pay of both. `payLater` is the way to pay it, when it is not paid today. `activitySelectionList` holds the days chosen for activities, as quotes take them.
 * `isAgain` says that the shopper knows of the same booking of a moment ago and wants a second one; without it that is
 * refused. `session` names the shopper's session: the key of another session is refused without its content.
 */
export const orderRequest = z.object({
  locale,
  stayId: id,
  checkin: meant(isoDate, 'The day of arrival'),
  nights: z.number().int().min(1).max(30),
  party: wireParty,
  traveller,
  expectedTotalCents: meant(cents, 'The total that the shopper saw; another one is refused with the current one'),
  activitySelectionList: meant(
    z.string().max(1000),
    'The days chosen for activities, as activityId_yyyy-MM-dd separated by commas; those that are not real are left out',
  ).optional(),
  insurance: meant(
    z.object({ code: insuranceCode, amount: cents }),
    'An insurance of the quote with the cents that the shopper saw; they come on top',
  ).optional(),
  giftCards: meant(
    z.array(z.object({ code: giftCode, amount: cents.min(1) })).max(3),
    'Gift cards with the cents that each is to pay',
  ).optional(),
  payLater: meant(z.enum(paymentMethodTypes), 'How it is paid later; without it today').optional(),
  isAgain: meant(
    z.boolean(),
    'Whether the same booking of a moment ago is known and a second one is wanted',
  ).optional(),
  session: sessionName.optional(),
});
export type OrderRequest = z.infer<typeof orderRequest>;

/** GET /orders/{number}: the e-mail proves the right to see it. */
export const orderLookupRequest = z.object({
  email: meant(z.string().max(254), 'The e-mail of the order, which proves the right to see it'),
  locale: locale.optional(),
});
export type OrderLookupRequest = z.infer<typeof orderLookupRequest>;

/** An 8-digit booking number. */
export const orderNumber = meant(z.string().regex(/^\d{8}$/, 'Expected 8 digits'), 'The number of the order');

/** The day of an activity of the stay. @rule STAY-040 */
export const activityDay = z.object({ activityId: id, title: z.string().min(1), date: isoDate });

/** A stored order; a way to pay that is not known here is left out. Names and prices are those of the moment it was placed. */
export const order = z.object({
  number: orderNumber,
  status: z.string().min(1),
  createdAt: isoInstant,
  locale,
  stay: z.object({ id, uri: storefrontPath, label: z.string(), image: maybe(picture) }),
  hotel: z.object({
    id,
    label: z.string(),
    address: maybe(z.string()),
    city: maybe(z.string()),
    stars: maybe(z.number()),
    checkInOut: maybe(checkInOut),
  }),
  checkin: isoDate,
  checkout: isoDate,
  nights: z.number().int().min(1),
  party: wireParty,
  traveller: z.object({ firstName: z.string(), lastName: z.string(), email: z.string(), phone: maybe(z.string()) }),
  priceInfo,
  localTaxTotalAmount: maybe(cents),
  programLineList: maybe(listOf(programLine)),
  activityDays: maybe(listOf(activityDay)),
  insurance: maybe(insurance.pick({ code: true, label: true, amount: true })).catch(undefined),
  giftcards: maybe(listOf(z.object({ serialNumber: z.string().min(1), usedAmount: cents }))),
  payLater: maybe(paymentMethod).catch(undefined),
  cancellationPolicy: maybe(cancellationPolicy),
});
export type Order = z.infer<typeof order>;
