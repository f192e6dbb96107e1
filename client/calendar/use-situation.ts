import { useMemo } from 'react';
import type { CalendarSituation } from '#shared/calendar/day-state.ts';

/** The same situation as long as nothing in it changes, so that months are not rendered for nothing. */
export function useSituation(given: CalendarSituation): CalendarSituation {
  const { today, selection, availability, allowedNights } = given;
  const { firstBookableDay, horizon } = given.window;
  const { start, end } = given.possibleNights ?? {};
  return useMemo(
    () => ({
      today,
      window: { firstBookableDay, horizon },
      selection,
      availability,
      allowedNights,
      possibleNights: start === undefined || end === undefined ? undefined : { start, end },
    }),
    [today, firstBookableDay, horizon, selection, availability, allowedNights, start, end],
  );
}
