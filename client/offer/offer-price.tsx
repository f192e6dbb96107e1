import { useMessages, useVisitor } from '#client/islands/language.tsx';
import { formatEuros } from '#shared/price/euros.ts';
import type { PriceView } from '#shared/price/price-view.ts';
import styles from './offer-price.module.css';

/** The price of a card: for a person, the total beneath, and what it is reduced from. @rule CARD-023 CARD-029 CARD-034 */
export function OfferPrice({ price }: { price: PriceView }) {
  const t = useMessages('offer/price');
  const { tag } = useVisitor();
  const euros = (cents: number) => formatEuros(cents, tag);
  const { crossed, promo, wording } = price;
  return (
    <div className={styles.price}>
      {crossed && (
        <p className={styles.before}>
          {promo !== undefined && <span className={styles.promo}>{t('promo', { promo })}</span>}
          <span className="hidden-text">{t('before')}</span>
          <s>{euros(crossed.perPerson)}</s>
        </p>
      )}
      <p className={styles.now}>
        {wording === 'from' && <span className={styles.from}>{t('from')} </span>}
        <strong>{euros(price.perPerson)}</strong>
        <span className={styles.suffix}>{t('perPerson')}</span>
      </p>
      <p className={styles.total}>
        {t(wording === 'gift' ? 'totalGift' : 'total', { price: euros(price.total), adults: price.adults })}
      </p>
    </div>
  );
}

/** What the market's law wants beside a crossed-out price. */
export function LowestPrice({ price }: { price: PriceView }) {
  const t = useMessages('offer/price');
  const { tag } = useVisitor();
  if (price.lowest === undefined) return null;
  return <p className={styles.lowest}>{t('lowest', { price: formatEuros(price.lowest, tag) })}</p>;
}
