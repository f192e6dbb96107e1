import { z } from 'zod';
import { maybe } from './answer.ts';
import { cents, isoDate, percent } from './values.ts';

/** `from-price` without dates, `final-price` with them. @rule CARD-017 STAY-043 */
export const priceType = z.enum(['from-price', 'final-price', 'gift', 'beneficiary']);
export type PriceType = z.infer<typeof priceType>;

/**
 * The price of a stay: `sellPrice` and `refPrice` are totals of the stay for the whole party, in cents, tax included.
 * `refPrice` is the crossed-out price and is absent or equal when nothing is reduced; `lowestPrice` is the lowest
 * total of the 30 days before the reduction, and `extraDiscount` what a code that applies by itself gives of it; the
 * extras that were chosen are part of all totals.
 * @rule QUOTE-001 QUOTE-004
 */
export const priceInfo = z.object({
  sellPrice: cents,
  refPrice: maybe(cents),
  promo: maybe(percent),
  promoPercentageRounded: maybe(percent),
  moneySaved: maybe(cents),
  lowestPrice: maybe(cents),
  priceType: maybe(priceType),
  nbRooms: maybe(z.number().int().min(1)),
  nights: maybe(z.number().int().min(1)),
  extraDiscount: maybe(cents),
  extraUpsellAvailabilityAmount: maybe(cents),
  lowTierPrice: maybe(cents),
  totalAvailabilityUpsell: maybe(cents),
});
export type PriceInfo = z.infer<typeof priceInfo>;

/**
 * Cancellation terms. `daysBefore` counts whole days before check-in; `cancellationDeadline` and `cancellableUntil`
 * are the last day on which they hold (ISO date, hotel's zone), known only with dates.
 * @rule CARD-014 QUOTE-002
 */
export const cancellationPolicy = z
  .object({
    type: maybe(z.string()),
    cancellable: maybe(z.boolean()),
    isCancellable: maybe(z.boolean()),
    message: maybe(z.string()),
    daysBefore: maybe(z.number().int().nonnegative()),
    cancellationDeadline: maybe(isoDate),
    cancellableUntil: maybe(isoDate),
  })
  .transform(({ cancellable, isCancellable, ...rest }) => {
    const either = cancellable ?? isCancellable ?? false;
    return { ...rest, cancellable: either, isCancellable: either };
  });
export type CancellationPolicy = z.infer<typeof cancellationPolicy>;

/**
 * Tourist tax, paid on top of the price. `amount` is cents per person of 12 or more and night; for
 * BOOKING_PERCENTAGE `percentage` of the package price holds instead.
 * @rule STAY-050 STAY-051
 */
export const localTax = z.object({
  type: z.enum(['PER_PERSON_PER_NIGHT', 'BOOKING_PERCENTAGE']),
  amount: maybe(cents),
  percentage: maybe(percent),
  currency: z.string().default('EUR'),
  toBePaidAtHotel: z.boolean().default(true),
});
export type LocalTax = z.infer<typeof localTax>;

/** A discount that applies by itself: its code and its value in percent. @rule STAY-025 */
export const autoDiscount = z.object({ code: z.string().min(1), value: percent });
export type AutoDiscount = z.infer<typeof autoDiscount>;
