import { useEffect, useState } from 'react';
import { useRoutes } from '#client/islands/language.tsx';
import { printCriteria } from '#shared/search/codec.ts';
import type { Criteria } from '#shared/search/criteria.ts';
import { clearGroup } from '#shared/search/filters.ts';
import type { Flow } from '#shared/search/flow.ts';

/** Offers by number of stars; numbers that are absent have not been counted. */
export type StarCounts = Readonly<Partial<Record<number, number>>>;

/**
 * How many offers each number of stars would leave, asked once the panel has been opened and again when other criteria
 * change. `undefined` until they are known and when they cannot be had: the options then stand without counts.
 */
export function useStarCounts(criteria: Criteria, flow: Flow, isWanted: boolean): StarCounts | undefined {
  const routes = useRoutes();
  const question = printCriteria(clearGroup(criteria, 'stars'));
  const address = routes.facets([`flow=${flow}`, question].filter(Boolean).join('&'));
  const [known, setKnown] = useState<{ address: string; counts: StarCounts }>();
  useEffect(() => {
    if (!isWanted) return;
    const stop = new AbortController();
    const load = async () => {
      const response = await fetch(address, { signal: stop.signal });
      if (!response.ok) return;
      const { stars } = (await response.json()) as { stars: StarCounts };
      setKnown({ address, counts: stars });
    };
    load().catch(() => undefined);
    return () => stop.abort();
  }, [address, isWanted]);
  return known?.address === address ? known.counts : undefined;
}
