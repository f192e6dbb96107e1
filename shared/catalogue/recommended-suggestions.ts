import { z } from 'zod';
import { locale } from './values.ts';

/**
 * GET /recommendedAutocomplete.json: places for the search of a gift. `catalogSourceType` and `catalogSourceCode` name
 * the gift, such as `box` and its code; an empty `q` answers places to begin with. The answer is that of suggestions.
 * @rule API-010
 */
export const recommendedSuggestionsRequest = z.object({
  locale,
  q: z.string().max(80).default(''),
  catalogSourceType: z.string().max(40).optional(),
  catalogSourceCode: z.string().max(80).optional(),
});
export type RecommendedSuggestionsRequest = z.infer<typeof recommendedSuggestionsRequest>;
