import { z } from 'zod';
import { listOf, maybe, meant } from './answer.ts';
import { cents, isoDate, locale, queryCount } from './values.ts';

/** @rule PAYL-002 PAYL-004 */
export const paymentMethodTypes = ['deferred', '3x', '4x'] as const;
export type PaymentMethodType = (typeof paymentMethodTypes)[number];

/** GET /purchase/alma/eligibility: `amount` in cents, `pointOfSale` the market in lower case. @rule API-038 */
export const eligibilityRequest = z.object({
  locale: locale.optional(),
  amount: meant(queryCount(0, 100_000_000), 'What is to be paid, in cents'),
  cancellationPolicyType: meant(z.string().max(40), 'The type of the terms; nonrefundable has no deadline').optional(),
  cancellableUntil: meant(isoDate, 'The last day on which it can be cancelled').optional(),
  checkinDate: meant(isoDate, 'The day of arrival').optional(),
  pointOfSale: meant(z.string().regex(/^[a-z]{2}$/, 'Expected a market in lower case'), 'The market in lower case'),
});
export type EligibilityRequest = z.infer<typeof eligibilityRequest>;

/** A way to pay later: the fee in cents and each payment with its day. @rule PAYL-004 */
export const paymentMethod = z.object({
  type: z.enum(paymentMethodTypes),
  paymentFee: cents.default(0),
  splittedPayments: maybe(listOf(z.object({ amount: cents, date: isoDate }))),
});
export type PaymentMethod = z.infer<typeof paymentMethod>;

/** The ways to pay later that are offered, none when the list is empty. @rule PAYL-003 API-038 */
export const eligibilityAnswer = z.object({ paymentMethods: listOf(paymentMethod) });
export type Eligibility = z.infer<typeof eligibilityAnswer>;
