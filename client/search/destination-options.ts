import type { DestinationCategory } from '#shared/search/destination-category.ts';
import { isSamePlace, type Place } from './place.ts';
import type { SuggestionsView } from './suggestions-view.ts';

/** What can be picked in the list: a place, or no destination at all. */
export type DestinationOption =
  | { readonly kind: 'anywhere' }
  | { readonly kind: 'place'; readonly place: Place; readonly isRecent: boolean };

/** A titled stretch of the list; `start` has no title. */
export interface OptionGroup {
  readonly name: 'start' | 'recent' | DestinationCategory;
  readonly options: readonly DestinationOption[];
}

/** What an empty field offers: searching everywhere, and the last searches. @rule DEST-013 */
export function startGroups(recent: readonly Place[]): OptionGroup[] {
  const start: OptionGroup = { name: 'start', options: [{ kind: 'anywhere' }] };
  if (recent.length === 0) return [start];
  return [start, { name: 'recent', options: recent.map((place) => ({ kind: 'place', place, isRecent: true })) }];
}

/** The suggestions of a text, by category. @rule DEST-001 DEST-002 */
export function suggestionGroups({ groups }: SuggestionsView): OptionGroup[] {
  return groups.map(({ category, items }) => ({
    name: category,
    options: items.map((item) => ({ kind: 'place', place: { ...item, category }, isRecent: false })),
  }));
}

/** The position of the suggestion that the text alone means; -1 when there is none. */
export function bestIndexOf(options: readonly DestinationOption[], { best }: SuggestionsView): number {
  return best ? options.findIndex((option) => option.kind === 'place' && isSamePlace(option.place, best)) : -1;
}
