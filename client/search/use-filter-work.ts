import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { printCriteria } from '#shared/search/codec.ts';
import { settleDistance } from '#shared/search/distance-slider.ts';
import { clearFilters } from '#shared/search/filter-groups.ts';
import type { FilterWork } from './filter-work.ts';
import { searchFor } from './search-for.ts';
import { useDraft } from './use-draft.ts';
import { useFacets } from './use-facets.ts';

/** One draft for the whole bar, because at most one of its panels is open. `bar` holds all of them. */
export function useFilterWork(
  given: Pick<FilterWork, 'criteria' | 'flow' | 'look'>,
  bar: RefObject<HTMLElement | null>,
): FilterWork {
  const { criteria, flow, look } = given;
  const [draft, setDraft] = useDraft(criteria, printCriteria);
  const [isOpen, setOpen] = useState(false);
  const facets = useFacets(draft, flow, look === 'drawer' || isOpen);
  const [Body, setBody] = useState<FilterWork['Body']>();
  const prepare = () => {
    // The storefront is one module; nothing opens there.
    if (!import.meta.env.SSR && !Body)
      void import('./filter-body.tsx').then(({ FilterBody }) => setBody(() => FilterBody));
  };
  const isCancelled = useRef(false);
  const onOpen = () => {
    isCancelled.current = false;
    setOpen(true);
    prepare();
  };
  const cancel = () => {
    isCancelled.current = true;
  };
  const onIntent = useEffectEvent(prepare);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') isCancelled.current = true;
    };
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener('keydown', onKey, { capture: true, signal });
    for (const intent of ['pointerover', 'focusin'])
      bar.current?.addEventListener(intent, () => onIntent(), { signal });
    return () => stop.abort();
  }, [bar]);
  return {
    ...given,
    draft,
    setDraft,
    facets,
    Body,
    onOpen,
    onClose: (groups) => {
      setOpen(false);
      if (isCancelled.current) setDraft(criteria);
      else searchFor(groups.includes('distance') ? settleDistance(draft) : draft);
    },
    cancel,
    confirm: () => {
      isCancelled.current = false;
    },
    clear: (groups) => {
      cancel();
      searchFor(clearFilters(criteria, groups));
    },
  };
}
