import { Hono } from 'hono';
import { paths } from '#shared/routes.ts';
import type { AppContext, AppEnv } from '../context.ts';
import { renderHead } from '../render/head-tags.tsx';
import { renderPart } from '../render/render-part.tsx';
import { sendDocument } from '../render/send-document.tsx';
import { textOf } from '../render/text.ts';
import { awaitResults } from '../search/await-results.ts';
import { earlyResults } from '../search/early-results.ts';
import { flowLinksOf } from '../search/flow-links.ts';
import { resultsHead } from '../search/results-head.ts';
import { resolveTypedPlace } from '../search/typed-place.ts';
import { deferredMs } from '../upstream/policies.ts';
import { activityQuestionOf, hasActivityFlow } from './activity-question.ts';
import { loadActivities } from './load.ts';
import { ActivitiesTop, ActivityRegion } from './page.tsx';
import { ActivityResults } from './results.tsx';

/** The search for activities without a night: a page of its own, only where the flow is enabled. @rule FLOW-006 FLOW-013 FLOW-014 */
export const activities = new Hono<AppEnv>();

activities.get(paths.activities, async (c) => {
  if (!hasActivityFlow(c)) return c.notFound();
  const place = await resolveTypedPlace(c, 'activity');
  if (place?.kind === 'known') return c.redirect(place.address, 302);
  const question = activityQuestionOf(c);
  const { results, outcome, facets } = await awaitResults(c, question, (ms) => loadActivities(c, question, ms));
  return sendDocument(c, {
    sheets: ['search'],
    flows: flowLinksOf(c.var.routes, question),
    ...resultsHead(c, question, outcome, wordsOf(c)),
    headScript: earlyResults,
    parts: [
      <ActivitiesTop
        key="top"
        question={question}
        destination={outcome?.kind === 'found' ? outcome.answer.searchDetails.destination?.label : undefined}
        facets={facets}
      />,
      results.then((found) => <ActivityRegion question={question} outcome={found} unknownPlace={place?.text} />),
    ],
  });
});

activities.get(paths.activitiesFragment, async (c) => {
  if (!hasActivityFlow(c)) return c.notFound();
  const question = activityQuestionOf(c);
  const outcome = await loadActivities(c, question, deferredMs);
  const head = renderHead(c, resultsHead(c, question, outcome, wordsOf(c)));
  const html = head + renderPart(c, <ActivityResults question={question} outcome={outcome} />, 'f');
  return c.body(html, outcome.kind === 'failed' ? 503 : 200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex',
  });
});

function wordsOf(c: AppContext) {
  const t = textOf(c, 'activity/page');
  return { title: t('title'), description: t('description') };
}
