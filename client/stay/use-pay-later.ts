import { useEffect, useRef } from 'react';
import { useRoutes } from '#client/islands/language.tsx';
import { parseFragment } from '#client/ui/fragment.ts';
import type { QuoteState } from '#shared/price/quote.ts';
import { printQuoteQuery } from './quote-query.ts';

/**
 * Keeps what the page says of paying later to the price of the panel. It is asked for once the visitor comes near it;
 * what cannot be had is not shown, because the amounts of other dates would be wrong. @rule PAYL-003
 */
export function usePayLater(id: number, state: QuoteState): void {
  const routes = useRoutes();
  const wanted = priceOf(state);
  const shown = useRef(wanted ?? '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the price, and nothing else
  useEffect(() => {
    const slot = document.querySelector<HTMLElement>('[data-pay-later]');
    if (wanted === undefined || wanted === shown.current || !slot?.parentElement) return;
    const request = new AbortController();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void show(slot, routes.payLaterFragment(id, wanted), request.signal).then(() => {
          if (!request.signal.aborted) shown.current = wanted;
        });
      },
      { rootMargin: '200px' },
    );
    observer.observe(slot.parentElement);
    return () => {
      observer.disconnect();
      request.abort();
    };
  }, [wanted]);
}

/** The query of the price that is shown, '' for the from-price, `undefined` while neither stands. */
function priceOf(state: QuoteState): string | undefined {
  if (state.kind === 'no-dates' || state.kind === 'partial') return '';
  return 'quote' in state ? printQuoteQuery(state.question, 'show') : undefined;
}

async function show(slot: HTMLElement, address: string, signal: AbortSignal): Promise<void> {
  try {
    const answer = await fetch(address, { signal });
    const html = answer.ok ? await answer.text() : '';
    if (!signal.aborted) slot.replaceChildren(parseFragment(html));
  } catch {
    if (!signal.aborted) slot.replaceChildren();
  }
}
