import { useMessages, useVisitor } from '#client/islands/language.tsx';
import { todayIn, toNoonUtc } from '#shared/calendar/date.ts';
import { stressOf } from '#shared/offer/stress.ts';
import type { PricedQuote } from '#shared/price/quote-failure.ts';
import { programLines } from '#shared/stay/program.ts';
import Check from '~icons/lucide/check';
import Info from '~icons/lucide/info';
import type { PanelStay } from './panel-stay.ts';
import styles from './panel-terms.module.css';
import { useCancellation } from './use-cancellation.ts';

interface Props {
  readonly stay: PanelStay;
  readonly quote: PricedQuote | undefined;
}

/** What goes with the price: cancellation, rooms left, a flash deal, other dates than asked, what is included. @rule QUOTE-002 QUOTE-004 STAY-026 */
export function PanelTerms({ stay, quote }: Props) {
  const t = useMessages('stay/purchase-panel');
  const stress = useMessages('offer/stress');
  const { now } = useVisitor();
  const cancellation = useCancellation(quote?.cancellationPolicy ?? stay.cancellationPolicy, stay.timeZone);
  const { roomsAmountMessage, flashDeal, modifiedReservationCriteria: modified, programLineList = [] } = quote ?? {};
  const [scarce] = stressOf(quote ?? {}, { today: todayIn(now, stay.timeZone), hasDates: quote !== undefined });
  const endsOn = flashDeal && todayIn(Date.parse(flashDeal.endsAt), stay.timeZone);
  return (
    <div className={styles.terms}>
      {modified && (
        <p className={styles.notice}>
          <Info aria-hidden="true" />
          {t('modified', { checkin: toNoonUtc(modified.checkin), checkout: toNoonUtc(modified.checkout) })}
        </p>
      )}
      {roomsAmountMessage && <p className={styles.urgent}>{roomsAmountMessage}</p>}
      {!roomsAmountMessage && scarce?.kind === 'rooms-left' && (
        <p className={styles.urgent}>{stress('roomsLeft', { count: scarce.count })}</p>
      )}
      {endsOn && <p className={styles.urgent}>{t('flash', { date: toNoonUtc(endsOn) })}</p>}
      {cancellation && (
        <p className={cancellation.isFree ? styles.good : styles.notice}>
          {cancellation.isFree ? <Check aria-hidden="true" /> : <Info aria-hidden="true" />}
          {cancellation.text}
        </p>
      )}
      {programLineList.length > 0 && (
        <details className={styles.included}>
          <summary>{t('included')}</summary>
          <ul>
            {programLines(programLineList).map(({ label }) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
