import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { paths } from '#shared/routes.ts';
import type { AppEnv } from '../context.ts';
import { parseSentForm } from './checkout-form.ts';
import { handleConfirmation } from './confirmation.tsx';
import { enterCheckout } from './enter-checkout.ts';
import { checkoutElsewhere } from './hand-over.ts';
import { openCheckout } from './open-checkout.ts';
import { isOwnForm, maxFormBytes, readForm } from './own-form.ts';
import { sendCheckout } from './send-checkout.tsx';
import { sendLost, sendNoEntrance } from './send-lost.tsx';
import { takeForm } from './take-form.ts';

export const checkout = new Hono<AppEnv>();

/** Both flows book a stay; they differ in where their back arrow leads. @rule OPEN-008 QUOTE-011 */
const checkouts = [paths.checkout, paths.hotelCheckout];

/** The stay decides status and head; the price, which may take its time, streams after them. @rule QUOTE-024 */
checkout.on('GET', checkouts, async (c) => {
  const elsewhere = checkoutElsewhere(c);
  if (elsewhere !== undefined) return c.redirect(elsewhere, 302);
  const entrance = await enterCheckout(c);
  if (entrance.kind !== 'open') return sendNoEntrance(c, entrance);
  return sendCheckout(c, entrance.entry, openCheckout(c, entrance.entry));
});

checkout.on(
  'POST',
  checkouts,
  bodyLimit({ maxSize: maxFormBytes, onError: (c) => sendLost(c, 'tooLarge') }),
  async (c) => {
    if (!isOwnForm(c)) return sendLost(c, 'foreign');
    const elsewhere = checkoutElsewhere(c);
    if (elsewhere !== undefined) return c.redirect(elsewhere, 303);
    const entrance = await enterCheckout(c);
    if (entrance.kind !== 'open') return sendNoEntrance(c, entrance);
    const taken = await takeForm(c, entrance.entry, parseSentForm(await readForm(c)));
    if (taken.kind === 'placed') return c.redirect(c.var.routes.confirmation(taken.number), 303);
    if (taken.kind === 'gone') return sendLost(c, 'expired');
    if (taken.status === 503) c.header('retry-after', '5');
    return sendCheckout(c, entrance.entry, taken.view, taken.status);
  },
);

checkout.get(paths.confirmation, handleConfirmation);
