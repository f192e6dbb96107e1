import { Hono } from 'hono';
import { paths } from '#shared/routes.ts';
import { formatResultsAddress } from '#shared/search/results-address.ts';
import type { AppContext, AppEnv } from '../context.ts';
import { renderPart } from '../render/render-part.tsx';
import { sendDocument } from '../render/send-document.tsx';
import { textOf } from '../render/text.ts';
import { earlyResults } from '../search/early-results.ts';
import { flowLinksOf } from '../search/flow-links.ts';
import { loadFacets } from '../search/load-facets.ts';
import { nativeFiltersKey } from '../search/native-filters.tsx';
import type { SearchQuestion } from '../search/question.ts';
import { resolveTypedPlace } from '../search/typed-place.ts';
import { criticalMs, deferredMs } from '../upstream/policies.ts';
import { activityQuestionOf, hasActivityFlow } from './activity-question.ts';
import { type ActivityOutcome, loadActivities } from './load.ts';
import { ActivitiesTop, ActivityRegion } from './page.tsx';
import { ActivityResults } from './results.tsx';

/** The search for activities without a night: a page of its own, only where the flow is enabled. @rule FLOW-006 FLOW-013 FLOW-014 */
export const activities = new Hono<AppEnv>();

activities.get(paths.activities, async (c) => {
  if (!hasActivityFlow(c)) return c.notFound();
  const place = await resolveTypedPlace(c, 'activity');
  if (place?.kind === 'known') return c.redirect(place.address, 302);
  const question = activityQuestionOf(c);
  const results = loadActivities(c, question, question.isSpecific ? criticalMs : deferredMs);
  const options = c.req.query(nativeFiltersKey) ? loadFacets(c, question, criticalMs) : undefined;
  const outcome = question.isSpecific ? await results : undefined;
  const facets = await options;
  return sendDocument(c, {
    sheets: ['search'],
    flows: flowLinksOf(c.var.routes, question),
    ...headOf(c, question, outcome),
    headScript: earlyResults,
    parts: [
      <ActivitiesTop
        key="top"
        question={question}
        destination={outcome?.kind === 'found' ? outcome.answer.searchDetails.destination?.label : undefined}
        facets={facets && (facets.ok ? facets.value : { groups: {} })}
      />,
      results.then((found) => <ActivityRegion question={question} outcome={found} unknownPlace={place?.text} />),
    ],
  });
});

activities.get(paths.activitiesFragment, async (c) => {
  if (!hasActivityFlow(c)) return c.notFound();
  const question = activityQuestionOf(c);
  const outcome = await loadActivities(c, question, deferredMs);
  const html = renderPart(c, <ActivityResults question={question} outcome={outcome} />, 'f');
  return c.body(html, outcome.kind === 'failed' ? 503 : 200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex',
  });
});

function headOf(c: AppContext, question: SearchQuestion, outcome: ActivityOutcome | undefined) {
  const t = textOf(c, 'activity/page');
  if (outcome?.kind === 'failed') {
    c.header('retry-after', '5');
    return { status: 503 as const, title: t('title') };
  }
  const { answer, pagination } = outcome ?? {};
  const address = (page: number) => formatResultsAddress({ ...question, page });
  const { previous, next } = pagination ?? {};
  const path = c.var.routes.results('activity');
  return {
    title: answer?.pageModel?.pageTitle ?? answer?.mainTitle ?? t('title'),
    description: answer?.pageModel?.metaDescription ?? t('description'),
    ...(answer?.results.length !== 0 && { canonical: `${paths.activities}${address(question.page)}` }),
    previous: previous === undefined ? undefined : `${path}${address(previous)}`,
    next: next === undefined ? undefined : `${path}${address(next)}`,
  };
}
