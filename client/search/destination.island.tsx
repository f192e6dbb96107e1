import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '#client/islands/language.tsx';
import { useShared } from '#client/islands/use-shared.ts';
import field from '#client/ui/field.module.css';
import Back from '~icons/lucide/arrow-left';
import Pin from '~icons/lucide/map-pin';
import styles from './destination.module.css';
import { DestinationInputs } from './destination-inputs.tsx';
import { DestinationList } from './destination-list.tsx';
import { loadLocalSearch } from './load-local-search.ts';
import type { LocalSearch } from './local-search.tsx';
import { isSamePlace, type Place } from './place.ts';
import { readRecentSearches, rememberSearch } from './recent-searches.ts';
import { shownDestination } from './shown-destination.ts';
import { useAddress } from './use-address.ts';
import { useAnnouncedChange } from './use-announced-change.ts';
import { useDestinationCombobox } from './use-destination-combobox.ts';
import { useDraft } from './use-draft.ts';
import { usePointLabel } from './use-point-label.ts';
import { keyOfWhere, parseWhere, type Where } from './where.ts';

export const messages = ['destination/field', 'destination/categories', 'destination/local'] as const;

export function DestinationIsland({ where, isCity = false }: { where: Where; isCity?: boolean }) {
  const t = useMessages('destination/field');
  const address = useAddress();
  const [draft, setDraft] = useDraft(address ? parseWhere(address) : where, keyOfWhere);
  const shown = useShared(shownDestination, undefined);
  // The browser's memory is not asked while hydrating: the server has none.
  const label = draft.place ? labelOf(draft.place, [where.place, shown, ...(address ? readRecentSearches() : [])]) : '';
  const labelOfPoint = usePointLabel(address === undefined);
  const hidden = useRef<HTMLInputElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const announce = useAnnouncedChange(hidden);
  const id = useId();

  const combobox = useDestinationCombobox({
    id,
    label: label || (draft.point && !draft.place ? labelOfPoint(draft.point) : ''),
    scope: isCity ? 'city' : 'destination',
    onPick: (option) => {
      if (option.kind === 'local') void openLocal();
      else {
        const place = option.kind === 'place' ? option.place : undefined;
        if (place) rememberSearch(place);
        setDraft({ place });
        announce();
      }
      // On a phone the list and the keyboard cover the page: both go.
      if (matchMedia('(width < 768px)').matches) input.current?.blur();
    },
  });
  const { isEditing, text, begin } = combobox;

  const [Local, setLocal] = useState<typeof LocalSearch>();
  const openLocal = async () => {
    // The storefront is one module; nothing opens there.
    if (import.meta.env.SSR) return;
    const Dialog = await loadLocalSearch();
    setLocal(() => Dialog);
  };
  const searchAround = (where: Where) => {
    const form = input.current?.form;
    // The closed dialog gave the focus back to the field, where it begins another choice.
    form?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    flushSync(() => setDraft(where));
    form?.requestSubmit();
  };

  // The visitor may have typed before this ran.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed before hydration counts.
  useEffect(() => {
    if (document.activeElement === input.current) begin(input.current?.value);
  }, []);
  const isTextSent = isEditing ? text.trim() !== '' : !address && !draft.place;
  return (
    <div className={styles.shell} data-editing={isEditing ? '' : undefined}>
      <div className={`${field.bare} ${styles.field}`}>
        <button
          type="button"
          className={styles.back}
          aria-label={t('close')}
          // Escape does the same, and a stop before the field would end the choice.
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => input.current?.blur()}
        >
          <Back aria-hidden="true" />
        </button>
        <Pin className={field.icon} aria-hidden="true" />
        <label {...combobox.getLabelProps()} htmlFor={`${id}-input`} className={field.label}>
          {t(isCity ? 'city' : 'label')}
        </label>
        <input
          {...combobox.getInputProps({ ref: input })}
          type="text"
          name={isTextSent ? 'q' : undefined}
          className={field.input}
          placeholder={t(isCity ? 'cityPlaceholder' : 'placeholder')}
          maxLength={80}
          enterKeyHint="search"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
        />
      </div>
      <DestinationList id={id} combobox={combobox} />
      {Local && <Local onSearch={searchAround} onClose={() => setLocal(undefined)} />}
      <DestinationInputs where={draft} isCleared={isEditing} ref={hidden} />
    </div>
  );
}

/** The name of a place that may be known only by its key, from whoever knows it. */
function labelOf(place: Place, others: readonly (Place | undefined)[]): string {
  return [place, ...others].find((other) => other?.label && isSamePlace(other, place))?.label ?? '';
}
