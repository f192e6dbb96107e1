import { openCalendar } from '#client/calendar/open-calendar.ts';
import { type DatesMode, opensDatesFirst } from '#shared/search/dates-first.ts';

const suggestedKey = 'datesSuggested';

/** Opens the calendar in place of a search where dates come first; tells whether it did. @rule FLOW-021 FLOW-022 */
export function openDatesFirst(form: HTMLFormElement): boolean {
  const checkin = form.querySelector<HTMLInputElement>('input[type="hidden"][name="checkin"]');
  if (!checkin) return false;
  const opens = opensDatesFirst({
    mode: form.dataset.datesFirst as DatesMode | undefined,
    hasDates: !checkin.disabled,
    wasSuggested: wasSuggested(),
    wereCleared: checkin.dataset.cleared !== undefined,
  });
  if (!opens) return false;
  rememberSuggestion();
  openCalendar('input');
  return true;
}

function wasSuggested(): boolean {
  try {
    return sessionStorage.getItem(suggestedKey) !== null;
  } catch {
    // Without a memory nobody is to be asked again and again.
    return true;
  }
}

function rememberSuggestion(): void {
  try {
    sessionStorage.setItem(suggestedKey, '1');
  } catch {
    // Storage is refused.
  }
}
