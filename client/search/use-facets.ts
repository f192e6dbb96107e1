import { useEffect, useRef, useState } from 'react';
import { useRoutes } from '#client/islands/language.tsx';
import { printCriteria } from '#shared/search/codec.ts';
import type { Criteria } from '#shared/search/criteria.ts';
import type { FacetsView } from '#shared/search/facets-view.ts';
import { defaultFlow, type Flow } from '#shared/search/flow.ts';

const settleMs = 200;

export interface Facets {
  /** The last that were known; of an earlier draft while those of the present one are on their way. */
  readonly view: FacetsView | undefined;
  /** The present ones could not be had: options stand without counts. @rule FILT-041 OPEN-023 */
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** The options of the filters for a draft and how many offers each would leave, asked while a panel is open. */
export function useFacets(draft: Criteria, flow: Flow, isOpen: boolean): Facets {
  const routes = useRoutes();
  const query = [flow === defaultFlow ? '' : `flow=${flow}`, printCriteria(draft)].filter(Boolean).join('&');
  const address = routes.facets(query);
  const [view, setView] = useState<FacetsView>();
  const [failed, setFailed] = useState<string>();
  const answered = useRef<string>(undefined);
  useEffect(() => {
    if (!isOpen || failed === address || answered.current === address) return;
    const stop = new AbortController();
    const load = async () => {
      const response = await fetch(address, { signal: stop.signal });
      if (!response.ok) throw new Error(`No facets: ${response.status}`);
      const found = (await response.json()) as FacetsView;
      answered.current = address;
      setView(found);
      setFailed(undefined);
    };
    const fail = (error: unknown) => {
      if (stop.signal.aborted) return;
      console.error('facets', error);
      setFailed(address);
    };
    const timer = setTimeout(() => load().catch(fail), answered.current ? settleMs : 0);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [address, failed, isOpen]);
  return { view, isFailed: failed !== undefined, retry: () => setFailed('') };
}
