import { type DestinationCategory, destinationCategories } from './destination-category.ts';

/** A place or hotel that a typed text may mean; `context` names what contains it. */
export interface PlaceSuggestion {
  readonly id: number;
  readonly label: string;
  readonly category: DestinationCategory;
  readonly context?: string | undefined;
}

/** The suggestions of one category. */
export interface SuggestionGroup<T extends PlaceSuggestion = PlaceSuggestion> {
  readonly category: DestinationCategory;
  readonly items: readonly T[];
}

/** How many suggestions are asked for. @rule DEST-017 */
export const maxSuggestions = 30;

/** A stretch of a label, and whether the typed text is what it says. */
export interface LabelPart {
  readonly text: string;
  readonly matched: boolean;
}

/**
 * Suggestions by category in the fixed order, empty categories left out. Inside one, labels that say the text come
 * first, then labels that start with it, then the others; among equals the given order holds.
 * @rule DEST-001 DEST-002 DEST-017
 */
export function groupSuggestions<T extends PlaceSuggestion>(items: readonly T[], text: string): SuggestionGroup<T>[] {
  const sorted = items.slice(0, maxSuggestions).toSorted((a, b) => rankOf(a, text) - rankOf(b, text));
  return destinationCategories.flatMap((category) => {
    const found = sorted.filter((item) => item.category === category);
    return found.length > 0 ? [{ category, items: found }] : [];
  });
}

/**
 * The suggestion that a text alone means: the first in the order of {@link groupSuggestions} whose label says it, else
 * the first whose label starts with it, else the first; `undefined` for an empty list.
 */
export function decideSuggestion<T extends PlaceSuggestion>(items: readonly T[], text: string): T | undefined {
  const shown = groupSuggestions(items, text).flatMap((group) => group.items);
  return shown.toSorted((a, b) => rankOf(a, text) - rankOf(b, text))[0];
}

/**
 * A label cut where a word of it starts with the text, case and accents forgiven; the parts joined give the label. A
 * text of nothing but spaces matches nothing.
 */
export function splitMatch(label: string, text: string): LabelPart[] {
  const wanted = fold(text.trim()).join('');
  const letters = Array.from(label);
  const folded = letters.map((letter) => fold(letter).join(''));
  for (let start = 0; wanted !== '' && start < letters.length; start += 1) {
    if (start > 0 && isLetter(letters[start - 1])) continue;
    const end = matchEnd(folded, start, wanted);
    if (end === undefined) continue;
    const cut = [letters.slice(0, start), letters.slice(start, end), letters.slice(end)].map((part) => part.join(''));
    return cut.map((part, index) => ({ text: part, matched: index === 1 })).filter((part) => part.text !== '');
  }
  return label === '' ? [] : [{ text: label, matched: false }];
}

/** The position after the letters from `start` on that say `wanted`. */
function matchEnd(folded: readonly string[], start: number, wanted: string): number | undefined {
  let said = '';
  for (let end = start; end < folded.length; end += 1) {
    said += folded[end];
    if (said.startsWith(wanted)) return end + 1;
    if (!wanted.startsWith(said)) return undefined;
  }
  return undefined;
}

function rankOf({ label }: PlaceSuggestion, text: string): number {
  const said = fold(label).join('');
  const wanted = fold(text.trim()).join('');
  if (said === wanted) return 0;
  return said.startsWith(wanted) ? 1 : 2;
}

/** The letters of a text without case and accents; typographic apostrophes and hyphens as typed ones. */
function fold(text: string): string[] {
  return Array.from(text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(), (letter) => {
    if (letter === '’') return "'";
    return letter === '-' ? ' ' : letter;
  });
}

function isLetter(letter: string | undefined): boolean {
  return /[\p{L}\p{M}\p{N}]/u.test(letter ?? '');
}
