import { useState } from 'react';
import { useMessages, useRoutes } from '#client/islands/language.tsx';
import { printCriteria } from '#shared/search/codec.ts';
import type { Criteria } from '#shared/search/criteria.ts';
import { clearGroup, isOptionDisabled, toggleValue } from '#shared/search/filters.ts';
import type { Flow } from '#shared/search/flow.ts';
import Star from '~icons/lucide/star';
import { FilterPanel } from './filter-panel.tsx';
import styles from './filters.module.css';
import { searchFor } from './search-for.ts';
import { useDraft } from './use-draft.ts';
import { useStarCounts } from './use-star-counts.ts';

const choices = [5, 4, 3] as const;

/** "More filters" with the stars of the hotel and how many offers each would leave. @rule FILT-038 FILT-039 */
export function StarsFilter({ criteria, flow }: { criteria: Criteria; flow: Flow }) {
  const t = useMessages('search/filters');
  const routes = useRoutes();
  const { stars } = criteria;
  const [draft, setDraft] = useDraft(stars, (list) => list.join());
  const [isWanted, setWanted] = useState(false);
  const counts = useStarCounts(criteria, flow, isWanted);
  return (
    <FilterPanel
      name={t('more')}
      active={stars.length}
      onOpen={() => setWanted(true)}
      onApply={() => searchFor({ ...criteria, stars: draft })}
      onRestore={() => setDraft(stars)}
      onClear={() => searchFor(clearGroup(criteria, 'stars'))}
    >
      <fieldset className={`${styles.options} ${styles.scripted}`}>
        <legend className={styles.legend}>{t('stars')}</legend>
        {choices.map((count) => {
          const offers = counts?.[count];
          const isSelected = draft.includes(count);
          return (
            <label key={count} className={styles.option}>
              <input
                type="checkbox"
                checked={isSelected}
                disabled={offers !== undefined && isOptionDisabled({ count: offers, isSelected })}
                onChange={() => setDraft(toggleValue(draft, count))}
              />
              <span className={styles.stars} aria-hidden="true">
                {Array.from({ length: count }, (_, index) => index).map((index) => (
                  <Star key={index} />
                ))}
              </span>
              <span>{t('starsOption', { count })}</span>
              <span className={styles.offers}>{offers !== undefined && t('offers', { count: offers })}</span>
            </label>
          );
        })}
      </fieldset>
      <noscript>
        <ul className={styles.links}>
          {choices.map((count) => (
            <li key={count}>
              <a
                href={routes.search(printCriteria({ ...criteria, stars: toggleValue(stars, count) }))}
                aria-current={stars.includes(count) ? 'true' : undefined}
              >
                {t('starsOption', { count })}
              </a>
            </li>
          ))}
        </ul>
      </noscript>
    </FilterPanel>
  );
}
