import { todayIn } from '#shared/calendar/date.ts';
import { bookableWindow } from '#shared/calendar/today.ts';
import type { WeekendDetail } from '#shared/catalogue/stay.ts';
import { type CheckoutAddress, parseCheckoutAddress, printReturn } from '#shared/checkout/checkout-address.ts';
import { type CheckoutFlow, flowOfPath } from '#shared/checkout/checkout-flow.ts';
import { marketOf } from '#shared/market/markets.ts';
import { parseProductId } from '#shared/routes.ts';
import { decideStay } from '#shared/stay/decide-stay.ts';
import { parseStayCriteria, printStayCriteria } from '#shared/stay/stay-criteria.ts';
import type { AppContext } from '../context.ts';
import { criticalMs } from '../upstream/policies.ts';

/** What an address leads to: a stay with bookable dates, or the reason why there is nothing to book. */
export type Entrance =
  | { readonly kind: 'open'; readonly entry: CheckoutEntry }
  | { readonly kind: 'no-stay' | 'not-found' | 'expired' | 'down' }
  | { readonly kind: 'no-dates'; readonly back: string };

/** What the shopper is about to book. Without a stay its detail could not be had, and only the order itself is left. */
export interface CheckoutEntry {
  readonly flow: CheckoutFlow;
  readonly address: CheckoutAddress;
  readonly stay?: WeekendDetail;
  /** The stay, or in its flow the hotel, with the same dates and party. @rule SHELL-016 QUOTE-011 */
  readonly back: string;
}

/**
 * Reads the address and loads its stay. The dates are judged in the hotel's time zone. @rule QUOTE-014 QUOTE-015 QUOTE-018 CAL-034
 */
export async function enterCheckout(c: AppContext): Promise<Entrance> {
  const { pathname, searchParams: query } = new URL(c.req.url);
  const flow = flowOfPath(pathname);
  const id = parseProductId(query.get('id') ?? '');
  if (id === undefined) return { kind: 'no-stay' };
  const found = await c.var.upstream.get('stay', { id }, { waitMs: criticalMs });
  if (!found.ok && found.reason === 'not-found') return { kind: found.status === 410 ? 'expired' : 'not-found' };
  const stay = found.ok ? found.value : undefined;
  const { now, locale } = c.var;
  const timeZone = stay?.hotel.timeZone ?? marketOf(locale).timeZone;
  if (stay && decideStay(stay, todayIn(now, timeZone)) === 'expired') return { kind: 'expired' };
  const window = bookableWindow(now, timeZone);
  const address = parseCheckoutAddress(id, query, window);
  if (!address) {
    const back = backTo(c, id, stay, flow)(printStayCriteria(parseStayCriteria(query, window)));
    return { kind: 'no-dates', back };
  }
  const back = backTo(c, id, stay, flow)(flow === 'hotel' ? printStayCriteria(address) : printReturn(address));
  if (!stay && c.req.method !== 'POST') return { kind: 'down' };
  return { kind: 'open', entry: { flow, address, back, ...(stay && { stay }) } };
}

/** The product page that a checkout came from, for a query. @rule QUOTE-011 */
function backTo(c: AppContext, id: number, stay: WeekendDetail | undefined, flow: CheckoutFlow) {
  const { routes } = c.var;
  return (query: string) =>
    stay && flow === 'hotel'
      ? routes.hotel(stay.hotel.id, stay.hotel.label, query)
      : routes.stay(id, stay?.label ?? '', query);
}
