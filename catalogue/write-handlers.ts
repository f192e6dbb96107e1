import type { WriteCallName } from '#shared/catalogue/write-calls.ts';
import { handleAnalytics } from './calls/analytics.ts';
import { handleClaimCases } from './calls/claim-cases.ts';
import { handleClientError } from './calls/client-error.ts';
import { handleContactCase } from './calls/contact-case.ts';
import { handleGiftOrder } from './calls/gift-order.ts';
import { handlePlaceGiftOrder } from './calls/place-gift-order.ts';
import { handleSettleCase } from './calls/settle-case.ts';
import type { Asking } from './http/asking.ts';

/** What answers the calls of `shared/catalogue/write-calls.ts`. */
export const writeHandlers: Readonly<Record<WriteCallName, (asking: Asking) => Promise<Response>>> = {
  placeGiftOrder: handlePlaceGiftOrder,
  giftOrder: handleGiftOrder,
  contactCase: handleContactCase,
  claimCases: handleClaimCases,
  settleCase: handleSettleCase,
  clientError: handleClientError,
  analytics: handleAnalytics,
};
