import type { MouseEvent } from 'react';
import { useMessages } from '#client/islands/language.tsx';
import { splitMatch } from '#shared/search/suggestions.ts';
import styles from './destination.module.css';
import { iconOf } from './destination-icons.ts';
import type { DestinationOption } from './destination-options.ts';
import type { DestinationCombobox } from './use-destination-combobox.ts';

/** What the destination field suggests: the listbox in its groups, and the words for a text that nothing matches. */
export function DestinationList({ id, combobox }: { id: string; combobox: DestinationCombobox }) {
  const t = useMessages('destination/field');
  const categories = useMessages('destination/categories');
  const { groups, isOpen, isFirst, isNone, status, text, count, highlightedIndex, getItemProps } = combobox;
  let index = -1;
  return (
    <>
      <div className={styles.popup} data-open={isOpen ? '' : undefined}>
        <div
          {...combobox.getMenuProps({ onMouseDown: keepFocus })}
          className={styles.list}
          aria-busy={status === 'loading'}
        >
          {isOpen &&
            groups.map(({ name, options }) => (
              // biome-ignore lint/a11y/useSemanticElements: a listbox may hold groups, and no field sets.
              <div key={name} role="group" aria-labelledby={name === 'start' ? undefined : `${id}-${name}`}>
                {name !== 'start' && (
                  <div id={`${id}-${name}`} role="presentation" className={styles.group}>
                    {name === 'recent' ? t('recent') : categories(name)}
                  </div>
                )}
                {options.map((option) => {
                  index += 1;
                  return (
                    <div
                      key={keyOf(option)}
                      {...getItemProps({ item: option, index })}
                      className={styles.option}
                      data-active={index === highlightedIndex ? '' : undefined}
                    >
                      <Option option={option} text={text} />
                    </div>
                  );
                })}
              </div>
            ))}
        </div>
        {isFirst && <p className={styles.none}>{t('searching')}</p>}
        {isNone && <p className={styles.none}>{t('none', { text: text.trim() })}</p>}
      </div>
      <p role="status" className="hidden-text">
        {isNone ? t('none', { text: text.trim() }) : count === undefined ? '' : t('found', { count })}
      </p>
    </>
  );
}

function Option({ option, text }: { option: DestinationOption; text: string }) {
  const t = useMessages('destination/field');
  const Icon = iconOf(option);
  if (option.kind === 'anywhere') {
    return (
      <>
        <Icon aria-hidden="true" /> <span>{t('anywhere')}</span>
      </>
    );
  }
  if (option.kind === 'local') {
    return (
      <>
        <Icon aria-hidden="true" />{' '}
        <span>
          {t('local')}
          <small> {t('localHint')}</small>
        </span>
      </>
    );
  }
  const { label, context } = option.place;
  return (
    <>
      <Icon aria-hidden="true" />{' '}
      <span>
        {splitMatch(label, option.isRecent ? '' : text).map(({ text: part, matched }, position) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one label never move.
          matched ? <mark key={position}>{part}</mark> : part,
        )}
        {context && <small> {context}</small>}
      </span>
    </>
  );
}

/** A press beside an option must not take the focus from the field. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

function keyOf(option: DestinationOption): string {
  return option.kind !== 'place' ? option.kind : `${option.place.category}-${option.place.id}`;
}
