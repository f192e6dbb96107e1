import { useMessages, useVisitor } from '#client/islands/language.tsx';
import { formatEuros } from '#shared/price/euros.ts';
import type { PriceView } from '#shared/price/price-view.ts';
import styles from './panel-price.module.css';

interface Props {
  /** Absent while a first price is awaited, and where there is none. */
  readonly price: PriceView | undefined;
  /** Whether a price is on its way, and the one shown that of an older choice. */
  readonly isOld: boolean;
}

/** The price for a person, large, and what it is reduced from; a stay without dates is priced "from". @rule STAY-043 CARD-034 CARD-036 */
export function PanelPrice({ price, isOld }: Props) {
  const t = useMessages('stay/purchase-panel');
  const { tag } = useVisitor();
  const euros = (cents: number) => formatEuros(cents, tag);
  if (!price && !isOld) return null;
  if (!price) {
    return (
      <div className={styles.price} aria-hidden="true">
        <span className={styles.skeleton} />
        <span className={styles.skeletonLine} />
      </div>
    );
  }
  const { crossed, promo, total, adults, nights } = price;
  return (
    <div className={styles.price} aria-busy={isOld}>
      <p className={styles.now}>
        {price.wording === 'from' && <span className={styles.small}>{t('from')}</span>}{' '}
        <strong>{euros(price.perPerson)}</strong> <span className={styles.small}>{t('perPerson')}</span>
      </p>
      {crossed && (
        <p className={styles.before}>
          {promo !== undefined && <span className={styles.promo}>{t('promo', { promo })}</span>}
          <s aria-hidden="true">{euros(crossed.perPerson)}</s>
          <span className="hidden-text">{t('before', { price: euros(crossed.perPerson) })}</span>
        </p>
      )}
      <p className={styles.small}>{t('total', { price: euros(total), adults, nights })}</p>
    </div>
  );
}
