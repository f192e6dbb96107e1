import { todayIn } from '#shared/calendar/date.ts';
import type { GiftBalance } from '#shared/catalogue/gift-balance.ts';
import { decideGiftCard } from '#shared/checkout/payment-choices.ts';
import { marketOf } from '#shared/market/markets.ts';
import { createAttempts } from '../booking/attempts.ts';
import { networkOf } from '../booking/network-of.ts';
import type { AppContext } from '../context.ts';
import { isDependencyFailure } from '../upstream/outcome.ts';
import { criticalMs } from '../upstream/policies.ts';

/** A card that can pay, or why it cannot. */
export type GiftCardOutcome =
  | { readonly kind: 'usable'; readonly card: GiftBalance }
  | { readonly kind: 'unknown' | 'empty' | 'expired' | 'limited' | 'down' };

/** Wrong codes of one network, so that nobody tries them all. */
const attempts = createAttempts({ limit: 20, periodMs: 10 * 60_000, maxKeys: 5_000 });

/** Asks what is left on a gift card. @rule QUOTE-007 */
export async function loadGiftCard(c: AppContext, code: string): Promise<GiftCardOutcome> {
  const client = [networkOf(c.req.header('cf-connecting-ip') ?? '')];
  // The true clock: a frozen one would never let anybody try again.
  if (!attempts.take(client, Date.now()).allowed) return { kind: 'limited' };
  const found = await c.var.upstream.get('giftBalance', { code }, { waitMs: criticalMs });
  if (found.ok || isDependencyFailure(found.reason)) attempts.giveBack(client);
  if (!found.ok) return { kind: isDependencyFailure(found.reason) ? 'down' : 'unknown' };
  const state = decideGiftCard(found.value, todayIn(c.var.now, marketOf(c.var.locale).timeZone));
  return state === 'usable' ? { kind: state, card: found.value } : { kind: state };
}
