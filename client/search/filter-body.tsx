import { useMessages } from '#client/islands/language.tsx';
import { Button } from '#client/ui/button.tsx';
import { type FilterGroup, fixedValues, optionGroups } from '#shared/search/filter-groups.ts';
import type { FilterWork } from './filter-work.ts';
import styles from './filters.module.css';
import { OptionList } from './option-list.tsx';
import { DistanceFilter, PriceFilter } from './range-filters.tsx';

interface Props {
  readonly groups: readonly FilterGroup[];
  readonly work: FilterWork;
}

/** What stands in a panel of the filters; its code comes with the first opening. */
export function FilterBody({ groups, work }: Props) {
  if (groups.includes('price')) return <PriceFilter {...work} />;
  if (groups.includes('distance')) return <DistanceFilter {...work} />;
  return <OptionGroups groups={groups} work={work} />;
}

/** Options; those that only the catalogue knows wait for it, and can be asked for again when it fails. @rule FILT-041 */
function OptionGroups({ groups, work }: Props) {
  const t = useMessages('search/filters');
  const { view, isFailed, retry } = work.facets;
  const options = optionGroups.filter((group) => groups.includes(group));
  const isComplete = options.every((group) => view?.groups[group] ?? fixedValues[group]);
  return (
    <>
      {options.map((group) => (
        <OptionList key={group} group={group} work={work} isAlone={options.length === 1} />
      ))}
      {!isComplete && (
        <p className={styles.note}>
          {isFailed ? t('failed') : t('loading')}{' '}
          {isFailed && (
            <Button look="plain" onClick={retry}>
              {t('retry')}
            </Button>
          )}
        </p>
      )}
    </>
  );
}
