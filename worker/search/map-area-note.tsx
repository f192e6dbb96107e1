import { useMessages, useRoutes } from '#client/islands/language.tsx';
import { formatResultsAddress } from '#shared/search/results-address.ts';
import Cross from '~icons/lucide/x';
import styles from './chips.module.css';
import type { SearchQuestion } from './question.ts';

/** Says that only the area of the map was searched, with a link that searches everywhere again. @rule MAP-006 */
export function MapAreaNote({ question }: { question: SearchQuestion }) {
  const t = useMessages('map/area');
  const routes = useRoutes();
  const { bounds, ...criteria } = question.criteria;
  if (!bounds) return null;
  return (
    <p className={styles.chips}>
      <a href={`${routes.search()}${formatResultsAddress({ ...question, criteria, page: 0 })}`} title={t('remove')}>
        {t('name')} <span className="hidden-text">– {t('remove')}</span> <Cross aria-hidden="true" />
      </a>
    </p>
  );
}
