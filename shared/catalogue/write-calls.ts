import { analyticsBatch, pointOfSale } from './analytics.ts';
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
import { orderLookupRequest, orderNumber } from './order.ts';

/** The calls that keep something beside orders of stays; each is safe to repeat under its idempotency key. */
export const writeCalls = {
  placeGiftOrder: {
    rules: 'GIFT-006',
    base: 'gateway',
    method: 'POST',
    path: '/gift-orders',
    summary: 'stores a gift order, takes its pieces',
    key: 'keeps',
    refusals: [404, 409],
    request: giftOrderRequest,
    answer: giftOrder,
  },
  giftOrder: {
    rules: 'GIFT-006',
    base: 'gateway',
    method: 'GET',
    path: '/gift-orders/{number}',
    summary: 'a gift order by number and e-mail',
    parts: { number: orderNumber },
    request: orderLookupRequest,
    answer: giftOrder,
  },
  contactCase: {
    rules: 'API-039',
    base: 'gateway',
    method: 'POST',
    path: '/contact-cases',
    summary: 'keeps a message to customer care',
    key: 'keeps',
    refusals: [409],
    request: contactCaseRequest,
    answer: keptCase,
  },
  claimCases: {
    rules: 'API-039',
    base: 'gateway',
    method: 'POST',
    path: '/contact-cases/claims',
    summary: 'hands out messages that wait; needed with `CRM_URL` only',
    key: 'claims',
    refusals: [404],
    request: caseClaimRequest,
    answer: claimedCases,
  },
  settleCase: {
    rules: 'API-039',
    base: 'gateway',
    method: 'POST',
    path: '/contact-cases/{number}/settlement',
    summary: 'notes what became of one; needed with `CRM_URL` only',
    parts: { number: keptCase.shape.number },
    request: settlementRequest,
    answer: settlement,
  },
  clientError: {
    rules: 'API-040 API-041',
    base: 'gateway',
    method: 'POST',
    path: '/client-errors',
    summary: 'keeps a report of an error or a lost address',
    key: 'keeps',
    refusals: [409],
    request: clientErrorRequest,
    answer: reportAnswer,
  },
  analytics: {
    rules: 'API-042',
    base: 'gateway',
    method: 'POST',
    path: '/analytics/ga/collect/{pos}',
    summary: 'keeps events',
    parts: { pos: pointOfSale },
    key: 'keeps',
    refusals: [409],
    request: analyticsBatch,
    answer: reportAnswer,
  },
} as const satisfies Record<string, CatalogueCall>;

export type WriteCallName = keyof typeof writeCalls;
