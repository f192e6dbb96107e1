import { useMessages, useRoutes, useVisitor } from '#client/islands/language.tsx';
import { ActivityCard } from '#client/offer/activity-card.tsx';
import { OfferGrid } from '#client/offer/offer-grid.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { describeActivity } from '#shared/offer/describe-activity.ts';
import { activityParticipants, areParticipantsAllowed } from '#shared/party/participants.ts';
import { clearAllFilters, countActive } from '#shared/search/filters.ts';
import { formatResultsAddress } from '#shared/search/results-address.ts';
import { rowOf, rowSizes } from '#shared/search/rows.ts';
import { Notice } from '../error/notice.tsx';
import { PageLinks } from '../search/page-links.tsx';
import type { SearchQuestion } from '../search/question.ts';
import styles from '../search/results.module.css';
import { Failed } from '../search/results.tsx';
import { ResultsSection } from '../search/results-section.tsx';
import type { ActivityOutcome } from './load.ts';

interface Props {
  readonly question: SearchQuestion;
  readonly outcome: ActivityOutcome;
  /** A place that was typed and is not known. */
  readonly unknownPlace?: string | undefined;
}

/** The one rendering of activities found, for the page and for every later change of criteria. */
export function ActivityResults({ question, outcome, unknownPlace }: Props) {
  if (outcome.kind === 'failed') return <Failed question={question} />;
  return <Found question={question} outcome={outcome} unknownPlace={unknownPlace} />;
}

function Found({ question, outcome, unknownPlace }: Props & { outcome: Extract<ActivityOutcome, { kind: 'found' }> }) {
  const t = useMessages('activity/page');
  const { base } = useVisitor();
  const { answer, pagination, names } = outcome;
  const count = t('count', { count: answer.searchDetails.totalCount });
  return (
    <ResultsSection question={question} answer={answer} names={names} title={t('title')} count={count}>
      <Notes question={question} unknownPlace={unknownPlace} />
      {answer.results.length === 0 ? (
        <None question={question} />
      ) : (
        <OfferGrid>
          {answer.results.map((offer, index) => (
            <li key={offer.id} data-row={rowOf(index)}>
              <ActivityCard
                card={describeActivity(offer, question)}
                base={base}
                loading={index === 0 ? 'first' : index < rowSizes[0] ? 'eager' : 'lazy'}
              />
            </li>
          ))}
        </OfferGrid>
      )}
      <PageLinks question={question} pagination={pagination} />
    </ResultsSection>
  );
}

/** What of the search could not be done as asked. @rule PAX-013 */
function Notes({ question, unknownPlace }: Pick<Props, 'question' | 'unknownPlace'>) {
  const t = useMessages('activity/page');
  const participants = useMessages('party/participants');
  const isAllowed = areParticipantsAllowed(question.criteria.party.adults, activityParticipants);
  return (
    <>
      {!isAllowed && <p className={styles.note}>{participants('range', activityParticipants)}</p>}
      {unknownPlace && <p className={styles.note}>{t('unknownPlace', { text: unknownPlace })}</p>}
    </>
  );
}

/** @rule SERP-022 */
function None({ question }: { question: SearchQuestion }) {
  const t = useMessages('activity/page');
  const routes = useRoutes();
  const { criteria } = question;
  const address = formatResultsAddress({ ...question, criteria: clearAllFilters(criteria), page: 0 });
  return (
    <Notice picture="empty" title={t('none')} text={t('noneHint')} level={2}>
      {countActive(criteria) > 0 && (
        <ButtonLink href={`${routes.results('activity')}${address}`}>{t('clearAll')}</ButtonLink>
      )}
    </Notice>
  );
}
