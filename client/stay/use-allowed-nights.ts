import { useEffect, useEffectEvent, useState } from 'react';
import { askWorker } from '#client/islands/ask-worker.ts';
import { useRoutes } from '#client/islands/language.tsx';
import type { IsoDate } from '#shared/calendar/date.ts';
import type { CalendarSituation, NightOption } from '#shared/calendar/day-state.ts';
import { type Party, printParty } from '#shared/party/party.ts';

interface Known {
  readonly query: string;
  readonly options: readonly NightOption[] | undefined;
}

/**
 * The nights that a check-in allows, with the total of each; `loading` while they are asked for, `undefined` without a
 * check-in or when they could not be had. @rule CAL-020 CAL-031
 */
export function useAllowedNights(
  id: number,
  party: Party,
  checkin: IsoDate | undefined,
): CalendarSituation['allowedNights'] {
  const routes = useRoutes();
  const query = checkin && new URLSearchParams([['checkin', checkin], ...printParty(party)]).toString();
  const [known, setKnown] = useState<Known>();

  const load = useEffectEvent(async (asked: string, signal: AbortSignal) => {
    try {
      const { options } = await askWorker<{ options: readonly NightOption[] }>(
        routes.checkoutNights(id, asked),
        signal,
      );
      setKnown({ query: asked, options });
    } catch {
      if (!signal.aborted) setKnown({ query: asked, options: undefined });
    }
  });
  useEffect(() => {
    if (query === undefined) return;
    const controller = new AbortController();
    void load(query, controller.signal);
    return () => controller.abort();
  }, [query]);

  if (query === undefined) return undefined;
  return known?.query === query ? known.options : 'loading';
}
