import { useMessages, useVisitor } from '#client/islands/language.tsx';
import styles from '#client/stay/panel-price.module.css';
import type { VoucherPrice } from '#shared/catalogue/single-voucher.ts';
import { formatEuros } from '#shared/price/euros.ts';
import { viewPrice } from '#shared/price/price-view.ts';

/** What the gift costs for two, and what that is reduced from. @rule CARD-034 CARD-036 */
export function GiftPrice({ price }: { price: VoucherPrice }) {
  const t = useMessages('stayflow/panel');
  const { tag } = useVisitor();
  const { total, crossed, promo, nights, lowest } = viewPrice({
    ...price,
    priceType: 'gift',
    nights: price.los,
    adults: 2,
  });
  const euros = (cents: number) => formatEuros(cents, tag);
  return (
    <div className={styles.price}>
      <p className={styles.now}>
        <strong>{euros(total)}</strong> <span className={styles.small}>{t('forTwo', { count: nights })}</span>
      </p>
      {crossed && (
        <p className={styles.before}>
          {promo !== undefined && <span className={styles.promo}>{t('promo', { promo })}</span>}
          <s aria-hidden="true">{euros(crossed.total)}</s>
          <span className="hidden-text">{t('before', { price: euros(crossed.total) })}</span>
        </p>
      )}
      {lowest !== undefined && <p className={styles.small}>{t('lowest', { price: euros(lowest) })}</p>}
    </div>
  );
}
