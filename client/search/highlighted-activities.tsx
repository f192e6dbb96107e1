import { useMessages } from '#client/islands/language.tsx';
import { Button } from '#client/ui/button.tsx';
import { chosenOptions, toggleOption } from '#shared/search/filter-groups.ts';
import { isOptionDisabled } from '#shared/search/filters.ts';
import type { FilterWork } from './filter-work.ts';
import styles from './filters.module.css';
import { currentCriteria, searchFor } from './search-for.ts';

const highlights = 6;

/** The activities with most offers as a bar of their own; each searches at once. @rule SERP-019 FILT-039 */
export function HighlightedActivities({ criteria, facets }: FilterWork) {
  const t = useMessages('search/filters');
  const chosen = chosenOptions(criteria, 'tag');
  const most = (facets.view?.groups.tag ?? []).toSorted((a, b) => b.count - a.count).slice(0, highlights);
  return (
    <fieldset className={styles.highlights} aria-label={t('tag')}>
      {most.map(({ value, label, count }) => {
        const isSelected = chosen.includes(value);
        return (
          <Button
            key={value}
            look="quiet"
            className={styles.filter}
            aria-pressed={isSelected}
            data-active={isSelected ? '' : undefined}
            disabled={isOptionDisabled({ count, isSelected })}
            onClick={() => searchFor(toggleOption(currentCriteria(), 'tag', value))}
          >
            {label}
          </Button>
        );
      })}
    </fieldset>
  );
}
