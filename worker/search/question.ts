import { bookableWindow } from '#shared/calendar/today.ts';
import { marketOf } from '#shared/market/markets.ts';
import { parseCriteria } from '#shared/search/codec.ts';
import type { Container } from '#shared/search/container.ts';
import type { Criteria } from '#shared/search/criteria.ts';
import { defaultFlow, type Flow, parseFlow } from '#shared/search/flow.ts';
import { hasCriteria } from '#shared/search/keys.ts';
import { parsePage } from '#shared/search/page.ts';
import { containerOfFragment } from '#shared/search/search-address.ts';
import type { AppContext } from '../context.ts';

/** What a results page is asked, from its URL. */
export interface SearchQuestion {
  readonly criteria: Criteria;
  readonly flow: Flow;
  /** Counted from 0. */
  readonly page: number;
  /** The query as it came, which links to other pages keep. */
  readonly query: string;
  /** Where the browser's address holds the criteria, so that links keep them there. */
  readonly container: Container;
  /** Whether the URL itself says what to search, so that status and head depend on the answer. */
  readonly isSpecific: boolean;
}

export function questionOf(c: AppContext): SearchQuestion {
  const query = new URL(c.req.url).searchParams;
  const page = parsePage(query.get('page'));
  return {
    criteria: parseCriteria(query, bookableWindow(c.var.now, marketOf(c.var.locale).timeZone)),
    flow: stayFlowOf(query.get('flow')),
    page,
    query: query.toString(),
    container: containerOfFragment(query),
    isSpecific: page > 0 || hasCriteria(query),
  };
}

/** The flow of a page of stays; activities have a page of their own, where they are enabled. @rule FLOW-012 FLOW-013 FLOW-014 */
export function stayFlowOf(text: string | null): Exclude<Flow, 'activity'> {
  const flow = parseFlow(text);
  return flow === 'activity' ? defaultFlow : flow;
}
