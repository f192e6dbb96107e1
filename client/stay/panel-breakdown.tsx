import { useMessages, useVisitor } from '#client/islands/language.tsx';
import { formatEuros } from '#shared/price/euros.ts';
import { stayTotal } from '#shared/price/local-tax.ts';
import type { PriceView } from '#shared/price/price-view.ts';
import type { PricedQuote } from '#shared/price/quote-failure.ts';
import styles from './panel-breakdown.module.css';

interface Props {
  readonly quote: PricedQuote;
  readonly price: PriceView;
  readonly isOld: boolean;
}

/** Every amount of a priced stay under its name, down to the total with the local tax. @rule QUOTE-004 QUOTE-037 CARD-032 STAY-051 */
export function PanelBreakdown({ quote, price, isOld }: Props) {
  const t = useMessages('stay/purchase-panel');
  const { tag } = useVisitor();
  const euros = (cents: number) => formatEuros(cents, tag);
  const tax = quote.localTaxTotalAmount ?? 0;
  const rooms = quote.priceInfo.nbRooms ?? 1;
  const isAtHotel = quote.localTax?.toBePaidAtHotel ?? true;
  return (
    <dl className={styles.breakdown} aria-busy={isOld}>
      <div>
        <dt>{t('perNight')}</dt>
        <dd>{euros(price.perNight)}</dd>
      </div>
      {rooms > 1 && (
        <div>
          <dt>{t('rooms')}</dt>
          <dd>{rooms}</dd>
        </div>
      )}
      {price.saved !== undefined && price.saved > 0 && (
        <div className={styles.saved}>
          <dt>{t('saved')}</dt>
          <dd>{euros(price.saved)}</dd>
        </div>
      )}
      <div className={styles.strong}>
        <dt>{t('today')}</dt>
        <dd>{euros(price.total)}</dd>
      </div>
      {tax > 0 && (
        <>
          <div>
            <dt>{t(isAtHotel ? 'taxAtHotel' : 'tax')}</dt>
            <dd>{euros(tax)}</dd>
          </div>
          <div className={styles.strong}>
            <dt>{t('withTax')}</dt>
            <dd>{euros(stayTotal(price.total, tax))}</dd>
          </div>
        </>
      )}
      {price.lowest !== undefined && (
        <div>
          <dt>{t('lowest')}</dt>
          <dd>{euros(price.lowest)}</dd>
        </div>
      )}
    </dl>
  );
}
