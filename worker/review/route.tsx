import { Hono } from 'hono';
import { defaultParty } from '#shared/party/party.ts';
import { parseReviewPage, parseReviewQuestion } from '#shared/review/review-question.ts';
import { isItsSegment, parseProductId, paths } from '#shared/routes.ts';
import { reportCall } from '../api/answer.ts';
import type { AppEnv } from '../context.ts';
import { handleUnavailable } from '../error/handle-error.tsx';
import { handleNotFound } from '../error/not-found.tsx';
import { loadHotel } from '../hotel/load.ts';
import { sendDocument } from '../render/send-document.tsx';
import { textOf } from '../render/text.ts';
import { isDependencyFailure } from '../upstream/outcome.ts';
import { criticalMs } from '../upstream/policies.ts';
import { loadReviewPage } from './load.ts';
import { ReviewsPage } from './page.tsx';

/** All reviews of a hotel, page by page: what the modal shows, for those without script and for links. */
export const reviews = new Hono<AppEnv>();

reviews.get(paths.hotelReviews, async (c) => {
  const segment = c.req.param('id');
  const id = parseProductId(segment);
  if (id === undefined) return handleNotFound(c);
  const query = new URL(c.req.url).searchParams;
  const question = parseReviewQuestion(query, c.var.locale);
  const page = parseReviewPage(query.get('page'));
  const [found, read] = await Promise.all([
    loadHotel(c, id, { party: defaultParty }, criticalMs),
    loadReviewPage(c, id, question, page),
  ]);
  reportCall(c);
  if (!found.ok) return isDependencyFailure(found.reason) ? handleUnavailable(c) : handleNotFound(c);
  const { value } = found;
  if (!isItsSegment(segment, value))
    return c.redirect(c.var.routes.hotelReviews(id, value.label, query.toString()), 301);
  return sendDocument(c, {
    sheets: ['product'],
    title: textOf(c, 'review/list')('title', { hotel: value.label }),
    parts: [
      <ReviewsPage
        key="reviews"
        hotel={value}
        reviews={read.ok ? read.value : undefined}
        question={question}
        page={page}
      />,
    ],
  });
});
