import { z } from 'zod';
import { meant } from './answer.ts';
import { cents, isoDate, locale } from './values.ts';

/** What is printed on a gift card: twelve letters and digits in groups of four. */
export const giftCode = meant(
  z.string().regex(/^[A-Z0-9]{4}(-[A-Z0-9]{4}){2}$/, 'Expected a code'),
  'The code of the gift card',
);

/** GET /gift-cards/{code}. */
export const giftBalanceRequest = z.object({ locale: locale.optional() });
export type GiftBalanceRequest = z.infer<typeof giftBalanceRequest>;

/** What is left on a gift card, in cents, and the last day on which it pays. The serial number tells nobody the code. @rule QUOTE-007 */
export const giftBalance = z.object({ serialNumber: z.string().min(1).max(40), amount: cents, validUntil: isoDate });
export type GiftBalance = z.infer<typeof giftBalance>;
