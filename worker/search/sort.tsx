import { useMessages, useRoutes } from '#client/islands/language.tsx';
import { printCriteria } from '#shared/search/codec.ts';
import { effectiveSort, sortSituation } from '#shared/search/effective-sort.ts';
import { sortOptions } from '#shared/search/sort.ts';
import { FlowField, HiddenFields } from './hidden-fields.tsx';
import type { SearchQuestion } from './question.ts';
import styles from './sort.module.css';

/** A form of its own, so that sorting works without JavaScript; with it a change is enough. */
export function Sort({ question }: { question: SearchQuestion }) {
  const t = useMessages('search/sort');
  const routes = useRoutes();
  const { criteria, flow } = question;
  const { sort: _, ...unsorted } = criteria;
  const options = sortOptions(sortSituation(criteria, flow));
  return (
    <form className={styles.sort} method="get" action={routes.results(flow)} data-sort-form="">
      <FlowField flow={flow} />
      <HiddenFields of={printCriteria(unsorted)} />
      <label htmlFor="sort">{t('label')}</label>
      <select id="sort" name="sort" defaultValue={effectiveSort(criteria, flow)} autoComplete="off">
        {options.map((option) => (
          <option key={option} value={option}>
            {t(option)}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit">{t('apply')}</button>
      </noscript>
    </form>
  );
}
