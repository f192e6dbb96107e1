import type { ReactNode } from 'react';
import { useMessages, useRoutes, useVisitor } from '#client/islands/language.tsx';
import { formatEuros } from '#shared/price/euros.ts';
import type { Criteria } from '#shared/search/criteria.ts';
import { hasCentre } from '#shared/search/distance-slider.ts';
import type { FacetsView } from '#shared/search/facets-view.ts';
import {
  chosenOptions,
  clearFilters,
  fixedValues,
  isFilterOffered,
  type OptionGroup,
  type OptionValue,
  optionGroups,
  toggleOption,
} from '#shared/search/filter-groups.ts';
import { isOptionDisabled } from '#shared/search/filters.ts';
import { priceKey } from '#shared/search/price-slider.ts';
import { formatResultsAddress } from '#shared/search/results-address.ts';
import styles from './native-filters.module.css';
import type { SearchQuestion } from './question.ts';

/** The query key that asks for the filters as links. */
export const nativeFiltersKey = 'filters';

const ceilings = [100, 150, 200] as const;
const radii = [30, 60, 100] as const;

/** The filters with JavaScript off: every option is a link. They are a page of their own, because they are many. */
export function NativeFilters({ question, facets }: { question: SearchQuestion; facets?: FacetsView | undefined }) {
  const t = useMessages('search/filters');
  const routes = useRoutes();
  const hrefOf = (criteria: Criteria) => {
    const address = formatResultsAddress({ ...question, container: 'query', criteria, page: 0 });
    return `${routes.results(question.flow)}${address}${address ? '&' : '?'}${nativeFiltersKey}=1`;
  };
  return (
    <noscript>
      <div className={styles.filters}>
        {facets ? (
          <nav className={styles.groups} aria-label={t('label')}>
            <Options question={question} facets={facets} hrefOf={hrefOf} />
            <Ranges question={question} hrefOf={hrefOf} />
          </nav>
        ) : (
          <a href={hrefOf(question.criteria)} rel="nofollow">
            {t('label')}
          </a>
        )}
      </div>
    </noscript>
  );
}

interface Props {
  readonly question: SearchQuestion;
  readonly hrefOf: (criteria: Criteria) => string;
}

function Options({ question, facets, hrefOf }: Props & { facets: FacetsView }) {
  const t = useMessages('search/filters');
  const { criteria } = question;
  const nameOf = (group: OptionGroup, value: OptionValue): string => {
    if (group === 'stars') return t('starsOption', { count: Number(value) });
    return t(`score${value as 9 | 8 | 7}`);
  };
  const offered = optionGroups.filter((group) => isFilterOffered(group, question.flow));
  return offered.map((group) => {
    const known: readonly { value: OptionValue; label?: string; count?: number }[] =
      facets.groups[group] ?? (fixedValues[group] ?? []).map((value) => ({ value }));
    if (known.length === 0) return null;
    return (
      <Group key={group} name={t(group)}>
        {known.map(({ value, label, count }) => {
          const isSelected = chosenOptions(criteria, group).includes(value);
          const text = fixedValues[group] ? nameOf(group, value) : label;
          return (
            <li key={value}>
              {count !== undefined && isOptionDisabled({ count, isSelected }) ? (
                text
              ) : (
                <Choice href={hrefOf(toggleOption(criteria, group, value))} isSelected={isSelected}>
                  {text}
                </Choice>
              )}
              {count !== undefined && ` (${t('offers', { count })})`}
            </li>
          );
        })}
      </Group>
    );
  });
}

function Ranges({ question, hrefOf }: Props) {
  const t = useMessages('search/filters');
  const { tag } = useVisitor();
  const { criteria, flow } = question;
  const key = priceKey(flow);
  return (
    <>
      <Group name={t('price')}>
        {ceilings.map((euros) => {
          const max = euros * 100;
          const isSelected = criteria[key]?.max === max;
          const rest = clearFilters(criteria, ['price']);
          return (
            <li key={euros}>
              <Choice href={hrefOf(isSelected ? rest : { ...rest, [key]: { max } })} isSelected={isSelected}>
                {t('upTo', { amount: formatEuros(max, tag) })}
              </Choice>
            </li>
          );
        })}
      </Group>
      {hasCentre(criteria) && (
        <Group name={t('distance')}>
          {radii.map((max) => {
            const isSelected = criteria.distance?.max === max;
            const rest = clearFilters(criteria, ['distance']);
            return (
              <li key={max}>
                <Choice href={hrefOf(isSelected ? rest : { ...rest, distance: { max } })} isSelected={isSelected}>
                  {t('upTo', { amount: t('km', { count: max }) })}
                </Choice>
              </li>
            );
          })}
        </Group>
      )}
    </>
  );
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section>
      <h2>{name}</h2>
      <ul>{children}</ul>
    </section>
  );
}

function Choice({ href, isSelected, children }: { href: string; isSelected: boolean; children: ReactNode }) {
  return (
    <a href={href} rel="nofollow" aria-current={isSelected ? 'true' : undefined}>
      {children}
    </a>
  );
}
