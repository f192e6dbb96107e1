/** What the arrows of a row scroll by. */
export interface Row {
  /** Where it stands, counted in items from 0. */
  readonly current: number;
  /** Items in it. */
  readonly count: number;
  /** Items seen at a time, at least 1. */
  readonly seen: number;
}

/** How long a row takes to its next stop. @rule CARD-037 */
export const animationMs = 300;

/**
 * The item in front after an arrow: so many on, but never past the last stop, from which the next arrow goes round to the
 * start, as the one back does from there to the last stop. @rule CARD-003 CARD-039
 */
export function stepTo({ current, count, seen }: Row, step: number): number {
  const last = Math.max(count - seen, 0);
  if (step > 0 && current >= last) return 0;
  if (step < 0 && current <= 0) return last;
  return Math.min(Math.max(current + step, 0), last);
}

/** How many pictures a swipe over `moved` of `width` pixels turns; a sixth of the width decides. @rule CARD-004 CARD-038 */
export function turnsOf(moved: number, width: number): -1 | 0 | 1 {
  if (Math.abs(moved) < width / 6) return 0;
  return moved > 0 ? 1 : -1;
}

/** Where an animation stands after `progress` (0 to 1) of its time: fast first, calm at its end. */
export function easeOut(progress: number): number {
  return 1 - (1 - progress) ** 3;
}
