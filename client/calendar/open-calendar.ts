import { signal } from '@preact/signals-core';

/** Where a calendar is opened from; each has its own open state. @rule CAL-025 */
export type CalendarOrigin = 'input' | 'button' | 'map';

/** The calendar that is open, shared by every island of the page. Only one is, as with any popover. @rule CAL-025 */
export const openOrigin = signal<CalendarOrigin | undefined>(undefined);

/**
 * Opens the calendar of an origin, hydrated or not, and first the closed panel that it may stand in on a phone; without
 * one on the page nothing happens.
 */
export function openCalendar(origin: CalendarOrigin): void {
  const panel = panelOf(origin);
  if (!panel || panel.matches(':popover-open')) return;
  const outer = panel.parentElement?.closest<HTMLElement>('[popover]');
  if (outer && !outer.checkVisibility()) outer.showPopover();
  panel.showPopover();
}

function panelOf(origin: CalendarOrigin): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-calendar="${origin}"] [popover]`);
}
