import { createRoutes } from '#shared/routes.ts';
import { type Flow, parseFlow } from '#shared/search/flow.ts';

/** The flow that a page is in: activities have a page of their own, elsewhere the query says it. @rule FLOW-012 FLOW-013 */
export function flowOfAddress({ pathname, search }: { pathname: string; search: string }): Flow {
  const base = document.documentElement.dataset.base ?? '';
  if (pathname === createRoutes(base).results('activity')) return 'activity';
  return parseFlow(new URLSearchParams(search).get('flow'));
}
