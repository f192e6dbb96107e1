import type { Order } from '#shared/catalogue/order.ts';
import type { LookupInput } from '#shared/checkout/lookup-form.ts';
import type { AppContext } from '../context.ts';
import { isDependencyFailure } from '../upstream/outcome.ts';
import { createAttempts } from './attempts.ts';
import { networkOf } from './network-of.ts';

/** `unknown` never says which of number and e-mail is wrong. */
type OrderOutcome =
  | { readonly kind: 'found'; readonly order: Order }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'limited'; readonly waitMs: number }
  | { readonly kind: 'down'; readonly number: string };

const periodMs = 10 * 60_000;
/** Wrong tries of one network, and of one network for one number. */
const byClient = createAttempts({ limit: 30, periodMs, maxKeys: 5_000 });
const byNumber = createAttempts({ limit: 5, periodMs, maxKeys: 5_000 });

/**
 * The only door to a stored order: number and e-mail are checked by the catalogue, and wrong tries are counted here and,
 * where the platform has the binding `LOOKUP_LIMITER`, for all isolates together.
 */
export async function loadOrder(c: AppContext, { number, email }: LookupInput): Promise<OrderOutcome> {
  const client = networkOf(c.req.header('cf-connecting-ip') ?? '');
  const pair = `${client} ${number}`;
  // The true clock: a frozen one would never let anybody try again.
  const now = Date.now();
  const first = byNumber.take([pair], now);
  if (!first.allowed) return { kind: 'limited', waitMs: first.waitMs };
  const second = byClient.take([client], now);
  if (!second.allowed) return { kind: 'limited', waitMs: second.waitMs };
  if (!(await isAllowedByPlatform(c, client))) return { kind: 'limited', waitMs: 60_000 };
  const found = await c.var.upstream.get('order', { number, email });
  if (found.ok || isDependencyFailure(found.reason)) {
    byNumber.giveBack([pair]);
    byClient.giveBack([client]);
  }
  if (found.ok) return { kind: 'found', order: found.value };
  return isDependencyFailure(found.reason) ? { kind: 'down', number } : { kind: 'unknown' };
}

async function isAllowedByPlatform(c: AppContext, key: string): Promise<boolean> {
  const limiter = c.env.LOOKUP_LIMITER;
  if (!isLimiter(limiter)) return true;
  const { success } = await limiter.limit({ key });
  return success;
}

function isLimiter(binding: unknown): binding is RateLimit {
  return typeof binding === 'object' && binding !== null && 'limit' in binding;
}
