import { useEffect, useRef } from 'react';
import { useRoutes } from '#client/islands/language.tsx';
import type { QuoteState } from '#shared/price/quote.ts';
import { printQuoteQuery } from './quote-query.ts';

/** Keeps what the page says of paying later to the price of the panel; its code is fetched once that changes. @rule PAYL-003 */
export function usePayLater(id: number, state: QuoteState): void {
  const routes = useRoutes();
  const wanted = priceOf(state);
  const shown = useRef(wanted ?? '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the price, and nothing else
  useEffect(() => {
    // The storefront is one module.
    if (import.meta.env.SSR) return;
    const slot = document.querySelector<HTMLElement>('[data-pay-later]');
    if (wanted === undefined || wanted === shown.current || !slot) return;
    const request = new AbortController();
    import('./show-pay-later.ts')
      .then(({ showPayLater }) => showPayLater(slot, routes.payLaterFragment(id, wanted), request.signal))
      .then(
        () => {
          shown.current = wanted;
        },
        (error: unknown) => console.error('pay later', error),
      );
    return () => request.abort();
  }, [wanted]);
}

/** The query of the price that is shown, '' for the from-price, `undefined` while neither stands. */
function priceOf(state: QuoteState): string | undefined {
  if (state.kind === 'no-dates' || state.kind === 'partial') return '';
  return 'quote' in state ? printQuoteQuery(state.question, 'show') : undefined;
}
