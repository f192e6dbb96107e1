import { useMessages, useVisitor } from '#client/islands/language.tsx';
import { todayIn } from '#shared/calendar/date.ts';
import type { PriceLines } from '#shared/checkout/price-lines.ts';
import { formatEuros } from '#shared/price/euros.ts';
import { type PayLater, paidOn } from '#shared/price/pay-later.ts';
import styles from './price-summary.module.css';

interface Props {
  readonly lines: PriceLines;
  /** Before the order what is paid today stands out, after it the total. */
  readonly moment: 'before' | 'after';
  /** Ways to pay later among which the form lets choose: each changes what is paid today. */
  readonly payLater?: readonly PayLater[] | undefined;
}

/** Every line of the price, each with its name: the stay, its parts, the local tax, the total and what is paid today. @rule QUOTE-007 QUOTE-037 */
export function PriceSummary({ lines, moment, payLater = [] }: Props) {
  const t = useMessages('checkout/price');
  const line = useMessages('payment/lines');
  const { tag, now, timeZone } = useVisitor();
  const euros = (cents: number) => formatEuros(cents, tag);
  const { price, localTax } = lines;
  const { nights, adults, crossed } = price;
  const cards = lines.giftcards.map(({ serialNumber, usedAmount }) => (
    <div key={serialNumber} className={styles.line}>
      <dt>{line('giftcard', { number: serialNumber })}</dt>
      <dd>− {euros(usedAmount)}</dd>
    </div>
  ));
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
        {lines.extras.map(({ kind, amount }) => (
          <div key={kind} className={styles.line}>
            <dt>{line(kind)}</dt>
            <dd>{amount < 0 ? `− ${euros(-amount)}` : euros(amount)}</dd>
          </div>
        ))}
        {localTax && (
          <div className={styles.line}>
            <dt>{localTax.isPaidAtHotel ? t('taxAtHotel') : t('tax')}</dt>
            <dd>{euros(localTax.amount)}</dd>
          </div>
        )}
        {(localTax || lines.giftcards.length > 0) && moment === 'before' && (
          <div className={styles.line}>
            <dt>{t('total')}</dt>
            <dd>{euros(lines.total)}</dd>
          </div>
        )}
        {moment === 'before' && cards}
        <div className={styles.end} data-pay="today">
          <dt>{moment === 'before' ? t('today') : t('total')}</dt>
          <dd>{euros(moment === 'before' ? lines.today : lines.total)}</dd>
        </div>
        {payLater.map(({ type, payments }) => (
          <div key={type} className={`${styles.end} ${styles.later}`} data-pay={type}>
            <dt>{t('today')}</dt>
            <dd>{euros(paidOn(todayIn(now, timeZone), payments))}</dd>
          </div>
        ))}
        {moment === 'after' && cards}
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
