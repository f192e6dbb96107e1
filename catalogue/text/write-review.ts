import { factsOf, type Locale } from '#shared/locale/locales.ts';
import { choose } from './compose.ts';
import { textsOf } from './texts-of.ts';

interface ReviewFacts {
  readonly locale: Locale;
  /** In tenths: 87 is 8.7. */
  readonly average: number;
  readonly seed: number;
}

const kinds = ['couple', 'couple', 'family', 'friends', 'solo'] as const;
/** Below this score, in tenths, a guest has something to complain about. */
const content = 88;

/** What a guest wrote, in the guest's own language. @rule REV-008 */
export function writeReview({ locale, average, seed }: ReviewFacts) {
  const { reviews } = textsOf(factsOf(locale).language);
  const isCritical = average < content || seed % 4 === 0;
  return {
    customer: choose(reviews.customers, seed, 'customer'),
    type: choose(kinds, seed, 'type'),
    ...(average >= 60 && { positive: choose(reviews.positives, seed, 'positive') }),
    ...(isCritical && { negative: choose(reviews.negatives, seed, 'negative') }),
  };
}
