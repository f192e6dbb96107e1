import * as v from 'valibot';
import { nightsOf } from '../calendar/stay-dates.ts';
import { toPartyCounts } from '../party/party.ts';
import type { CheckoutAddress } from './checkout-address.ts';

/**
 * What a browser that placed an order keeps of it: what opens the order, the key it was sent with, and what was booked.
 * Number and e-mail are checked by the catalogue each time, so that nothing is won by making one up.
 */
export interface OrderProof {
  readonly number: string;
  readonly email: string;
  readonly key: string;
  readonly booked: string;
}

const proof = v.object({
  number: v.pipe(v.string(), v.regex(/^\d{8}$/)),
  email: v.pipe(v.string(), v.maxLength(254)),
  key: v.pipe(v.string(), v.maxLength(64)),
  booked: v.pipe(v.string(), v.maxLength(64)),
});

/** A cookie holds the latest orders only, because it must stay small. */
const maxProofs = 3;

/** The proofs of a cookie's value, newest first; nonsense is an empty list. */
export function parseOrderProofs(text: string | undefined): readonly OrderProof[] {
  if (!text) return [];
  try {
    const read = v.safeParse(v.array(proof), JSON.parse(text));
    return read.success ? read.output.slice(0, maxProofs) : [];
  } catch {
    return [];
  }
}

/** The cookie's value after one more order: newest first, each order once, three at most. */
export function printOrderProofs(known: readonly OrderProof[], added: OrderProof): string {
  const others = known.filter(({ number }) => number !== added.number);
  return JSON.stringify([added, ...others].slice(0, maxProofs));
}

/** Names a stay with its dates and party: equal for two checkouts of the same. */
export function nameBooking({ id, dates, party }: Pick<CheckoutAddress, 'id' | 'dates' | 'party'>): string {
  const { adult, child, baby } = toPartyCounts(party);
  return [id, dates.checkin, nightsOf(dates), adult, child, baby].join('.');
}

/**
 * The order that this form would book a second time: the same stay, dates and party, from a form with another key. The
 * same key is a repetition of the same order, which the catalogue recognises by itself.
 */
export function findEarlierOrder(
  proofs: readonly OrderProof[],
  sent: { readonly key: string; readonly booked: string },
): OrderProof | undefined {
  if (proofs.some(({ key }) => key === sent.key)) return undefined;
  return proofs.find(({ booked }) => booked === sent.booked);
}
