import { bookableWindow } from '#shared/calendar/today.ts';
import { searchFromBox } from '#shared/search/box.ts';
import { parseCriteria } from '#shared/search/codec.ts';
import { withSort } from '#shared/search/effective-sort.ts';
import { parseSort } from '#shared/search/sort.ts';
import { pageClock } from '../islands/visitor.ts';
import { openDatesFirst } from './open-dates-first.ts';
import { currentCriteria, searchFor } from './search-for.ts';

/**
 * Lets the two forms of a results page search without a reload: the search box replaces destination, dates, party and
 * theme and keeps the filters, the sort form the order alone.
 */
export function startSearchForms(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    if (form.matches('[data-dates-first]') && openDatesFirst(form)) {
      event.preventDefault();
      // Nobody is to close the sheet that the calendar opens in.
      return event.stopPropagation();
    }
    if (new URL(form.action).pathname !== location.pathname) return;
    if (form.matches('[data-search-form]')) searchByBox(event, form);
    if (form.matches('[data-sort-form]')) sortBy(event, form);
  });
}

function searchByBox(event: SubmitEvent, form: HTMLFormElement): void {
  const given = new FormData(form);
  const typed = given.get('q');
  // Only the server can tell what a name means.
  if (typeof typed === 'string' && typed.trim() !== '') return;
  event.preventDefault();
  const present = currentCriteria();
  const { now, timeZone } = pageClock();
  const asked = parseCriteria({ get: (key) => text(given.get(key)) }, bookableWindow(now, timeZone));
  searchFor(searchFromBox(present, asked));
}

function sortBy(event: SubmitEvent, form: HTMLFormElement): void {
  event.preventDefault();
  searchFor(withSort(currentCriteria(), parseSort(text(new FormData(form).get('sort')))));
}

function text(value: FormDataEntryValue | null): string | null {
  return typeof value === 'string' ? value : null;
}
