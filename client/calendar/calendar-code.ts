import type { ComponentType } from 'react';
import type { StayCalendarProps } from './stay-calendar.tsx';

type Calendar = ComponentType<StayCalendarProps>;

/**
 * The code of the calendar, once it is there: from the beginning where the Worker renders, which provides it, and in the
 * browser after the first {@link calendarCode.load}.
 */
export const calendarCode = {
  current: undefined as Calendar | undefined,
  provide(calendar: Calendar): void {
    calendarCode.current = calendar;
  },
  async load(): Promise<Calendar> {
    // The storefront's bundle is to hold it once, where it is provided.
    if (import.meta.env.SSR) throw new Error('The calendar is loaded by browsers only');
    calendarCode.current ??= (await import('./stay-calendar.tsx')).StayCalendar;
    return calendarCode.current;
  },
};
