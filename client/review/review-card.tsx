import { useMessages } from '#client/islands/language.tsx';
import { toNoonUtc } from '#shared/calendar/date.ts';
import type { Review } from '#shared/catalogue/reviews.ts';
import { factsOf, parseLocale } from '#shared/locale/locales.ts';
import { formatScore } from '#shared/review/score.ts';
import Minus from '~icons/lucide/thumbs-down';
import Plus from '~icons/lucide/thumbs-up';
import styles from './review-card.module.css';

const companies = ['couple', 'family', 'friends', 'solo'] as const;

/** One review in the language it was written in. @rule REV-008 */
export function ReviewCard({ review }: { review: Review }) {
  const t = useMessages('review/card');
  const { customer, positive, negative } = review;
  const company = companies.find((each) => each === review.type);
  const locale = parseLocale(review.locale);
  const lang = locale && factsOf(locale).language;
  return (
    <article className={styles.review}>
      <p className={styles.author}>
        <span className={styles.average}>
          <span aria-hidden="true">{formatScore(review.average)}</span>
          <span className="hidden-text">{t('outOfTen', { score: formatScore(review.average) })}</span>
        </span>
        <span>
          <strong>{customer}</strong>
          <span className={styles.when}>
            {[company && t(company), t('written', { date: toNoonUtc(review.date) })].filter(Boolean).join(' · ')}
          </span>
        </span>
      </p>
      {positive && (
        <p className={styles.words}>
          <Plus aria-hidden="true" />
          <span className="hidden-text">{t('positive')}: </span>
          <span lang={lang}>{positive}</span>
        </p>
      )}
      {negative && (
        <p className={styles.words}>
          <Minus aria-hidden="true" />
          <span className="hidden-text">{t('negative')}: </span>
          <span lang={lang}>{negative}</span>
        </p>
      )}
    </article>
  );
}
