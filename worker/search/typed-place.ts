import { criteriaKeys } from '#shared/search/keys.ts';
import type { AppContext } from '../context.ts';
import { criticalMs } from '../upstream/policies.ts';

/** What a typed name came to: the address of the search for that place, or a name nobody knows. */
type TypedPlace =
  | { readonly kind: 'known'; readonly address: string; readonly text?: undefined }
  | { readonly kind: 'unknown'; readonly text: string };

const geography = new Set<string>(criteriaKeys.slice(0, criteriaKeys.indexOf('checkin')));

/**
 * The place that the form field `q` names, for the search box without JavaScript: the best suggestion for that text.
 * A place picked from the list wins over the text, and so does an empty field.
 */
export async function resolveTypedPlace(c: AppContext): Promise<TypedPlace | undefined> {
  const { searchParams } = new URL(c.req.url);
  const text = searchParams.get('q')?.trim().slice(0, 80);
  if (!text || [...searchParams.keys()].some((key) => geography.has(key) && searchParams.get(key))) return undefined;
  const result = await c.var.upstream.get('suggestions', { term: text }, { waitMs: criticalMs });
  const best = result.ok ? result.value.items[0] : undefined;
  if (!best) return { kind: 'unknown', text };
  searchParams.delete('q');
  searchParams.set(best.category, String(best.id));
  return { kind: 'known', address: `${c.var.routes.search()}?${searchParams}` };
}
