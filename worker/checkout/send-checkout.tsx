import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppContext } from '../context.ts';
import { sendDocument } from '../render/send-document.tsx';
import { textOf } from '../render/text.ts';
import type { CheckoutEntry } from './enter-checkout.ts';
import { Checking, CheckoutPage, type CheckoutView, Top } from './page.tsx';

/** The page as its parts come: the title at once, the rest when `view` is known. @rule SHELL-016 */
export function sendCheckout(
  c: AppContext,
  entry: CheckoutEntry,
  view: CheckoutView | Promise<CheckoutView>,
  status: ContentfulStatusCode = 200,
): Response {
  const t = textOf(c, 'checkout/page');
  const isPending = view instanceof Promise;
  return sendDocument(c, {
    sheets: ['checkout', 'payment'],
    status,
    title: entry.stay ? t('title', { label: entry.stay.label }) : t('heading'),
    layout: 'checkout',
    back: entry.back,
    parts: [
      <Top key="top" />,
      isPending && <Checking key="checking" />,
      isPending ? view.then((found) => <CheckoutPage {...found} />) : <CheckoutPage key="page" {...view} />,
    ],
  });
}
