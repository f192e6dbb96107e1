import type { AppContext } from '../context.ts';
import { criticalMs, deferredMs } from '../upstream/policies.ts';
import { loadFacets } from './load-facets.ts';
import { nativeFiltersKey } from './native-filters.tsx';
import type { SearchQuestion } from './question.ts';

/**
 * Starts a search and waits for what the first bytes of its page depend on: the outcome where the URL says what to search,
 * because status and head follow from it, and the filters where they are asked for as links.
 */
export async function awaitResults<T>(c: AppContext, question: SearchQuestion, load: (waitMs: number) => Promise<T>) {
  const results = load(question.isSpecific ? criticalMs : deferredMs);
  const options = c.req.query(nativeFiltersKey) ? loadFacets(c, question, criticalMs) : undefined;
  const outcome = question.isSpecific ? await results : undefined;
  const facets = await options;
  return { results, outcome, facets: facets && (facets.ok ? facets.value : { groups: {} }) };
}
