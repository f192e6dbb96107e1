import { Hono } from 'hono';
import { parseReviewPage, parseReviewQuestion } from '#shared/review/review-question.ts';
import { parseProductId, paths } from '#shared/routes.ts';
import type { AppEnv } from '../context.ts';
import { loadReviewPage } from '../review/load.ts';
import { sendFailure, sendNonsense, sendView } from './answer.ts';

const keepSeconds = 300;

/** A page of the reviews of a hotel; nonsense in the query is as if absent, as on the page of reviews. @rule API-032 REV-005 */
export const reviews = new Hono<AppEnv>();

reviews.get(paths.api.reviews, async (c) => {
  const id = parseProductId(c.req.param('id'));
  if (id === undefined) return sendNonsense(c, 'id');
  const query = new URL(c.req.url).searchParams;
  const question = parseReviewQuestion(query, c.var.locale);
  const found = await loadReviewPage(c, id, question, parseReviewPage(query.get('page')));
  return found.ok ? sendView(c, found.value, keepSeconds) : sendFailure(c, found);
});
