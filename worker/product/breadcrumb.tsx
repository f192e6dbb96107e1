import { useMessages, useRoutes } from '#client/islands/language.tsx';
import type { PlaceLink } from '#shared/catalogue/place.ts';
import styles from './breadcrumb.module.css';

export function Breadcrumb({ places }: { places: readonly PlaceLink[] }) {
  const t = useMessages('product/breadcrumb');
  const routes = useRoutes();
  return (
    <nav className={styles.breadcrumb} aria-label={t('label')}>
      <ol>
        <li>
          <a href={routes.home()}>{t('home')}</a>
        </li>
        {places.map(({ category, id, label }) => (
          <li key={`${category}-${id}`}>
            <a href={routes.search(`${category}=${id}`)}>{label}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
