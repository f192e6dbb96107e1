import type { ActivitySearchAnswer } from '#shared/catalogue/activity-search.ts';
import { pageSize } from '#shared/catalogue/search.ts';
import { type Pagination, pagesOf } from '#shared/search/pagination.ts';
import { toActivityRequest } from '#shared/search/request.ts';
import type { AppContext } from '../context.ts';
import { type FilterNames, loadFilterNames } from '../search/load-facets.ts';
import type { SearchQuestion } from '../search/question.ts';

/** What a search for activities came to; a failure is told in words where the results would stand. */
export type ActivityOutcome =
  | {
      readonly kind: 'found';
      readonly answer: ActivitySearchAnswer;
      readonly pagination: Pagination;
      readonly names: FilterNames;
    }
  | { readonly kind: 'failed' };

/** Asks for one page of activities; a page after the last one gives the last one. Never throws. @rule API-007 */
export async function loadActivities(
  c: AppContext,
  question: SearchQuestion,
  waitMs: number,
): Promise<ActivityOutcome> {
  const found = await ask(c, question, waitMs);
  if (found.kind === 'failed') return found;
  const { lastPage } = found.pagination;
  return question.page <= lastPage ? found : ask(c, { ...question, page: lastPage }, waitMs);
}

async function ask(c: AppContext, { criteria, page }: SearchQuestion, waitMs: number): Promise<ActivityOutcome> {
  const asked = toActivityRequest(criteria, { locale: c.var.locale, page });
  const [result, names] = await Promise.all([
    c.var.upstream.read('activitySearch', asked, { waitMs }),
    loadFilterNames(c, criteria),
  ]);
  if (!result.ok) return { kind: 'failed' };
  const pagination = pagesOf(result.value.searchDetails.totalCount, page, pageSize);
  return { kind: 'found', answer: result.value, pagination, names };
}
