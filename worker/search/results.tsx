import { useMessages, useRoutes } from '#client/islands/language.tsx';
import { OfferGrid } from '#client/offer/offer-grid.tsx';
import type { ResultsState } from '#client/search/results-state.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { brand } from '#shared/market/brand.ts';
import { describeOffer } from '#shared/offer/describe-offer.ts';
import { formatResultsAddress } from '#shared/search/results-address.ts';
import { rowOf, rowSizes } from '#shared/search/rows.ts';
import { findTheme } from '#shared/theme/themes.ts';
import { Notice } from '../error/notice.tsx';
import { CachedCard } from '../render/cached-card.tsx';
import { useOfferSituation } from '../render/offer-situation.ts';
import { Chips } from './chips.tsx';
import { Fallbacks } from './fallbacks.tsx';
import type { SearchOutcome } from './load.ts';
import { awaitFallbacks, fallbacksOf } from './load-fallbacks.ts';
import { MapAreaNote } from './map-area-note.tsx';
import { PageLinks } from './page-links.tsx';
import type { SearchQuestion } from './question.ts';
import styles from './results.module.css';
import { Sort } from './sort.tsx';
import { SortDrawer } from './sort-drawer.tsx';

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
  const page = useMessages('search/page');
  const situation = useOfferSituation(question);
  const { answer, pagination } = outcome;
  const waiting = fallbacksOf(question, outcome);
  const count = useCount(answer.searchDetails.totalCount, question.criteria.theme);
  const title = answer.mainTitle ?? page('title');
  const { destination } = answer.searchDetails;
  const state: ResultsState = {
    title: `${answer.pageModel?.pageTitle ?? title} · ${brand.name}`,
    announcement: count,
    ...(destination && {
      destination: { id: destination.id, category: destination.category, label: destination.label },
    }),
  };
  return (
    <section className={styles.results} data-state={JSON.stringify(state)} aria-labelledby="results-title">
      <div className={styles.head}>
        <h1 id="results-title" tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.count}>{count}</p>
        <Sort question={question} />
        <SortDrawer question={question} />
      </div>
      <Chips question={question} names={outcome.names} />
      <MapAreaNote question={question} />
      {unknownPlace && <p className={styles.note}>{page('unknownPlace', { text: unknownPlace })}</p>}
      {answer.exactMatch.length > 0 && (
        <OfferGrid>
          {answer.exactMatch.map((offer, index) => (
            <CachedCard
              key={offer.id}
              card={describeOffer(offer, situation)}
              row={rowOf(index)}
              loading={index === 0 ? 'first' : index < rowSizes[0] ? 'eager' : 'lazy'}
            />
          ))}
        </OfferGrid>
      )}
      <PageLinks question={question} pagination={pagination} />
      {waiting.length > 0 && <Fallbacks question={question} outcome={outcome} {...awaitFallbacks(waiting)} />}
      <x-cut />
      {answer.pageModel?.seoText && question.page === 0 && (
        <div className={styles.seo}>
          {answer.pageModel.seoText.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
    </section>
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
        <ButtonLink href={`${routes.search()}${formatResultsAddress(question)}`} data-retry="">
          {t('retry')}
        </ButtonLink>
      </Notice>
    </section>
  );
}
