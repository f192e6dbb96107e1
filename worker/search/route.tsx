import { Hono } from 'hono';
import { RecentIsland } from '#client/recent/recent.island.tsx';
import { paths } from '#shared/routes.ts';
import { formatResultsAddress } from '#shared/search/results-address.ts';
import { activityAddressOf } from '../activities/activity-question.ts';
import type { AppContext, AppEnv } from '../context.ts';
import { Island } from '../render/island.tsx';
import { sendDocument } from '../render/send-document.tsx';
import { textOf } from '../render/text.ts';
import { criticalMs, deferredMs } from '../upstream/policies.ts';
import { earlyResults } from './early-results.ts';
import { Fallbacks } from './fallbacks.tsx';
import { flowLinksOf } from './flow-links.ts';
import { loadResults, type SearchOutcome } from './load.ts';
import { loadFacets } from './load-facets.ts';
import { loadFallbacks } from './load-fallbacks.ts';
import { nativeFiltersKey } from './native-filters.tsx';
import { ResultsRegion, SearchTop } from './page.tsx';
import { questionOf, type SearchQuestion } from './question.ts';
import { sendFragment } from './send-fragment.tsx';
import { resolveTypedPlace } from './typed-place.ts';

export const search = new Hono<AppEnv>();

/**
 * A URL that says what to search waits for its answer, because head and status depend on it; a bare one, or one whose
 * criteria stand in the hash, sends its shell at once.
 */
search.get(paths.search, async (c) => {
  const activities = activityAddressOf(c);
  if (activities) return c.redirect(activities, 302);
  const question = questionOf(c);
  const place = await resolveTypedPlace(c, question.flow);
  if (place?.kind === 'known') return c.redirect(place.address, 302);
  const results = loadResults(c, question, question.isSpecific ? criticalMs : deferredMs);
  const options = c.req.query(nativeFiltersKey) ? loadFacets(c, question, criticalMs) : undefined;
  const outcome = question.isSpecific ? await results : undefined;
  const unknownPlace = place?.text;
  const facets = await options;
  return sendDocument(c, {
    sheets: ['search'],
    flows: flowLinksOf(c.var.routes, question),
    ...headOf(c, question, outcome),
    headScript: earlyResults,
    parts: [
      <SearchTop
        key="top"
        question={question}
        destination={destinationOf(outcome)}
        facets={facets && (facets.ok ? facets.value : { groups: {} })}
      />,
      results.then((found) => ({
        frame: <ResultsRegion question={question} outcome={found} unknownPlace={unknownPlace} />,
        inside: latePart(c, question, found),
      })),
      <Island key="recent" of={RecentIsland} props={{}} when="idle" />,
    ],
  });
});

search.get(paths.resultsFragment, async (c) => {
  const question = questionOf(c);
  const outcome = await loadResults(c, question, deferredMs);
  return sendFragment(c, { question, outcome, late: latePart(c, question, outcome) });
});

/** What comes after the results and must not hold them up. */
async function latePart(c: AppContext, question: SearchQuestion, outcome: SearchOutcome) {
  if (outcome.kind === 'failed') return null;
  const found = await loadFallbacks(c, question, outcome);
  return <Fallbacks question={question} outcome={outcome} {...found} />;
}

function headOf(c: AppContext, question: SearchQuestion, outcome: SearchOutcome | undefined) {
  const t = textOf(c, 'search/page');
  if (outcome?.kind === 'failed') {
    c.header('retry-after', '5');
    return { status: 503 as const, title: t('title') };
  }
  const { answer, pagination } = outcome ?? {};
  const address = (page: number) => formatResultsAddress({ ...question, page });
  const { previous, next } = pagination ?? {};
  const path = c.var.routes.search();
  const isEmpty = answer !== undefined && answer.exactMatch.length === 0;
  return {
    title: answer?.pageModel?.pageTitle ?? answer?.mainTitle ?? t('title'),
    description: answer?.pageModel?.metaDescription ?? t('description'),
    ...(!isEmpty && { canonical: `${paths.search}${address(question.page)}` }),
    previous: previous === undefined ? undefined : `${path}${address(previous)}`,
    next: next === undefined ? undefined : `${path}${address(next)}`,
  };
}

function destinationOf(outcome: SearchOutcome | undefined): string | undefined {
  return outcome?.kind === 'found' ? outcome.answer.searchDetails.destination?.label : undefined;
}
