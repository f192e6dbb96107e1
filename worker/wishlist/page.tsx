import { useMessages } from '#client/islands/language.tsx';
import { WishlistIsland } from '#client/wishlist/wishlist.island.tsx';
import { Island } from '../render/island.tsx';
import styles from './page.module.css';

export function WishlistPage() {
  const t = useMessages('wishlist/page');
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <p className={styles.text}>{t('text')}</p>
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
      <Island of={WishlistIsland} props={{}} when="idle" className={styles.list} />
    </div>
  );
}
