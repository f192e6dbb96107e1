import { useMessages, useVisitor } from '#client/islands/language.tsx';
import { formatEuros } from '#shared/price/euros.ts';
import type { QuoteState } from '#shared/price/quote.ts';
import { messageOf } from '#shared/price/quote-message.ts';
import type { PanelView } from './panel-view.ts';

interface Situation {
  readonly state: QuoteState;
  readonly view: PanelView;
  /** Whether the days of the calendar could not be had. @rule QUOTE-031 */
  readonly hasCalendarFailed: boolean;
}

/** The written message of the panel, if any, and what a screen reader hears when a price has come. */
export function usePanelWords({ state, view, hasCalendarFailed }: Situation) {
  const t = useMessages('quote/messages');
  const panel = useMessages('stay/purchase-panel');
  const { tag } = useVisitor();
  // A changed price is told by its dialog.
  const code = state.kind === 'price-changed' ? undefined : messageOf(state);
  const { price } = view;
  const isPriced = (state.kind === 'quoted' || state.kind === 'missing-days') && price;
  return {
    message: code ? t(code) : hasCalendarFailed && view.asksForDates ? t('noAvailabilities') : undefined,
    announcement: isPriced
      ? panel('total', { price: formatEuros(price.total, tag), adults: price.adults, nights: price.nights })
      : '',
  };
}
