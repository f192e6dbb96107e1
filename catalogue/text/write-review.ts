import { factsOf, type Locale } from '#shared/locale/locales.ts';
import { choose } from './compose.ts';
import { textsOf } from './texts-of.ts';

interface ReviewFacts {
  /** The reviews of a hotel are numbered in a row. */
  readonly id: number;
  readonly locale: Locale;
  /** In tenths: 87 is 8.7. */
  readonly average: number;
  readonly seed: number;
}

const kinds = ['couple', 'couple', 'family', 'friends', 'solo'] as const;
/** Below this score, in tenths, a guest has something to complain about. */
const content = 88;

/** What a guest wrote, in the guest's own language. @rule REV-008 */
export function writeReview({ id, locale, average, seed }: ReviewFacts) {
  const { reviews } = textsOf(factsOf(locale).language);
  const isCritical = average < content || seed % 4 === 0;
  return {
    customer: deal(reviews.customers, id),
    type: choose(kinds, seed, 'type'),
    ...(average >= 60 && { positive: deal(reviews.positives, id) }),
    ...(isCritical && { negative: deal(reviews.negatives, id) }),
  };
}

/** Goes round the texts in the order of the numbers, so that neighbours never say the same. */
function deal(texts: readonly string[], id: number): string {
  // A stride that shares no factor with the lengths reaches every text before any comes again.
  return texts[(id * 7 + Math.floor(id / 100)) % texts.length] ?? '';
}
