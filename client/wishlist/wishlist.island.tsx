import { useMessages, useRoutes } from '#client/islands/language.tsx';
import { OfferGrid } from '#client/offer/offer-grid.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { nameKept } from '#shared/wishlist/kept-product.ts';
import { WishHeart } from './heart.tsx';
import { KeptCard } from './kept-card.tsx';
import { useKept } from './use-kept.ts';
import styles from './wishlist.module.css';

export const messages = ['wishlist/card', 'wishlist/heart'] as const;

/** The wishlist of this browser. @rule OPEN-044 */
export function WishlistIsland() {
  const t = useMessages('wishlist/wishlist');
  const routes = useRoutes();
  const products = useKept('wishlist');
  if (!products) return <p className={styles.loading}>{t('loading')}</p>;
  if (products.length === 0) {
    return (
      <div className={styles.empty}>
        <img src="/pictures/spot-empty.svg" width="320" height="200" alt="" />
        <p>{t('empty')}</p>
        <ButtonLink href={routes.search()}>{t('search')}</ButtonLink>
      </div>
    );
  }
  return (
    <>
      <p className={styles.count} aria-live="polite">
        {t('count', { count: products.length })}
      </p>
      <OfferGrid>
        {products.map((product) => (
          <li key={nameKept(product)}>
            <KeptCard product={product} headingLevel={2}>
              <WishHeart product={product} look="round" />
            </KeptCard>
          </li>
        ))}
      </OfferGrid>
    </>
  );
}
