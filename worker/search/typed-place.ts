import { geographyKeys } from '#shared/search/destination.ts';
import type { Flow } from '#shared/search/flow.ts';
import { decideSuggestion } from '#shared/search/suggestions.ts';
import type { AppContext } from '../context.ts';
import { criticalMs } from '../upstream/policies.ts';

/** What a typed name came to: the address of the search for that place, or a name nobody knows. */
type TypedPlace =
  | { readonly kind: 'known'; readonly address: string; readonly text?: undefined }
  | { readonly kind: 'unknown'; readonly text: string };

/**
 * The place that the form field `q` names, for the search box without JavaScript: the best suggestion for that text.
 * What is typed wins over the place that was searched before, which the form sends along.
 */
export async function resolveTypedPlace(c: AppContext, flow: Flow): Promise<TypedPlace | undefined> {
  const { searchParams } = new URL(c.req.url);
  const text = searchParams.get('q')?.trim().slice(0, 80);
  if (!text) return undefined;
  const result = await c.var.upstream.get('suggestions', { term: text }, { waitMs: criticalMs });
  const best = result.ok ? decideSuggestion(result.value.items, text) : undefined;
  if (!best) return { kind: 'unknown', text };
  for (const key of ['q', ...geographyKeys]) searchParams.delete(key);
  searchParams.set(best.category, String(best.id));
  return { kind: 'known', address: `${c.var.routes.results(flow)}?${searchParams}` };
}
