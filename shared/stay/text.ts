/** The most characters shown before 'see more'. @rule STAY-010 STAY-037 */
export const textLimits = { mobile: 86, desktop: 250, why: 250 } as const;

/** A text as it is shown at first; `isCut` says that there is more to see. */
export interface CutText {
  readonly text: string;
  readonly isCut: boolean;
}

/**
 * The beginning of a text, at most `limit` characters without the ellipsis, ending with a word where one ends in its
 * second half; a text that is short enough is untouched. @rule STAY-010 STAY-037
 */
export function cutText(text: string, limit: number): CutText {
  const characters = Array.from(text);
  if (characters.length <= limit) return { text, isCut: false };
  const start = characters.slice(0, limit).join('');
  const isBetweenWords = /\s/.test(characters[limit] ?? '');
  const words = isBetweenWords ? start : start.replace(/\s+\S*$/, '');
  const kept = words.length * 2 >= start.length ? words : start;
  return { text: `${kept.replace(/[\s,;:–-]+$/, '')}…`, isCut: true };
}

/** The first `size` items, and whether there are more. @rule SERP-028 */
export function cutList<T>(
  items: readonly T[],
  size: number,
): { readonly items: readonly T[]; readonly isCut: boolean } {
  return { items: items.slice(0, size), isCut: items.length > size };
}
