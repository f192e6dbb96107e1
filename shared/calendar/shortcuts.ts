import type { Locale } from '../locale/locales.ts';
import { marketOf } from '../market/markets.ts';
import { addDays, type IsoDate, weekday } from './date.ts';
import { type HolidayName, publicHolidays } from './holidays.ts';
import { type BookableWindow, createStayDates, type StayDates } from './stay-dates.ts';

/** A range of dates offered by name: a weekend, a campaign, or the long weekend around a holiday. @rule CAL-006 */
export type Shortcut = StayDates &
  (
    | { readonly kind: 'this-weekend' | 'next-weekend' | 'campaign' }
    | { readonly kind: 'long-weekend'; readonly holiday: HolidayName }
  );

const localesWithShortcuts: ReadonlySet<Locale> = new Set(['es_ES', 'fr_FR', 'fr_BE', 'nl_BE']);
const shownLongWeekends = 4;

/** The campaign ranges that marketing fixed. @rule CAL-045 */
export const campaignRanges = [
  { checkin: '2024-05-01', checkout: '2024-05-05' },
  { checkin: '2024-05-08', checkout: '2024-05-12' },
  { checkin: '2024-05-17', checkout: '2024-05-19' },
] as { checkin: IsoDate; checkout: IsoDate }[];

/**
 * The popular dates of a market that can still be booked: weekends, campaigns, then the next four long weekends; none in
 * markets without them. @rule CAL-006 CAL-042 CAL-043 CAL-044 CAL-045 CAL-046
 */
export function popularDates(locale: Locale, today: IsoDate, window: BookableWindow): Shortcut[] {
  if (!localesWithShortcuts.has(locale)) return [];
  const long = longWeekends(locale, today).filter((range) => isBookable(range, window));
  const campaigns = campaignRanges.map((range) => ({ kind: 'campaign', ...range }) as const);
  return [
    ...[...weekends(today), ...campaigns].filter((range) => isBookable(range, window)),
    ...long.slice(0, shownLongWeekends),
  ];
}

function weekends(today: IsoDate): Shortcut[] {
  const saturday = addDays(today, 6 - weekday(today));
  const from = (checkin: IsoDate) => ({ checkin, checkout: addDays(checkin, 1) });
  const next: Shortcut = { kind: 'next-weekend', ...from(addDays(saturday, 7)) };
  return weekday(today) === 7 ? [next] : [{ kind: 'this-weekend', ...from(saturday) }, next];
}

function longWeekends(locale: Locale, today: IsoDate): Shortcut[] {
  const year = Number(today.slice(0, 4));
  const { country } = marketOf(locale);
  const found = new Map<IsoDate, Shortcut>();
  for (const { name, date } of [year, year + 1].flatMap((each) => publicHolidays(country, each))) {
    const range = longWeekendAround(date);
    if (range && !found.has(range.checkin)) found.set(range.checkin, { kind: 'long-weekend', holiday: name, ...range });
  }
  return [...found.values()];
}

/** From Thursday or Friday to Sunday, or from Saturday to the Monday or Tuesday that is free; other days make none. */
export function longWeekendAround(holiday: IsoDate): StayDates | undefined {
  switch (weekday(holiday)) {
    case 1:
      return { checkin: addDays(holiday, -2), checkout: holiday };
    case 2:
      return { checkin: addDays(holiday, -3), checkout: holiday };
    case 4:
      return { checkin: holiday, checkout: addDays(holiday, 3) };
    case 5:
      return { checkin: holiday, checkout: addDays(holiday, 2) };
    default:
      return undefined;
  }
}

function isBookable({ checkin, checkout }: StayDates, window: BookableWindow): boolean {
  return createStayDates(checkin, checkout, window) !== undefined;
}
