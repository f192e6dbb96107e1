import { z } from 'zod';
import { contactReasons } from '../contact/contact-reasons.ts';
import { listOf, maybe, meant } from './answer.ts';
import { idempotencyKey, orderNumber, sessionName } from './order.ts';
import { isoInstant, locale } from './values.ts';

/** A message to customer care under the names that its desk knows. @rule CONT-011 CONT-024 */
export const contactCase = z.object({
  locale,
  contact_reason: z.enum(contactReasons),
  requestType: meant(z.string().max(80), 'What the desk calls the reason; empty for none'),
  requestSubtype: meant(z.string().max(80), 'The finer reason; empty for none'),
  Booking_ID__c: meant(orderNumber, 'The booking number').optional(),
  name: z.string().trim().min(1).max(80),
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  phone: z.string().trim().min(1).max(24).optional(),
  description: z.string().min(1).max(4000),
});
export type ContactCase = z.infer<typeof contactCase>;

/**
 * POST /contact-cases. Asked with `isForwarded` the case waits in the outbox until somebody has claimed it and settled
 * where it went.
 */
export const contactCaseRequest = contactCase.extend({
  isForwarded: meant(z.boolean(), 'Whether it waits in the outbox until somebody has sent it').default(false),
  session: sessionName.optional(),
});
export type ContactCaseRequest = z.input<typeof contactCaseRequest>;

/** What is told of a case that was kept. */
export const keptCase = z.object({
  number: meant(z.string().min(1).max(40), 'The number of the case'),
  createdAt: isoInstant,
});
export type KeptCase = z.infer<typeof keptCase>;

/**
 * POST /contact-cases/claims: whoever asks gets cases that nobody else sends for the next two minutes. The idempotency
 * key is the claim.
 */
export const caseClaimRequest = z.object({ limit: meant(z.number().int().min(1).max(20), 'Cases at most').default(5) });
export type CaseClaimRequest = z.input<typeof caseClaimRequest>;

/** The claimed cases, those that wait longest first; `attempt` counts from 1. */
export const claimedCases = z.object({
  items: listOf(z.object({ number: keptCase.shape.number, attempt: z.number().int().min(1), case: contactCase })),
});
export type ClaimedCases = z.infer<typeof claimedCases>;

/** POST /contact-cases/{number}/settlement: what became of a claimed case. A failed one waits for its next attempt. */
export const settlementRequest = z.object({
  claim: meant(idempotencyKey, 'The key that the case was claimed with'),
  outcome: meant(
    z.enum(['sent', 'failed', 'refused']),
    'failed waits for its next attempt, refused is never sent again',
  ),
});
export type SettlementRequest = z.infer<typeof settlementRequest>;

/** Where the case stands now; a claim that has lapsed settles nothing. */
export const settlement = z.object({
  state: z.enum(['waiting', 'sent', 'refused']),
  dueAt: maybe(isoInstant),
});
export type Settlement = z.infer<typeof settlement>;
