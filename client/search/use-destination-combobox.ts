import { useCombobox } from 'downshift';
import { type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import {
  bestIndexOf,
  type DestinationOption,
  type DestinationScope,
  startGroups,
  suggestionGroups,
} from './destination-options.ts';
import type { Place } from './place.ts';
import { readRecentSearches } from './recent-searches.ts';
import { minTextLength, noSuggestions } from './suggestions-view.ts';
import { useSuggestions } from './use-suggestions.ts';

interface Question {
  readonly id: string;
  /** What the field shows while nobody is choosing. */
  readonly label: string;
  readonly scope: DestinationScope;
  readonly onPick: (option: DestinationOption) => void;
}

/**
 * The destination field as an ARIA 1.2 combobox. Focus begins with an empty text; a pick ends it, and leaving without
 * one gives back what was there. The suggestion that the text alone means is selected as soon as it is known.
 * @rule DEST-010 DEST-013
 */
export function useDestinationCombobox({ id, label, scope, onPick }: Question) {
  const [typed, setTyped] = useState<string>();
  const [recent, setRecent] = useState<readonly Place[]>([]);
  const [wantsBest, setWantsBest] = useState(false);
  const text = typed ?? '';
  const isEditing = typed !== undefined;
  const { status, view } = useSuggestions(text, scope !== 'destination');

  const groups = useMemo(
    () => (status === 'idle' ? startGroups(recent, scope) : suggestionGroups(view ?? noSuggestions)),
    [status, view, recent, scope],
  );
  const options = useMemo(() => groups.flatMap((group) => group.options), [groups]);
  const isFirst = status === 'loading' && !view;
  const isNone = status === 'ready' && options.length === 0;
  const isOpen = isEditing && (options.length > 0 || isFirst || isNone);

  /** What stands in the field beside the name that it showed is what the visitor typed. */
  const begin = (value = label) => {
    setRecent(readRecentSearches());
    setTyped(value.replace(label, ''));
  };
  const leave = () => {
    setTyped(undefined);
    setWantsBest(false);
  };
  const pick = (option: DestinationOption) => {
    leave();
    onPick(option);
  };

  const { setHighlightedIndex, highlightedIndex, getInputProps, getLabelProps, getMenuProps, getItemProps } =
    useCombobox<DestinationOption>({
      id,
      items: options,
      itemToString: () => '',
      inputValue: typed ?? label,
      selectedItem: null,
      isOpen,
      scrollIntoView: (option) => option.scrollIntoView({ block: 'nearest' }),
      stateReducer: (state, { type, changes }) => (type === useCombobox.stateChangeTypes.InputBlur ? state : changes),
      onSelectedItemChange: ({ selectedItem }) => selectedItem && pick(selectedItem),
    });

  const best = status === 'ready' && view ? bestIndexOf(options, view) : -1;
  useEffect(() => setHighlightedIndex(best), [best, setHighlightedIndex]);
  useEffect(() => {
    const option = options[best];
    if (!wantsBest || status === 'loading') return;
    setWantsBest(false);
    if (option) pick(option);
  });

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement> & { preventDownshiftDefault?: boolean }) => {
    if (event.key === 'Escape') {
      event.preventDownshiftDefault = true;
      if (isEditing) event.preventDefault();
      leave();
    }
    if (event.key === 'Enter' && !(isOpen && highlightedIndex >= 0)) {
      event.preventDownshiftDefault = true;
      const canWait = isEditing && text.trim().length >= minTextLength && status !== 'failed';
      if (canWait) event.preventDefault();
      setWantsBest(canWait);
    }
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && !isEditing) begin();
  };
  const inputProps = {
    onKeyDown,
    onFocus: () => isEditing || begin(),
    // Another window takes the focus only for a while.
    onBlur: () => document.hasFocus() && leave(),
    onClick: () => isEditing || begin(),
    onChange: ({ target }: { target: EventTarget & { value: string } }) =>
      isEditing ? setTyped(target.value) : begin(target.value),
  };

  return {
    text,
    status,
    groups,
    isEditing,
    isOpen,
    isFirst,
    isNone,
    count: status === 'ready' ? options.length : undefined,
    begin,
    highlightedIndex,
    getInputProps: (more: object) => getInputProps({ ...inputProps, ...more }),
    getLabelProps,
    getMenuProps,
    getItemProps,
  };
}

export type DestinationCombobox = ReturnType<typeof useDestinationCombobox>;
