import { getCookie, setCookie } from 'hono/cookie';
import { type OrderProof, parseOrderProofs, printOrderProofs } from '#shared/checkout/order-proof.ts';
import { orderCookie } from '#shared/visitor/cookies.ts';
import type { AppContext } from '../context.ts';

/** The orders that this browser placed in the last day. */
export function readOrderProofs(c: AppContext): readonly OrderProof[] {
  return parseOrderProofs(getCookie(c, orderCookie.name));
}

/**
 * Lets this browser, and no script in it, open the order for a day. The value is no secret of ours: number and e-mail
 * are checked by the catalogue each time the order is shown.
 */
export function keepOrderProof(c: AppContext, added: OrderProof): void {
  setCookie(c, orderCookie.name, printOrderProofs(readOrderProofs(c), added), {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: new URL(c.req.url).protocol === 'https:',
    maxAge: orderCookie.maxAge,
  });
}
