import { z } from 'zod';
import { listOf, maybe, meant } from './answer.ts';
import { destination } from './place.ts';
import { locale, queryCount } from './values.ts';

/** GET /autocomplete-geonames.json; an empty term answers no items. @rule API-009 DEST-017 */
export const suggestionsRequest = z.object({
  locale,
  term: meant(z.string().max(80), 'What was typed').default(''),
  maxResults: meant(queryCount(1, 30), 'Suggestions at most').default(30),
});
export type SuggestionsRequest = z.infer<typeof suggestionsRequest>;

/** A place or hotel and how many bookable hotels lie in it; the order of the list is the upstream's own. */
export const suggestion = destination.extend({ count: maybe(z.number().int().nonnegative()) });
export type Suggestion = z.infer<typeof suggestion>;

/** The answer of GET /autocomplete-geonames.json. @rule DEST-002 */
export const suggestionsAnswer = z.object({ items: listOf(suggestion) });
export type SuggestionsAnswer = z.infer<typeof suggestionsAnswer>;
