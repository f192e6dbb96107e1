import { useVisitor } from '#client/islands/language.tsx';
import type { ReviewSummary } from '#shared/catalogue/offer.ts';
import { isFlagOn } from '#shared/market/flags.ts';
import { type ScoreView, viewScore } from '#shared/review/score.ts';
import { usePage } from '../render/page-context.ts';

/** What is shown of a hotel's score in this market. @rule REV-013 */
export function useScore(review: ReviewSummary | undefined): ScoreView {
  const { locale } = useVisitor();
  return viewScore(review, { allIncentive: isFlagOn('allIncentive', locale, usePage().settings.flags) });
}
