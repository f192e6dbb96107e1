import { addDays, type IsoDate, toDayNumber } from '#shared/calendar/date.ts';
import type { WireParty } from '#shared/catalogue/party.ts';
import { quoteRequest, realtimeQuoteRequest } from '#shared/catalogue/quote.ts';
import { factsOf, type Locale } from '#shared/locale/locales.ts';
import type { Asking } from '../http/asking.ts';
import { createProblem } from '../http/problem.ts';
import { parseId, readQuery } from '../http/read-request.ts';
import { loadStay } from '../queries/load-stay.ts';
import { textsOf } from '../text/texts-of.ts';
import { quoteStay } from './quote-stay.ts';
import { writeQuote, writeRefusal } from './write-quote.ts';

interface QuoteCriteria extends WireParty {
  readonly locale: Locale;
  readonly checkin: IsoDate;
  readonly nights: number;
  readonly smartcapacity: boolean;
  readonly activitySelectionList?: string | undefined;
}

/** @rule API-031 */
export async function handleQuote(asking: Asking): Promise<Response> {
  const asked = readQuery(quoteRequest, asking.request.url);
  return asked.ok ? answer(asking, asked.value, false) : asked.problem;
}

/** The price check: the same with the hotel's live price. @rule API-013 */
export async function handleRealtimeQuote(asking: Asking): Promise<Response> {
  const asked = readQuery(realtimeQuoteRequest, asking.request.url);
  return asked.ok ? answer(asking, { ...asked.value, nights: asked.value.night }, true) : asked.problem;
}

async function answer({ parts, db, now }: Asking, criteria: QuoteCriteria, isLive: boolean): Promise<Response> {
  const { locale, checkin, nights, adult, child, baby, smartcapacity, activitySelectionList: activities } = criteria;
  const { language } = factsOf(locale);
  const id = parseId(parts.id);
  const row = id === undefined ? undefined : await loadStay(db, id, language);
  if (!row) return createProblem('NOT_FOUND');
  const party = { adult, child, baby };
  const reservationCriteria = { checkin, checkout: addDays(checkin, nights), nights, ...party };
  const quoted = await quoteStay(db, row, { day: toDayNumber(checkin), nights, party, activities, now, isLive });
  const texts = textsOf(language);
  const isTooMany = quoted.ok && quoted.rooms > 1 && !smartcapacity;
  const written =
    quoted.ok && !isTooMany
      ? writeQuote(texts, row, quoted, language)
      : writeRefusal(texts, quoted.ok ? 'NOT_BOOKABLE' : quoted.reason);
  return Response.json({ ...written, reservationCriteria });
}
