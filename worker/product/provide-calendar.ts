import { calendarCode } from '#client/calendar/calendar-code.ts';
import { StayCalendar } from '#client/calendar/stay-calendar.tsx';

// Browsers load the calendar of a product only when it is wanted; here it is rendered at once.
calendarCode.provide(StayCalendar);
