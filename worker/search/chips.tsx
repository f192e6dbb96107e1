import { useMessages, useRoutes, useVisitor } from '#client/islands/language.tsx';
import { formatEuros } from '#shared/price/euros.ts';
import type { Criteria, Range } from '#shared/search/criteria.ts';
import { type OptionGroup, petsFacility } from '#shared/search/filter-groups.ts';
import { type ActiveFilter, activeFilters, clearAllFilters, clearFilter } from '#shared/search/filters.ts';
import { formatResultsAddress } from '#shared/search/results-address.ts';
import { findTheme } from '#shared/theme/themes.ts';
import Cross from '~icons/lucide/x';
import styles from './chips.module.css';
import { type FilterNames, nameKey } from './load-facets.ts';
import type { SearchQuestion } from './question.ts';

/** What one chip takes away: one filter, or all of a group whose names are not known. */
interface Chip {
  readonly name: string;
  readonly filters: readonly ActiveFilter[];
}

/** A link for each active filter that takes it away, and from two on one for all of them. */
export function Chips({ question, names }: { question: SearchQuestion; names: FilterNames }) {
  const t = useMessages('search/chips');
  const routes = useRoutes();
  const chips = useChips(activeFilters(question.criteria), names);
  const hrefOf = (criteria: Criteria) =>
    `${routes.results(question.flow)}${formatResultsAddress({ ...question, criteria, page: 0 })}`;
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('label')}>
      {chips.map(({ name, filters }) => (
        <li key={name}>
          <a href={hrefOf(filters.reduce(clearFilter, question.criteria))} aria-label={t('remove', { name })}>
            {name} <Cross aria-hidden="true" />
          </a>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <a className={styles.all} href={hrefOf(clearAllFilters(question.criteria))}>
            {t('removeAll')}
          </a>
        </li>
      )}
    </ul>
  );
}

const groupOf = {
  tags: 'tag',
  facilities: 'facility',
  hotelTypes: 'type',
  hotelEnvironments: 'environment',
  hotelStyles: 'style',
} as const satisfies Partial<Record<ActiveFilter['key'], OptionGroup>>;

function useChips(filters: readonly ActiveFilter[], names: FilterNames): Chip[] {
  const t = useMessages('search/chips');
  const nameOf = useFilterName(names);
  const chips: Chip[] = [];
  const unnamed = new Map<keyof typeof groupOf, ActiveFilter[]>();
  for (const filter of filters) {
    const name = nameOf(filter);
    if (name !== undefined) chips.push({ name, filters: [filter] });
    else if (filter.key in groupOf) {
      // Only the keys of the table above are in it.
      const key = filter.key as keyof typeof groupOf;
      unnamed.set(key, [...(unnamed.get(key) ?? []), filter]);
    }
  }
  for (const [key, list] of unnamed) chips.push({ name: t(key, { count: list.length }), filters: list });
  return chips;
}

/** The words for a filter; `undefined` for an option whose name only the catalogue knows, and for a theme nobody knows. */
function useFilterName(names: FilterNames): (filter: ActiveFilter) => string | undefined {
  const t = useMessages('search/chips');
  const themes = useMessages('theme/names');
  const { tag } = useVisitor();
  const ofPrice = ({ min, max }: Range) => {
    if (min === undefined) return max === undefined ? undefined : t('priceTo', { max: formatEuros(max, tag) });
    if (max === undefined) return t('priceFrom', { min: formatEuros(min, tag) });
    return t('priceBetween', { min: formatEuros(min, tag), max: formatEuros(max, tag) });
  };
  const ofDistance = ({ min, max }: Range) => {
    if (min === undefined) return max === undefined ? undefined : t('distanceTo', { max });
    return max === undefined ? t('distanceFrom', { min }) : t('distanceBetween', { min, max });
  };
  return (filter) => {
    switch (filter.key) {
      case 'price':
      case 'singleVoucherPrice':
        return ofPrice(filter.value);
      case 'distance':
        return ofDistance(filter.value);
      case 'stars':
        return t('stars', { count: filter.value });
      case 'hotelScore':
      case 'minHotelReviewScore':
        return t('score', { score: filter.value });
      case 'petsAllowed':
        return names.get(nameKey('facility', petsFacility)) ?? t('pets');
      case 'theme': {
        const name = findTheme(filter.value)?.name;
        return name && themes(name);
      }
      default:
        return names.get(nameKey(groupOf[filter.key], filter.value));
    }
  };
}
