import { analyticsBatch } from './analytics.ts';
import type { CatalogueCall } from './catalogue-call.ts';
import { clientErrorRequest, reportAnswer } from './client-error.ts';
import {
  caseClaimRequest,
  claimedCases,
  contactCaseRequest,
  keptCase,
  settlement,
  settlementRequest,
} from './contact-case.ts';
import { giftOrder, giftOrderRequest } from './gift-order.ts';
import { orderLookupRequest } from './order.ts';

/** The calls that keep something beside orders of stays; each is safe to repeat under its idempotency key. */
export const writeCalls = {
  placeGiftOrder: {
    rules: 'GIFT-006',
    base: 'gateway',
    method: 'POST',
    path: '/gift-orders',
    request: giftOrderRequest,
    answer: giftOrder,
  },
  giftOrder: {
    rules: 'GIFT-006',
    base: 'gateway',
    method: 'GET',
    path: '/gift-orders/{number}',
    request: orderLookupRequest,
    answer: giftOrder,
  },
  contactCase: {
    rules: 'API-039',
    base: 'gateway',
    method: 'POST',
    path: '/contact-cases',
    request: contactCaseRequest,
    answer: keptCase,
  },
  claimCases: {
    rules: 'API-039',
    base: 'gateway',
    method: 'POST',
    path: '/contact-cases/claims',
    request: caseClaimRequest,
    answer: claimedCases,
  },
  settleCase: {
    rules: 'API-039',
    base: 'gateway',
    method: 'POST',
    path: '/contact-cases/{number}/settlement',
    request: settlementRequest,
    answer: settlement,
  },
  clientError: {
    rules: 'API-040 API-041',
    base: 'gateway',
    method: 'POST',
    path: '/client-errors',
    request: clientErrorRequest,
    answer: reportAnswer,
  },
  analytics: {
    rules: 'API-042',
    base: 'gateway',
    method: 'POST',
    path: '/analytics/ga/collect/{pos}',
    request: analyticsBatch,
    answer: reportAnswer,
  },
} as const satisfies Record<string, CatalogueCall>;

export type WriteCallName = keyof typeof writeCalls;
