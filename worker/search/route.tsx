import { Hono } from 'hono';
import { RecentIsland } from '#client/recent/recent.island.tsx';
import { paths } from '#shared/routes.ts';
import { activityAddressOf } from '../activities/activity-question.ts';
import type { AppContext, AppEnv } from '../context.ts';
import { Island } from '../render/island.tsx';
import { sendDocument } from '../render/send-document.tsx';
import { textOf } from '../render/text.ts';
import { deferredMs } from '../upstream/policies.ts';
import { awaitResults } from './await-results.ts';
import { earlyResults } from './early-results.ts';
import { Fallbacks } from './fallbacks.tsx';
import { flowLinksOf } from './flow-links.ts';
import { loadResults, type SearchOutcome } from './load.ts';
import { loadFallbacks } from './load-fallbacks.ts';
import { ResultsRegion, SearchTop } from './page.tsx';
import { questionOf, type SearchQuestion } from './question.ts';
import { resultsHead } from './results-head.ts';
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
  const { results, outcome, facets } = await awaitResults(c, question, (ms) => loadResults(c, question, ms));
  return sendDocument(c, {
    sheets: ['search'],
    flows: flowLinksOf(c.var.routes, question),
    ...resultsHead(c, question, outcome, wordsOf(c)),
    headScript: earlyResults,
    parts: [
      <SearchTop key="top" question={question} destination={destinationOf(outcome)} facets={facets} />,
      results.then((found) => ({
        frame: <ResultsRegion question={question} outcome={found} unknownPlace={place?.text} />,
        inside: latePart(c, question, found),
      })),
      <Island key="recent" of={RecentIsland} props={{}} when="idle" />,
    ],
  });
});

search.get(paths.resultsFragment, async (c) => {
  const question = questionOf(c);
  const outcome = await loadResults(c, question, deferredMs);
  return sendFragment(c, {
    question,
    outcome,
    head: resultsHead(c, question, outcome, wordsOf(c)),
    late: latePart(c, question, outcome),
  });
});

/** What comes after the results and must not hold them up. */
async function latePart(c: AppContext, question: SearchQuestion, outcome: SearchOutcome) {
  if (outcome.kind === 'failed') return null;
  const found = await loadFallbacks(c, question, outcome);
  return <Fallbacks question={question} outcome={outcome} {...found} />;
}

function wordsOf(c: AppContext) {
  const t = textOf(c, 'search/page');
  return { title: t('title'), description: t('description') };
}

function destinationOf(outcome: SearchOutcome | undefined): string | undefined {
  return outcome?.kind === 'found' ? outcome.answer.searchDetails.destination?.label : undefined;
}
