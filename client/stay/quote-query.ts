import { nightsOf } from '#shared/calendar/stay-dates.ts';
import { printParty } from '#shared/party/party.ts';
import type { QuoteChoice, QuotePurpose, QuoteQuestion } from '#shared/price/quote.ts';

type Entry = [name: string, value: string];

/** The query that asks our Worker for a price; at checkout start for the one of this moment. @rule QUOTE-020 */
export function printQuoteQuery(question: QuoteQuestion, purpose: QuotePurpose): string {
  const entries = entriesOf(question);
  if (purpose === 'checkout') entries.push(['realtime', '1']);
  return new URLSearchParams(entries).toString();
}

/** What the checkout page is entered with; `total` in cents is the price that was shown last. @rule QUOTE-021 QUOTE-024 */
export function checkoutEntries(id: number, question: QuoteQuestion, total: number | undefined): Entry[] {
  const entries: Entry[] = [['id', String(id)], ...entriesOf(question)];
  return total === undefined ? entries : [...entries, ['price', String(total)]];
}

/** A choice as text: equal for equal choices. */
export function printChoice(choice: QuoteChoice): string {
  if (!choice) return '';
  return 'checkin' in choice ? choice.checkin : printQuoteQuery(choice, 'show');
}

function entriesOf({ dates, party, activities }: QuoteQuestion): Entry[] {
  const entries: Entry[] = [['checkin', dates.checkin], ['nights', String(nightsOf(dates))], ...printParty(party)];
  if (activities.length > 0) entries.push(['activities', activities.join()]);
  return entries;
}
