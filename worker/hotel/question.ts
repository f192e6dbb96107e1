import { bookableWindow } from '#shared/calendar/today.ts';
import type { Container } from '#shared/search/container.ts';
import { parseStayCriteria, type StayCriteria } from '#shared/stay/stay-criteria.ts';
import type { AppContext } from '../context.ts';

/** What is asked of a hotel, and where its page keeps that: links to stays take it along in the same place. */
export interface HotelQuestion {
  readonly criteria: StayCriteria;
  readonly container: Container;
}

/** The question of a request; days are judged in the time zone of the hotel, or of the market while that is not known. */
export function questionOf(c: AppContext, timeZone: string): HotelQuestion {
  const query = new URL(c.req.url).searchParams;
  return {
    criteria: parseStayCriteria(query, bookableWindow(c.var.now, timeZone)),
    container: query.get('in') === 'hash' ? 'hash' : 'query',
  };
}
