import { useEffect, useEffectEvent, useState } from 'react';
import { type Availability, addMonthsOf, noAvailability } from '#shared/calendar/availability.ts';
import { type Month, monthsBetween, shiftMonth } from '#shared/calendar/grid.ts';
import { type CalendarLayout, fetchStep, type MonthRequest, nextRequest } from '#shared/calendar/paging.ts';
import type { BookableWindow } from '#shared/calendar/stay-dates.ts';
import type { CheckinPrices } from '#shared/catalogue/availability.ts';
import { type Party, printParty } from '#shared/party/party.ts';
import { askWorker } from '../islands/ask-worker.ts';

interface Wanted {
  readonly months: readonly Month[];
  readonly step: number;
}

/** What is known for one party. */
interface Known {
  readonly partyQuery: string;
  readonly availability: Availability;
  readonly hasFailed: boolean;
}

/**
 * The days of the months that the calendar shows, fetched as they are shown, and anew for another party. Days of months
 * that could not be had stay unknown. `addressOf` answers the address of our Worker that knows the product's days. @rule CAL-039 CAL-041 STAY-045
 */
export function useAvailability(addressOf: (query: string) => string, party: Party, window: BookableWindow) {
  const partyQuery = new URLSearchParams(printParty(party)).toString();
  const nothing: Known = { partyQuery, availability: noAvailability, hasFailed: false };
  const [wanted, setWanted] = useState<Wanted>();
  const [kept, setKnown] = useState(nothing);
  const known = kept.partyQuery === partyQuery ? kept : nothing;
  const request =
    wanted && !known.hasFailed
      ? nextRequest(wanted.months, known.availability.loadedMonths, wanted.step, window)
      : undefined;

  const url =
    request && addressOf(`month=${request.month}&length=${request.length}${partyQuery === '' ? '' : `&${partyQuery}`}`);

  const load = useEffectEvent(async (asked: string, { month, length }: MonthRequest, signal: AbortSignal) => {
    const requestedMonths = monthsBetween(month, shiftMonth(month, length - 1));
    try {
      const { days } = await askWorker<Pick<CheckinPrices, 'days'>>(asked, signal);
      const availability = addMonthsOf(known.availability, { days, requestedMonths });
      setKnown({ partyQuery, availability, hasFailed: false });
    } catch {
      if (!signal.aborted) setKnown({ ...known, hasFailed: true });
    }
  });
  const begin = useEffectEvent((asked: string, signal: AbortSignal) => {
    if (request) void load(asked, request, signal);
  });
  useEffect(() => {
    if (url === undefined) return;
    const controller = new AbortController();
    begin(url, controller.signal);
    return () => controller.abort();
  }, [url]);

  return {
    availability: known.availability,
    isLoading: request !== undefined,
    hasFailed: known.hasFailed,
    /** Also what tries again after a failure: the calendar calls it whenever it is opened. */
    showMonths: (months: readonly Month[], layout: CalendarLayout) => {
      setWanted({ months, step: fetchStep(layout, 'push') });
      if (known.hasFailed) setKnown({ ...known, hasFailed: false });
    },
  };
}
