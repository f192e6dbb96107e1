/** The words for a score, from the best. @rule REV-014 REV-015 */
export type ScoreLabel = 'perfect' | 'fantastic' | 'excellent' | 'veryGood' | 'good' | 'new';

/** A score as it is shown. @rule REV-011 */
export interface ScoreView {
  /** One decimal and a comma, "8,7"; absent while a hotel is new. @rule REV-016 */
  readonly text?: string;
  readonly label?: ScoreLabel;
  readonly count: number;
}

const labels = [
  [9.5, 'perfect'],
  [9, 'fantastic'],
  [8.5, 'excellent'],
  [8, 'veryGood'],
  [7, 'good'],
] as const satisfies readonly (readonly [number, ScoreLabel])[];

/**
 * The words for a score of 0 to 10, judged as shown with one decimal; 0 or none is new. There is none under 7, and without
 * `allIncentive` none under 9. @rule REV-012 REV-013 REV-014 REV-015
 */
export function scoreLabel(
  score: number | undefined,
  { allIncentive }: { allIncentive: boolean },
): ScoreLabel | undefined {
  if (!score || !(score > 0)) return 'new';
  const shown = toShown(score);
  if (!allIncentive && shown < 9) return undefined;
  return labels.find(([from]) => shown >= from)?.[1];
}

/** A score with one decimal and a comma, whatever the language. @rule REV-016 */
export function formatScore(score: number): string {
  return toShown(score).toFixed(1).replace('.', ',');
}

/** What is shown of the reviews of a hotel. @rule REV-011 REV-012 REV-015 REV-016 */
export function viewScore(
  review: { readonly average: number; readonly count: number } | undefined,
  flags: { allIncentive: boolean },
): ScoreView {
  const isNew = !review || review.count === 0 || !(review.average > 0);
  if (isNew) return { label: 'new', count: 0 };
  const label = scoreLabel(review.average, flags);
  return { text: formatScore(review.average), ...(label && { label }), count: review.count };
}

/** The scores to filter by with their own words, from the best. @rule FILT-004 FILT-040 */
export const scoreFilters = [
  { score: 9, label: 'superb' },
  { score: 8, label: 'veryGood' },
  { score: 7, label: 'pleasant' },
] as const;

function toShown(score: number): number {
  return Math.round(Math.min(Math.max(score, 0), 10) * 10) / 10;
}
