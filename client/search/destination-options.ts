import type { DestinationCategory } from '#shared/search/destination-category.ts';
import { isSamePlace, type Place } from './place.ts';
import type { SuggestionsView } from './suggestions-view.ts';

/** What can be picked in the list: a place, no destination at all, or to be asked where one is. @rule DEST-003 */
export type DestinationOption =
  | { readonly kind: 'anywhere' }
  | { readonly kind: 'local' }
  | { readonly kind: 'place'; readonly place: Place; readonly isRecent: boolean };

/** A titled stretch of the list; `start` has no title. */
export interface OptionGroup {
  readonly name: 'start' | 'recent' | DestinationCategory;
  readonly options: readonly DestinationOption[];
}

/** What a field is for: any destination, a city to do something in, or the town somebody starts from. */
export type DestinationScope = 'destination' | 'city' | 'origin';

/**
 * What an empty field offers: searching everywhere, for a destination around the visitor too, and the last searches; for
 * a start nothing. @rule DEST-003 DEST-004 DEST-013
 */
export function startGroups(recent: readonly Place[], scope: DestinationScope = 'destination'): OptionGroup[] {
  if (scope === 'origin') return [];
  const start: OptionGroup = {
    name: 'start',
    options: scope === 'city' ? [{ kind: 'anywhere' }] : [{ kind: 'local' }, { kind: 'anywhere' }],
  };
  const fitting = recent.filter(({ category }) => scope === 'destination' || category === 'city');
  if (fitting.length === 0) return [start];
  return [start, { name: 'recent', options: fitting.map((place) => ({ kind: 'place', place, isRecent: true })) }];
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
