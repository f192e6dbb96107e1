import { useMessages } from '#client/islands/language.tsx';
import { swapQuotes } from '#client/islands/props-text.ts';
import { type KeptProduct, nameKept } from '#shared/wishlist/kept-product.ts';
import Heart from '~icons/lucide/heart';
import styles from './heart.module.css';

interface Props {
  readonly product: KeptProduct;
  /** On a picture, or beside a title; the latter says in words what it does. */
  readonly look: 'round' | 'wide';
  /** Whether this is the product's own page, which makes it the most recently viewed one. */
  readonly isViewed?: boolean;
}

/** Keeps a product in the wishlist of this browser. `startHearts` makes it work; without script it is not there. @rule OPEN-044 SHELL-048 */
export function WishHeart({ product, look, isViewed = false }: Props) {
  const t = useMessages('wishlist/heart');
  return (
    <button
      type="button"
      className={`${styles.heart} ${styles[look]}`}
      aria-pressed="false"
      aria-label={t('keep', { label: product.label })}
      data-heart={nameKept(product)}
      data-product={swapQuotes(JSON.stringify(product))}
      data-viewed={isViewed ? '' : undefined}
    >
      <Heart aria-hidden="true" />
      {look === 'wide' && (
        <>
          <span className={styles.keep}>{t('save')}</span>
          <span className={styles.kept}>{t('saved')}</span>
        </>
      )}
    </button>
  );
}
