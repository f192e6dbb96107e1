import { useId } from 'react';
import { useMessages } from '#client/islands/language.tsx';
import {
  chosenOptions,
  fixedValues,
  type OptionGroup,
  type OptionValue,
  toggleOption,
} from '#shared/search/filter-groups.ts';
import { isOptionDisabled } from '#shared/search/filters.ts';
import Star from '~icons/lucide/star';
import { CollapsedBox } from './collapsed-box.tsx';
import type { FilterWork } from './filter-work.ts';
import styles from './filters.module.css';

/** So few need no box that opens. */
const rowsShown = 4;

interface Option {
  readonly value: OptionValue;
  readonly label?: string;
  readonly count?: number;
}

/** The options of one group with how many offers each would leave; of scores one is chosen. @rule FILT-015 FILT-016 FILT-038 FILT-039 FILT-040 */
export function OptionList({ group, work, isAlone }: { group: OptionGroup; work: FilterWork; isAlone: boolean }) {
  const t = useMessages('search/filters');
  const id = useId();
  const { draft, setDraft, facets } = work;
  const options: readonly Option[] =
    facets.view?.groups[group] ?? fixedValues[group]?.map((value) => ({ value })) ?? [];
  if (options.length === 0) return null;
  const chosen = chosenOptions(draft, group);
  const isScore = group === 'score';
  const toggle = (value: OptionValue) => setDraft((present) => toggleOption(present, group, value));
  const nameOf = ({ value, label }: Option) => {
    if (isScore) return t(`score${value as 9 | 8 | 7}`);
    return group === 'stars' ? t('starsOption', { count: Number(value) }) : label;
  };
  const list = options.map((option) => {
    const { value, count } = option;
    const isSelected = chosen.includes(value);
    const offers = facets.isFailed ? undefined : count;
    return (
      <label key={value} className={styles.option}>
        <input
          type={isScore ? 'radio' : 'checkbox'}
          name={isScore ? id : undefined}
          checked={isSelected}
          disabled={offers !== undefined && isOptionDisabled({ count: offers, isSelected })}
          onChange={() => isSelected || toggle(value)}
          // A click on the chosen score, which changes nothing in a radio group, takes it away.
          onClick={() => isSelected && toggle(value)}
        />
        {group === 'stars' && (
          <span className={styles.stars} aria-hidden="true">
            {Array.from({ length: Number(value) }, (_, index) => index).map((index) => (
              <Star key={index} />
            ))}
          </span>
        )}
        <span>{nameOf(option)}</span>
        {offers !== undefined && (
          <span className={styles.offers}>
            <span aria-hidden="true">{offers}</span>
            <span className="hidden-text">, {t('offers', { count: offers })}</span>
          </span>
        )}
      </label>
    );
  });
  return (
    <fieldset className={styles.options}>
      <legend className={isAlone ? 'hidden-text' : undefined}>{t(group)}</legend>
      {isScore && (
        <label className={styles.option}>
          <input type="radio" name={id} checked={chosen.length === 0} onChange={() => chosen.forEach(toggle)} />
          <span>{t('scoreAll')}</span>
        </label>
      )}
      {group === 'tag' && options.length > rowsShown ? (
        <CollapsedBox isOpenFirst={chosen.length > 0}>{list}</CollapsedBox>
      ) : (
        list
      )}
    </fieldset>
  );
}
