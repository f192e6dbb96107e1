import { useMessages, useRoutes, useVisitor } from '#client/islands/language.tsx';
import { formatEuros } from '#shared/price/euros.ts';
import type { Range } from '#shared/search/criteria.ts';
import { type ActiveFilter, activeFilters, clearFilter } from '#shared/search/filters.ts';
import { formatResultsAddress } from '#shared/search/results-address.ts';
import { findTheme } from '#shared/theme/themes.ts';
import Cross from '~icons/lucide/x';
import styles from './chips.module.css';
import type { SearchQuestion } from './question.ts';

/** A link for each active filter that takes it away. */
export function Chips({ question }: { question: SearchQuestion }) {
  const t = useMessages('search/chips');
  const routes = useRoutes();
  const nameOf = useFilterName();
  const named = activeFilters(question.criteria).flatMap((filter) => {
    const name = nameOf(filter);
    return name === undefined ? [] : [{ filter, name }];
  });
  if (named.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('label')}>
      {named.map(({ filter, name }) => {
        const criteria = clearFilter(question.criteria, filter);
        return (
          <li key={`${filter.key} ${name}`}>
            <a
              href={`${routes.search()}${formatResultsAddress({ ...question, criteria, page: 0 })}`}
              aria-label={t('remove', { name })}
            >
              {name} <Cross aria-hidden="true" />
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** Only filters that the page offers are named; a key of a later filter is kept in the address without a chip. */
function useFilterName(): (filter: ActiveFilter) => string | undefined {
  const t = useMessages('search/chips');
  const themes = useMessages('theme/names');
  const { tag } = useVisitor();
  const ofRange = ({ min, max }: Range) => {
    if (min === undefined) return max === undefined ? undefined : t('priceTo', { max: formatEuros(max, tag) });
    if (max === undefined) return t('priceFrom', { min: formatEuros(min, tag) });
    return t('priceBetween', { min: formatEuros(min, tag), max: formatEuros(max, tag) });
  };
  return (filter) => {
    switch (filter.key) {
      case 'price':
        return ofRange(filter.value);
      case 'stars':
        return t('stars', { count: filter.value });
      case 'theme': {
        const name = findTheme(filter.value)?.name;
        return name && themes(name);
      }
      default:
        return undefined;
    }
  };
}
