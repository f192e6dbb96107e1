import { useMessages, useVisitor } from '#client/islands/language.tsx';
import type { PriceLines } from '#shared/checkout/price-lines.ts';
import { formatEuros } from '#shared/price/euros.ts';
import styles from './price-summary.module.css';

interface Props {
  readonly lines: PriceLines;
  /** Before the order what is paid today stands out, after it the total. */
  readonly moment: 'before' | 'after';
}

/** Every line of the price, each with its name: the stay, its parts, the local tax, the total and what is paid today. @rule QUOTE-007 QUOTE-037 */
export function PriceSummary({ lines, moment }: Props) {
  const t = useMessages('checkout/price');
  const { tag } = useVisitor();
  const euros = (cents: number) => formatEuros(cents, tag);
  const { price, localTax } = lines;
  const { nights, adults, crossed } = price;
  return (
    <section className={styles.price} aria-labelledby="price-title">
      <h3 id="price-title">{t('title')}</h3>
      <dl>
        <div className={styles.line}>
          <dt>{t('stay', { nights, adults })}</dt>
          <dd>
            {crossed && (
              <>
                <span className="hidden-text">{t('before')} </span>
                <s className={styles.crossed}>{euros(crossed.total)}</s>{' '}
              </>
            )}
            {euros(price.total)}
          </dd>
        </div>
        {localTax && (
          <div className={styles.line}>
            <dt>{localTax.isPaidAtHotel ? t('taxAtHotel') : t('tax')}</dt>
            <dd>{euros(localTax.amount)}</dd>
          </div>
        )}
        {localTax && moment === 'before' && (
          <div className={styles.line}>
            <dt>{t('total')}</dt>
            <dd>{euros(lines.total)}</dd>
          </div>
        )}
        <div className={styles.end}>
          <dt>{moment === 'before' ? t('today') : t('total')}</dt>
          <dd>{euros(moment === 'before' ? lines.today : lines.total)}</dd>
        </div>
      </dl>
      <ul className={styles.parts}>
        {adults > 1 && <li>{t('perAdult', { price: euros(price.perPerson) })}</li>}
        {nights > 1 && <li>{t('perNight', { price: euros(price.perNight) })}</li>}
        {moment === 'before' && price.saved !== undefined && (
          <li className={styles.saved}>{t('saved', { amount: euros(price.saved) })}</li>
        )}
        {moment === 'before' && price.lowest !== undefined && <li>{t('lowest', { price: euros(price.lowest) })}</li>}
        <li>{t('vat')}</li>
      </ul>
    </section>
  );
}
