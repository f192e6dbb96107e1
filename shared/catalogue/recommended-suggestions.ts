import { z } from 'zod';
import { meant } from './answer.ts';
import { locale } from './values.ts';

/**
 * GET /recommendedAutocomplete.json: places for the search of a gift. `catalogSourceType` and `catalogSourceCode` name
 * the gift, such as `box` and its code; an empty `q` answers places to begin with. The answer is that of suggestions.
 * @rule API-010
 */
export const recommendedSuggestionsRequest = z.object({
  locale,
  q: meant(z.string().max(80), 'What was typed').default(''),
  catalogSourceType: meant(z.string().max(40), 'The kind of gift: box, single-voucher or gift-card').optional(),
  catalogSourceCode: meant(z.string().max(80), 'The code of the box').optional(),
});
export type RecommendedSuggestionsRequest = z.infer<typeof recommendedSuggestionsRequest>;
