import type { IsoDate } from '#shared/calendar/date.ts';
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

/** An activity whose day the shopper chooses, and the days of the stay on which it can be done. @rule STAY-022 STAY-040 */
export interface DatedActivity {
  readonly activityId: number;
  readonly title: string;
  readonly days: readonly IsoDate[];
}

/** What our Worker answers to a question of the panel: the price, and the days that are left to choose. */
export interface QuoteAnswer {
  readonly quote: Quote;
  readonly activities: readonly DatedActivity[];
}

/** What the server found for the choice in the address; nothing when nothing was chosen. */
export type RenderedQuote = QuoteAnswer | 'failed' | undefined;
