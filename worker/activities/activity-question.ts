import { isFlagOn } from '#shared/market/flags.ts';
import { parseFlow } from '#shared/search/flow.ts';
import type { AppContext } from '../context.ts';
import { questionOf, type SearchQuestion } from '../search/question.ts';

/** Whether the market of the request has a search for activities. @rule FLOW-014 FLAG-009 */
export function hasActivityFlow(c: AppContext): boolean {
  return isFlagOn('activityFlow', c.var.locale, c.var.settings.flags);
}

/** What the page of activities is asked; its path says the flow, whatever its query says. @rule FLOW-013 */
export function activityQuestionOf(c: AppContext): SearchQuestion {
  const question = questionOf(c);
  const query = new URLSearchParams(question.query);
  query.delete('flow');
  return { ...question, flow: 'activity', query: query.toString() };
}

/** Where a search page that is asked for the activity flow leads; `undefined` when it is not. @rule FLOW-013 OPEN-002 */
export function activityAddressOf(c: AppContext): string | undefined {
  const { searchParams } = new URL(c.req.url);
  if (parseFlow(searchParams.get('flow')) !== 'activity' || !hasActivityFlow(c)) return undefined;
  searchParams.delete('flow');
  return c.var.routes.results('activity', searchParams.toString());
}
