import type { IsoDate } from '#shared/calendar/date.ts';
import type { StayDates } from '#shared/calendar/stay-dates.ts';
import type { CancellationPolicy, PriceInfo } from '#shared/catalogue/price-info.ts';
import type { Quote } from '#shared/catalogue/quote.ts';
import type { NightBounds } from '#shared/catalogue/stay.ts';

/** What the purchase panel knows of the stay: plain data, because it travels to the browser. */
export interface PanelStay {
  readonly id: number;
  readonly label: string;
  readonly nights: NightBounds;
  /** The from-price: two adults, the default nights, the cheapest days. @rule STAY-043 */
  readonly priceInfo?: PriceInfo | undefined;
  readonly cancellationPolicy?: CancellationPolicy | undefined;
  /** Percent of a discount that applies by itself. @rule STAY-025 */
  readonly extraDiscount?: number | undefined;
  /** The hotel's time zone: "today" is judged there. @rule CAL-034 */
  readonly timeZone: string;
}

/**
 * An activity whose day the shopper chooses, and the days on which it can be done; an extra, which is taken or not, has
 * none when any day will do. @rule STAY-021 STAY-022 STAY-040
 */
export interface DatedActivity {
  readonly activityId: number;
  readonly title: string;
  readonly isExtra: boolean;
  readonly days: readonly IsoDate[];
}

/** The days of an activity that lie within a stay, both ends included. @rule STAY-022 */
export function daysWithin({ days }: DatedActivity, { checkin, checkout }: StayDates): IsoDate[] {
  return days.filter((day) => day >= checkin && day <= checkout);
}

/** The day that an extra is taken on until another is chosen: its first within the stay, else that of arrival. @rule STAY-021 */
export function firstDayOf(activity: DatedActivity, dates: StayDates): IsoDate {
  return daysWithin(activity, dates)[0] ?? dates.checkin;
}

/** What our Worker answers to a question of the panel: the price, and the days that are left to choose. */
export interface QuoteAnswer {
  readonly quote: Quote;
  readonly activities: readonly DatedActivity[];
}

/** What the server found for the choice in the address; nothing when nothing was chosen. */
export type RenderedQuote = QuoteAnswer | 'failed' | undefined;
