import { useMessages } from '#client/islands/language.tsx';
import { nameKept } from '#shared/wishlist/kept-product.ts';
import { KeptCard } from '../wishlist/kept-card.tsx';
import { useKept } from '../wishlist/use-kept.ts';
import styles from './recent.module.css';

export const messages = ['wishlist/card'] as const;

/** What was viewed last in this browser, as a strip that scrolls; nothing where nothing was. @rule CARD-040 HOME-026 */
export function RecentIsland() {
  const t = useMessages('recent/recent');
  const products = useKept('recent');
  if (!products || products.length === 0) return null;
  return (
    <section className={styles.recent} aria-labelledby="recently-viewed">
      <h2 id="recently-viewed">{t('title')}</h2>
      <ul className={styles.strip}>
        {products.map((product) => (
          <li key={nameKept(product)}>
            <KeptCard product={product} headingLevel={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}
