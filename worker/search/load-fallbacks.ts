import type { Offer } from '#shared/catalogue/offer.ts';
import { pageSize, type SearchDetails } from '#shared/catalogue/search.ts';
import {
  decideFallbacks,
  type Fallback,
  type FallbackKey,
  type FallbackResults,
  hasFallbacks,
  previewSize,
  type SearchedPlace,
} from '#shared/search/fallbacks.ts';
import { toSearchRequest } from '#shared/search/request.ts';
import type { AppContext } from '../context.ts';
import { deferredMs } from '../upstream/policies.ts';
import type { SearchOutcome } from './load.ts';
import type { SearchQuestion } from './question.ts';

/** The fallbacks of a search in their order, and what each found. */
export interface FoundFallbacks {
  readonly fallbacks: readonly Fallback[];
  readonly found: FallbackResults<Offer>;
}

/** The fallbacks to ask for; none where the results are on several pages or could not be had. */
export function fallbacksOf(question: SearchQuestion, outcome: SearchOutcome): readonly Fallback[] {
  if (outcome.kind === 'failed') return [];
  const { searchDetails } = outcome.answer;
  if (!hasFallbacks(searchDetails.totalCount, pageSize)) return [];
  return decideFallbacks(question.criteria, placeOf(searchDetails), question.flow);
}

/** Fallbacks that nobody has answered yet. @rule FALL-001 */
export function awaitFallbacks(fallbacks: readonly Fallback[]): FoundFallbacks {
  return { fallbacks, found: Object.fromEntries(fallbacks.map(({ key }) => [key, null])) };
}

/**
 * Asks for previews one after the other, because each leaves out the hotels that stand above it. One that fails is an
 * empty list. Never throws. @rule FALL-001 FALL-013 FALL-014 CARD-041
 */
export async function loadFallbacks(
  c: AppContext,
  question: SearchQuestion,
  outcome: SearchOutcome,
): Promise<FoundFallbacks> {
  const fallbacks = fallbacksOf(question, outcome);
  const shown = outcome.kind === 'found' ? outcome.answer.exactMatch.map(({ hotel }) => hotel.id) : [];
  const found: Partial<Record<FallbackKey, readonly Offer[]>> = {};
  const waitMs = deferredMs / Math.max(fallbacks.length, 1);
  for (const { key, criteria } of fallbacks) {
    const exclude = [...new Set(shown)];
    const asked = toSearchRequest(criteria, { locale: c.var.locale, flow: question.flow, page: 0, exclude });
    const { locale: _, ...given } = asked;
    const result = await c.var.upstream.get(
      'search',
      { ...given, limit: previewSize, fetchPageModel: false },
      { waitMs },
    );
    const offers = result.ok ? result.value.exactMatch.slice(0, previewSize) : [];
    found[key] = offers;
    shown.unshift(...offers.map(({ hotel }) => hotel.id));
  }
  return { fallbacks, found };
}

function placeOf({ destination, locationHierarchy }: SearchDetails): SearchedPlace | undefined {
  if (!destination) return undefined;
  const { category, lat, lng } = destination;
  const { region, country } = locationHierarchy ?? {};
  return {
    category,
    ...(lat !== undefined && lng !== undefined && { point: { lat, lng } }),
    ...(region && { region: region.id }),
    ...(country && { country: country.id }),
  };
}
