import { useMessages, useVisitor } from '#client/islands/language.tsx';
import { formatParty } from '#client/party/party-summary.ts';
import { useCancellation } from '#client/stay/use-cancellation.ts';
import { toNoonUtc } from '#shared/calendar/date.ts';
import type { Quote } from '#shared/catalogue/quote.ts';
import type { WeekendDetail } from '#shared/catalogue/stay.ts';
import { formatEuros } from '#shared/price/euros.ts';
import type { StayCriteria } from '#shared/stay/stay-criteria.ts';
import styles from './offer-detail.module.css';

interface Props {
  readonly stay: WeekendDetail;
  readonly criteria: StayCriteria;
  /** Absent without dates, and when it could not be had. */
  readonly quote: Quote | undefined;
}

/** What is asked for: dates and travellers; and what goes with its price. @rule OFFD-002 */
export function OfferSummary({ stay, criteria, quote }: Props) {
  const t = useMessages('hotel/detail');
  const picker = useMessages('party/picker');
  const { tag } = useVisitor();
  const { dates, party } = criteria;
  const terms = useCancellation(quote?.cancellationPolicy ?? stay.cancellationPolicy, stay.hotel.timeZone);
  const tax = quote?.localTaxTotalAmount ?? 0;
  const rows: readonly (readonly [title: string, text: string | undefined])[] = [
    [
      t('dates'),
      dates
        ? t('range', { checkin: toNoonUtc(dates.checkin), checkout: toNoonUtc(dates.checkout) })
        : t('noDates', { count: stay.nights.default }),
    ],
    [t('travellers'), formatParty(picker, party)],
    [t('cancellation'), terms?.text],
    [t('tax'), tax > 0 ? formatEuros(tax, tag) : undefined],
  ];
  return (
    <section aria-labelledby="offer-summary">
      <h3 id="offer-summary">{t('summary')}</h3>
      <dl className={styles.rows}>
        {rows.map(
          ([title, text]) =>
            text && (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
