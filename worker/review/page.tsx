import { useMessages, useRoutes } from '#client/islands/language.tsx';
import { Score } from '#client/offer/score.tsx';
import { ReviewCard } from '#client/review/review-card.tsx';
import { ReviewChoice } from '#client/review/review-choice.tsx';
import { ScoreBars } from '#client/review/score-bars.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import type { Hotel } from '#shared/catalogue/hotel.ts';
import { type Reviews, reviewPageSize } from '#shared/catalogue/reviews.ts';
import { decideEmpty } from '#shared/review/review-feed.ts';
import { printReviewQuestion, type ReviewQuestion } from '#shared/review/review-question.ts';
import ArrowLeft from '~icons/lucide/arrow-left';
import { useScore } from '../product/use-score.ts';
import styles from './page.module.css';

interface Props {
  readonly hotel: Hotel;
  /** Undefined when they cannot be had. */
  readonly reviews: Reviews | undefined;
  readonly question: ReviewQuestion;
  /** Counts from 0. */
  readonly page: number;
}

/** The reviews of a hotel as a page: sort and language by form, more by links. @rule REV-001 REV-004 REV-017 REV-018 */
export function ReviewsPage({ hotel, reviews, question, page }: Props) {
  const t = useMessages('review/list');
  const routes = useRoutes();
  const score = useScore(hotel.review);
  const { list = [], totalCount = 0, details = [] } = reviews ?? {};
  const address = (asked: ReviewQuestion, of: number) =>
    routes.hotelReviews(hotel.id, hotel.label, printReviewQuestion(asked, of));
  const empty = reviews && decideEmpty({ question, list, countOfAll: score.count });
  const hasMore = list.length > 0 && (page + 1) * reviewPageSize < totalCount;
  return (
    <div className={styles.page}>
      <a className={styles.back} href={routes.hotel(hotel.id, hotel.label)}>
        <ArrowLeft aria-hidden="true" />
        {hotel.label}
      </a>
      <h1>{t('title', { hotel: hotel.label })}</h1>
      <Score score={score} />
      {details.length > 0 && <ScoreBars details={details} />}
      <form className={styles.choice} method="get">
        <ReviewChoice question={question} />
        <Button type="submit" look="quiet">
          {t('show')}
        </Button>
      </form>
      {!reviews && (
        <div className={styles.empty}>
          <p>{t('failed')}</p>
          <ButtonLink look="quiet" href={address(question, page)}>
            {t('retry')}
          </ButtonLink>
        </div>
      )}
      {empty === 'none' && <p className={styles.empty}>{t('none')}</p>}
      {empty === 'none-in-language' && (
        <div className={styles.empty}>
          <p>{t('noneInLanguage', { language: t(question.language) })}</p>
          <ButtonLink look="quiet" href={address({ ...question, language: 'all' }, 0)}>
            {t('allLanguages')}
          </ButtonLink>
        </div>
      )}
      {list.length > 0 && (
        <>
          <p className={styles.count}>
            {t('range', {
              from: page * reviewPageSize + 1,
              to: page * reviewPageSize + list.length,
              count: totalCount,
            })}
          </p>
          <ul className={styles.list}>
            {list.map((review) => (
              <li key={review.id}>
                <ReviewCard review={review} />
              </li>
            ))}
          </ul>
        </>
      )}
      <nav className={styles.pages} aria-label={t('pages')}>
        {page > 0 && (
          <ButtonLink look="quiet" rel="prev" href={address(question, page - 1)}>
            {t('previous')}
          </ButtonLink>
        )}
        {hasMore && (
          <ButtonLink look="quiet" rel="next" href={address(question, page + 1)}>
            {t('more')}
          </ButtonLink>
        )}
        {list.length > 0 && !hasMore && question.language !== 'all' && (
          <ButtonLink look="quiet" href={address({ ...question, language: 'all' }, 0)}>
            {t('allLanguages')}
          </ButtonLink>
        )}
      </nav>
    </div>
  );
}
