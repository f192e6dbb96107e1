import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { IsoDate } from '#shared/calendar/date.ts';
import { type Selection, selectionOf } from '#shared/calendar/selection.ts';
import type { StayDates } from '#shared/calendar/stay-dates.ts';

/**
 * What is picked. It starts as the dates of the address, and starts again whenever those change. Another check-in,
 * whoever chose it, is told.
 */
export function useSelection(
  dates: StayDates | undefined,
  onCheckin: ((checkin: IsoDate | undefined) => void) | undefined,
): [Selection, (next: Selection) => void] {
  const [selection, setSelection] = useState(() => selectionOf(dates));
  const key = dates && `${dates.checkin} ${dates.checkout}`;
  const [seen, setSeen] = useState(key);
  if (key !== seen) {
    setSeen(key);
    setSelection(selectionOf(dates));
  }

  const checkin = selection.kind === 'empty' ? undefined : selection.checkin;
  const told = useRef(checkin);
  const tell = useEffectEvent((day: IsoDate | undefined) => {
    if (told.current !== day) onCheckin?.(day);
    told.current = day;
  });
  useEffect(() => tell(checkin), [checkin]);
  return [selection, setSelection];
}
