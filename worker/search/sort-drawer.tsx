import { useMessages, useRoutes } from '#client/islands/language.tsx';
import { PopoverPanel } from '#client/ui/popover-panel.tsx';
import { fromSearchBar } from '#shared/search/container.ts';
import { effectiveSort, sortSituation, withSort } from '#shared/search/effective-sort.ts';
import { formatResultsAddress } from '#shared/search/results-address.ts';
import { type SortKey, sortOptions } from '#shared/search/sort.ts';
import type { SearchQuestion } from './question.ts';
import styles from './sort-drawer.module.css';

/** The id under which the action bar opens the drawer. */
export const sortDrawerId = 'sort-drawer';

/** The orders on a phone, as links in a drawer along the lower edge. @rule SERP-007 FILT-012 FILT-013 */
export function SortDrawer({ question }: { question: SearchQuestion }) {
  const t = useMessages('search/sort');
  const routes = useRoutes();
  const { flow, criteria } = question;
  const present = effectiveSort(criteria, flow);
  const query = new URLSearchParams(question.query);
  query.set('from', fromSearchBar);
  const hrefOf = (sort: SortKey) => {
    const sorted = withSort(criteria, sort);
    const address = formatResultsAddress({ ...question, query: query.toString(), criteria: sorted, page: 0 });
    return `${routes.results(flow)}${address}`;
  };
  return (
    <PopoverPanel id={sortDrawerId} title={t('label')} closeLabel={t('close')} phone="drawer">
      <ul className={styles.sorts}>
        {sortOptions(sortSituation(criteria, flow)).map((sort) => (
          <li key={sort}>
            <a href={hrefOf(sort)} rel="nofollow" aria-current={sort === present ? 'true' : undefined}>
              {t(sort)}
            </a>
          </li>
        ))}
      </ul>
    </PopoverPanel>
  );
}
