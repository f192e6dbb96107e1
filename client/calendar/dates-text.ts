import { toNoonUtc } from '#shared/calendar/date.ts';
import type { Selection } from '#shared/calendar/selection.ts';
import { nightsOf } from '#shared/calendar/stay-dates.ts';
import type { Translator } from '#shared/locale/translator.ts';

/** What a screen reader hears after a change of the selection. */
export function tellSelection(selection: Selection, t: Translator<'calendar/field'>): string {
  if (selection.kind === 'empty') return t('cleared');
  const checkin = toNoonUtc(selection.checkin);
  if (selection.kind === 'check-in') return t('checkinChosen', { day: checkin });
  return t('rangeChosen', { checkin, checkout: toNoonUtc(selection.checkout), nights: nightsOf(selection) });
}
