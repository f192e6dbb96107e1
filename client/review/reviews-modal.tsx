import { useRef } from 'react';
import { useMessages } from '#client/islands/language.tsx';
import { Score } from '#client/offer/score.tsx';
import { Button } from '#client/ui/button.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { decideEmpty } from '#shared/review/review-feed.ts';
import type { ReviewQuestion } from '#shared/review/review-question.ts';
import type { ScoreView } from '#shared/review/score.ts';
import Close from '~icons/lucide/x';
import { ReviewCard } from './review-card.tsx';
import { ReviewChoice } from './review-choice.tsx';
import styles from './reviews-modal.module.css';
import { ScoreBars } from './score-bars.tsx';
import { useReviews } from './use-reviews.ts';

interface Props {
  readonly titleId: string;
  readonly hotelId: number;
  readonly hotel: string;
  readonly score: ScoreView;
  readonly onClose: () => void;
}

/** All reviews of a hotel: summary, sort, language, and more on request. @rule REV-001 REV-004 REV-017 REV-018 */
export function ReviewsModal({ titleId, hotelId, hotel, score, onClose }: Props) {
  const t = useMessages('review/list');
  const language = (of: ReviewQuestion['language']) => t(of);
  const { feed, ask, loadMore, retry } = useReviews(hotelId);
  const list = useRef<HTMLUListElement>(null);
  const isBusy = feed.status === 'loading' || feed.status === 'more';
  const empty = feed.status === 'ready' ? decideEmpty({ ...feed, countOfAll: score.count }) : undefined;
  const isOnlyPart =
    feed.status === 'ready' && feed.list.length > 0 && !feed.hasMore && feed.question.language !== 'all';
  const more = () => {
    // The button may go with the last page, and the focus must not go with it.
    list.current?.focus({ preventScroll: true });
    loadMore();
  };
  return (
    <>
      <div className={styles.head}>
        <h2 id={titleId}>{t('title', { hotel })}</h2>
        <IconButton icon={Close} label={t('close')} onClick={onClose} />
      </div>
      <div className={styles.body}>
        <div className={styles.summary}>
          <Score score={score} />
          {feed.details.length > 0 && <ScoreBars details={feed.details} />}
        </div>
        <ReviewChoice question={feed.question} onChange={ask} />
        <p className={styles.count} role="status">
          {feed.status === 'ready' && feed.list.length > 0
            ? t('shown', { shown: feed.list.length, count: feed.totalCount })
            : feed.status === 'loading'
              ? t('loading')
              : ''}
        </p>
        {feed.list.length > 0 && feed.status !== 'failed' && (
          <ul ref={list} className={styles.list} tabIndex={-1} aria-busy={isBusy} aria-label={t('title', { hotel })}>
            {feed.list.map((review) => (
              <li key={review.id}>
                <ReviewCard review={review} />
              </li>
            ))}
          </ul>
        )}
        {empty === 'none' && <p className={styles.empty}>{t('none')}</p>}
        {empty === 'none-in-language' && (
          <div className={styles.empty}>
            <p>{t('noneInLanguage', { language: language(feed.question.language) })}</p>
            <Button look="quiet" onClick={() => ask({ language: 'all' })}>
              {t('allLanguages')}
            </Button>
          </div>
        )}
        {feed.status === 'failed' && (
          <div className={styles.empty} role="alert">
            <p>{t('failed')}</p>
            <Button look="quiet" onClick={retry}>
              {t('retry')}
            </Button>
          </div>
        )}
        {isOnlyPart && (
          <Button look="quiet" onClick={() => ask({ language: 'all' })}>
            {t('allLanguages')}
          </Button>
        )}
        {feed.hasMore && feed.status !== 'failed' && (
          <Button look="quiet" wide aria-disabled={isBusy} onClick={more}>
            {feed.status === 'more' ? t('loading') : t('more')}
          </Button>
        )}
      </div>
    </>
  );
}
