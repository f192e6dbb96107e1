import { type BookableWindow, nightsOf, parseStayDates, type StayDates } from '../calendar/stay-dates.ts';
import { type Party, parseParty, printParty } from '../party/party.ts';
import { printStayCriteria } from '../stay/stay-criteria.ts';
import { type ActivityDay, parseActivityDays, printActivityDays } from './activity-days.ts';

/** What the checkout page is about to book. */
export interface CheckoutAddress {
  readonly id: number;
  readonly dates: StayDates;
  readonly party: Party;
  /** The day chosen for each activity, in the order of the address. @rule STAY-040 */
  readonly activities: readonly ActivityDay[];
  /** The total in cents that the shopper saw before; absent when no price was shown. @rule QUOTE-021 */
  readonly price?: number;
}

/**
 * The checkout of stay `id` that a query asks for; `undefined` without dates that can be booked. A price that is no
 * amount, and a day of an activity that is not within the stay, are dropped. @rule QUOTE-014 QUOTE-018 CAL-032
 */
export function parseCheckoutAddress(
  id: number,
  query: URLSearchParams,
  window: BookableWindow,
): CheckoutAddress | undefined {
  const text = { checkin: query.get('checkin'), checkout: query.get('checkout'), nights: query.get('nights') };
  const dates = parseStayDates(text, window);
  if (!dates) return undefined;
  const price = parseCents(query.get('price'));
  return {
    id,
    dates,
    party: parseParty((key) => query.get(key)),
    activities: parseActivityDays(query.getAll('activities').join(), dates),
    ...(price !== undefined && { price }),
  };
}

/** The query of the checkout page, without its mark. @rule QUOTE-024 */
export function printCheckoutAddress({ id, dates, party, activities, price }: CheckoutAddress): string {
  const entries: [string, string][] = [
    ['id', String(id)],
    ['checkin', dates.checkin],
    ['nights', String(nightsOf(dates))],
    ...printParty(party),
  ];
  if (activities.length > 0) entries.push(['activities', printActivityDays(activities)]);
  if (price !== undefined) entries.push(['price', String(price)]);
  return new URLSearchParams(entries).toString();
}

/**
 * What follows the path of the stay page that the back arrow leads to: dates and party in the query, which that page's
 * server reads, the days of activities in the hash, where that page keeps them. @rule SHELL-016 QUOTE-011 STAY-040
 */
export function printReturn(choice: Pick<CheckoutAddress, 'dates' | 'party' | 'activities'>): string {
  const days = printActivityDays(choice.activities);
  return `${printStayCriteria(choice)}${days && `#activities=${days}`}`;
}

/** A whole, non-negative number of cents below ten million euros; `undefined` for any other text. */
export function parseCents(text: string | null | undefined): number | undefined {
  return /^\d{1,9}$/.test(text ?? '') ? Number(text) : undefined;
}
