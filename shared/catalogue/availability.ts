import { z } from 'zod';
import { listOf, maybe, meant } from './answer.ts';
import { arrival, client, minisite, nightCount, severalRooms } from './inputs.ts';
import { partyQuery } from './party.ts';
import { cents, isoDate, isoMonth, locale, percent, queryCount, querySwitch } from './values.ts';

const firstMonth = meant(isoMonth, 'The first month, yyyy-MM; the current one when absent').optional();
const monthCount = meant(queryCount(1, 12), 'How many months');

/** GET /weekend/{id}/packageCheckinPrices.json: `length` months from `month` on (the current one when absent). */
export const checkinPricesRequest = z.object({
  locale,
  client,
  month: firstMonth,
  length: monthCount.default(1),
  ...partyQuery,
  nights: nightCount.optional(),
  multiOffer: severalRooms,
});
export type CheckinPricesRequest = z.infer<typeof checkinPricesRequest>;

/**
 * A day on which the stay can begin. `displayTotalPrice` (also as `amount`) is the total of the stay for the party in
 * cents, for the asked nights or for `minLos` nights where more are needed; `price` is that total per adult, rounded
 * up to the cent. Days that are not listed cannot be a check-in.
 * @rule CAL-010 CAL-011
 */
export const availabilityDay = z
  .object({
    day: isoDate,
    price: cents,
    amount: maybe(cents),
    displayTotalPrice: maybe(cents),
    minLos: z.number().int().min(1).default(1),
    promo: maybe(percent),
    bestPriceOfTheMonth: z.boolean().default(false),
    status: maybe(z.enum(['included', 'supplement', 'notAvailable'])),
  })
  .transform(({ amount, displayTotalPrice, ...rest }) => {
    const total = displayTotalPrice ?? amount ?? rest.price;
    return { ...rest, amount: total, displayTotalPrice: total };
  });
export type AvailabilityDay = z.infer<typeof availabilityDay>;

/** The price calendar. Months are yyyy-MM; `prevMonth` is absent in the first month, `nextMonth` after the last. @rule CAL-013 */
export const checkinPricesAnswer = z.object({
  days: listOf(availabilityDay),
  prevMonth: maybe(isoMonth),
  nextMonth: maybe(isoMonth),
  minMonth: isoMonth,
  maxMonth: isoMonth,
  adult: z.number().int(),
  child: z.number().int(),
  baby: z.number().int(),
  stepLength: z.number().int().min(1),
  requestedMonths: listOf(isoMonth),
});
export type CheckinPrices = z.infer<typeof checkinPricesAnswer>;

/** GET /weekend/{id}/packageCheckoutNights.json. @rule API-011 */
export const checkoutNightsRequest = z.object({
  locale,
  client,
  minisite,
  checkin: arrival,
  length: meant(queryCount(1, 30), 'Only lengths of so many nights at most').optional(),
  ...partyQuery,
  multiOffer: severalRooms,
  withPrices: meant(querySwitch, 'Whether each length comes with the total of the stay').default(false),
});
export type CheckoutNightsRequest = z.infer<typeof checkoutNightsRequest>;

/**
 * The night counts possible from a check-in, ascending. An upstream answers plain counts or, asked withPrices,
 * `{nights, total}` with the stay's total in cents; both read as the latter, with `total` absent for plain counts.
 * @rule CAL-014 CAL-020
 */
export const checkoutNightsAnswer = listOf(
  z.union([
    z
      .number()
      .int()
      .min(1)
      .transform((count): { nights: number; total?: number | undefined } => ({ nights: count })),
    z.object({ nights: z.number().int().min(1), total: maybe(cents) }),
  ]),
);
export type CheckoutNights = z.infer<typeof checkoutNightsAnswer>;

/** GET /hotels/{hotelId}/availabilities.json: 12 months unless told otherwise. @rule API-012 HOTEL-020 */
export const hotelAvailabilitiesRequest = z.object({
  locale,
  client,
  month: firstMonth,
  length: monthCount.default(12),
  ...partyQuery,
});
export type HotelAvailabilitiesRequest = z.infer<typeof hotelAvailabilitiesRequest>;

/** The days on which any stay of the hotel can begin, with the cheapest of them. @rule API-012 */
export const hotelAvailabilitiesAnswer = z.object({ items: listOf(availabilityDay) });
export type HotelAvailabilities = z.infer<typeof hotelAvailabilitiesAnswer>;
