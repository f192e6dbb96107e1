import { bookableWindow } from '#shared/calendar/today.ts';
import type { WeekendDetail } from '#shared/catalogue/stay.ts';
import { parseStayFlow, type StayFlow } from '#shared/stay/flow-switch.ts';
import { parseStayCriteria, type StayCriteria } from '#shared/stay/stay-criteria.ts';
import type { AppContext } from '../context.ts';

/** A request for the page of a stay: what is shown, how it is to be bought, and what the query has chosen. */
export interface StayVisit {
  readonly stay: WeekendDetail;
  readonly flow: StayFlow;
  readonly criteria: StayCriteria;
  /** The query as it came, without its mark. */
  readonly query: string;
}

export function visitOf(c: AppContext, stay: WeekendDetail): StayVisit {
  const { search, searchParams } = new URL(c.req.url);
  return {
    stay,
    flow: parseStayFlow(searchParams.get('flow')),
    criteria: parseStayCriteria(searchParams, bookableWindow(c.var.now, stay.hotel.timeZone)),
    query: search.slice(1),
  };
}
