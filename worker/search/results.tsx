import { useMessages, useRoutes } from '#client/islands/language.tsx';
import type { ResultsState } from '#client/search/results-state.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { formatResultsAddress } from '#shared/search/results-address.ts';
import { findTheme } from '#shared/theme/themes.ts';
import { Notice } from '../error/notice.tsx';
import { Fallbacks } from './fallbacks.tsx';
import { FamilyHint } from './family-hint.tsx';
import type { SearchOutcome } from './load.ts';
import { awaitFallbacks, fallbacksOf } from './load-fallbacks.ts';
import { MapAreaNote } from './map-area-note.tsx';
import { PageLinks } from './page-links.tsx';
import type { SearchQuestion } from './question.ts';
import styles from './results.module.css';
import { ResultsFoot } from './results-foot.tsx';
import { ResultsList } from './results-list.tsx';
import { ResultsSection } from './results-section.tsx';

interface Props {
  readonly question: SearchQuestion;
  readonly outcome: SearchOutcome;
  /** A place that was typed and is not known. */
  readonly unknownPlace?: string | undefined;
}

/** The one rendering of results, for the page and for every later change of criteria; the fallbacks go where it is cut. */
export function Results({ question, outcome, unknownPlace }: Props) {
  if (outcome.kind === 'failed') return <Failed question={question} />;
  return <Found question={question} outcome={outcome} unknownPlace={unknownPlace} />;
}

function Found({ question, outcome, unknownPlace }: Props & { outcome: Extract<SearchOutcome, { kind: 'found' }> }) {
  const t = useMessages('search/page');
  const { answer, pagination, names, blocks } = outcome;
  const waiting = fallbacksOf(question, outcome);
  const count = useCount(answer.searchDetails.totalCount, question.criteria.theme);
  return (
    <ResultsSection question={question} answer={answer} names={names} title={t('title')} count={count}>
      <MapAreaNote question={question} />
      <FamilyHint question={question} />
      {unknownPlace && <p className={styles.note}>{t('unknownPlace', { text: unknownPlace })}</p>}
      {answer.exactMatch.length > 0 && <ResultsList question={question} offers={answer.exactMatch} blocks={blocks} />}
      <PageLinks question={question} pagination={pagination} />
      {waiting.length > 0 && <Fallbacks question={question} outcome={outcome} {...awaitFallbacks(waiting)} />}
      <x-cut />
      <ResultsFoot question={question} outcome={outcome} />
    </ResultsSection>
  );
}

/** '12 offers Wellness'. @rule SERP-008 */
function useCount(count: number, theme: number | undefined): string {
  const t = useMessages('search/results');
  const names = useMessages('theme/names');
  const name = findTheme(theme)?.name;
  return name ? t('countTheme', { count, theme: names(name) }) : t('count', { count });
}

/** @rule SERP-021 */
export function Failed({ question }: { question: SearchQuestion }) {
  const t = useMessages('search/results');
  const routes = useRoutes();
  const state: ResultsState = {
    title: '',
    announcement: t('failed'),
  };
  return (
    <section className={styles.results} data-state={JSON.stringify(state)}>
      <Notice picture="error" title={t('failed')} text={t('failedHint')}>
        <ButtonLink href={`${routes.results(question.flow)}${formatResultsAddress(question)}`} data-retry="">
          {t('retry')}
        </ButtonLink>
      </Notice>
    </section>
  );
}
