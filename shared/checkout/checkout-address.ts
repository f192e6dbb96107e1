import { type BookableWindow, nightsOf, parseStayDates, type StayDates } from '../calendar/stay-dates.ts';
import { type Party, parseParty, printParty } from '../party/party.ts';
import type { KeyReader } from '../search/keys.ts';
import { printStayCriteria } from '../stay/stay-criteria.ts';

/** What the checkout page is about to book. */
export interface CheckoutAddress {
  readonly id: number;
  readonly dates: StayDates;
  readonly party: Party;
  /** Selection values such as `12_2026-12-05`. @rule STAY-040 */
  readonly activities: readonly string[];
  /** The total in cents that the shopper saw before; absent when no price was shown. @rule QUOTE-021 */
  readonly price?: number;
}

const activityChoice = /^\d{1,12}_\d{4}-\d{2}-\d{2}$/;
const maxActivities = 20;

/**
 * The checkout of stay `id` that a query asks for; `undefined` without dates that can be booked. A price that is no
 * amount, and an activity that is no selection value, are dropped. @rule QUOTE-014 QUOTE-018 CAL-032
 */
export function parseCheckoutAddress(
  id: number,
  reader: KeyReader,
  window: BookableWindow,
): CheckoutAddress | undefined {
  const text = { checkin: reader.get('checkin'), checkout: reader.get('checkout'), nights: reader.get('nights') };
  const dates = parseStayDates(text, window);
  if (!dates) return undefined;
  const activities = (reader.get('activities') ?? '').split(',').filter((choice) => activityChoice.test(choice));
  const price = parseCents(reader.get('price'));
  return {
    id,
    dates,
    party: parseParty((key) => reader.get(key)),
    activities: [...new Set(activities)].slice(0, maxActivities),
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
  if (activities.length > 0) entries.push(['activities', activities.join()]);
  if (price !== undefined) entries.push(['price', String(price)]);
  return new URLSearchParams(entries).toString();
}

/** The query of the stay page that the back arrow leads to: dates, party and activities as they are. @rule SHELL-016 QUOTE-011 */
export function printReturnQuery(choice: Pick<CheckoutAddress, 'dates' | 'party' | 'activities'>): string {
  const kept = new URLSearchParams(printStayCriteria(choice));
  if (choice.activities.length > 0) kept.set('activities', choice.activities.join());
  return kept.toString();
}

/** A whole, non-negative number of cents below ten million euros; `undefined` for any other text. */
export function parseCents(text: string | null | undefined): number | undefined {
  return /^\d{1,9}$/.test(text ?? '') ? Number(text) : undefined;
}
