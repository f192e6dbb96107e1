import type { QuoteAnswer } from '#client/stay/panel-stay.ts';
import type { AppContext } from '../context.ts';
import type { Given } from '../upstream/client.ts';
import type { Result } from '../upstream/outcome.ts';
import { criticalMs } from '../upstream/policies.ts';
import { datedActivitiesOf } from './panel-stay.ts';

/**
 * The price of a stay on dates, and the activities that need a day among them. Without the latter, which another call
 * tells, the price stands all the same. @rule API-026 API-031
 */
export async function loadQuote(c: AppContext, given: Given<'quote'>, waitMs?: number): Promise<Result<QuoteAnswer>> {
  const { id, checkin, nights, adult, child, baby } = given;
  const asked = { id, checkin, night: nights, adult, child, baby, fetchPageModel: false };
  const [quote, stay] = await Promise.all([
    c.var.upstream.get('quote', { ...given, smartcapacity: true }, waitMs === undefined ? {} : { waitMs }),
    c.var.upstream.get('stay', asked, { waitMs: criticalMs }),
  ]);
  if (!quote.ok) return quote;
  return { ...quote, value: { quote: quote.value, activities: stay.ok ? datedActivitiesOf(stay.value) : [] } };
}

/** The price of this moment, asked when checkout starts. @rule API-013 QUOTE-020 */
export async function loadRealtimeQuote(c: AppContext, given: Given<'quote'>): Promise<Result<QuoteAnswer>> {
  const { nights, ...rest } = given;
  const asked = { ...rest, night: nights, client: 'msite', smartcapacity: true };
  const quote = await c.var.upstream.get('realtimeQuote', asked);
  return quote.ok ? { ...quote, value: { quote: quote.value, activities: [] } } : quote;
}
