import { useMessages, useVisitor } from '#client/islands/language.tsx';
import { todayIn, toNoonUtc } from '#shared/calendar/date.ts';
import type { CancellationPolicy } from '#shared/catalogue/price-info.ts';
import { viewCancellation } from '#shared/offer/cancellation.ts';

/** The cancellation terms in a sentence, and whether they are good news. @rule STAY-016 QUOTE-002 */
export interface CancellationTerms {
  readonly text: string;
  readonly isFree: boolean;
}

/** The cancellation terms of a stay in the hotel's time zone; `undefined` when they are not known. */
export function useCancellation(policy: CancellationPolicy | undefined, zone: string): CancellationTerms | undefined {
  const t = useMessages('stay/cancellation');
  const view = viewCancellation(policy, todayIn(useVisitor().now, zone));
  switch (view?.kind) {
    case 'until':
      return { text: t('until', { date: toNoonUtc(view.date) }), isFree: true };
    case 'days-before':
      return { text: t('daysBefore', { count: view.days }), isFree: true };
    case 'free':
      return { text: t('free'), isFree: true };
    case 'none':
      return { text: t('none'), isFree: false };
    default:
      return undefined;
  }
}
