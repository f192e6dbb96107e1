import { useMemo, useSyncExternalStore } from 'react';
import { useVisitor } from '#client/islands/language.tsx';
import { bookableWindow } from '#shared/calendar/today.ts';
import { printCriteria } from '#shared/search/codec.ts';
import { decideContainer, decideCriteria } from '#shared/search/container.ts';
import type { Criteria } from '#shared/search/criteria.ts';
import { type Flow, parseFlow } from '#shared/search/flow.ts';
import { onAddressChange } from './on-address-change.ts';

/** What the address asks of the map. */
export interface MapQuestion {
  readonly criteria: Criteria;
  readonly flow: Flow;
  /** The query of the map's answers: the criteria without their order, which markers do not have. */
  readonly query: string;
  /** The same for the card of one hotel, whose link keeps the criteria where the page keeps them. */
  readonly cardQuery: string;
}

/** Follows the address, whatever changes it. Only for what is not rendered by the server. */
export function useMapQuestion(): MapQuestion {
  const address = useSyncExternalStore(onAddressChange, () => `${location.search}${location.hash}`);
  const { now, timeZone } = useVisitor();
  return useMemo(() => {
    const [search = '', hash = ''] = address.split('#');
    const asked = new URLSearchParams(search);
    const { sort: _, ...criteria } = decideCriteria(hash, asked, bookableWindow(now, timeZone));
    const flow = parseFlow(asked.get('flow'));
    const query = [printCriteria(criteria), `flow=${flow}`].filter(Boolean).join('&');
    return { criteria, flow, query, cardQuery: `${query}&in=${decideContainer(hash)}` };
  }, [address, now, timeZone]);
}
