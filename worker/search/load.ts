import type { SearchAnswer } from '#shared/catalogue/search.ts';
import { pageSize } from '#shared/catalogue/search.ts';
import { type Pagination, pagesOf } from '#shared/search/pagination.ts';
import { toSearchRequest } from '#shared/search/request.ts';
import type { AppContext } from '../context.ts';
import { type InlineContent, loadBlocks } from './load-blocks.ts';
import { type FilterNames, loadFilterNames } from './load-facets.ts';
import type { SearchQuestion } from './question.ts';

/** What a search came to; a failure is told in words where the results would stand. */
export type SearchOutcome =
  | {
      readonly kind: 'found';
      readonly answer: SearchAnswer;
      readonly pagination: Pagination;
      readonly names: FilterNames;
      readonly blocks: InlineContent;
    }
  | { readonly kind: 'failed' };

/** Asks for one page of results; a page after the last one gives the last one. Never throws. */
export async function loadResults(c: AppContext, question: SearchQuestion, waitMs: number): Promise<SearchOutcome> {
  const found = await ask(c, question, waitMs);
  if (found.kind === 'failed') return found;
  const { lastPage } = found.pagination;
  return question.page <= lastPage ? found : ask(c, { ...question, page: lastPage }, waitMs);
}

async function ask(c: AppContext, question: SearchQuestion, waitMs: number): Promise<SearchOutcome> {
  const { criteria, flow, page } = question;
  const { locale: _, ...given } = toSearchRequest(criteria, { locale: c.var.locale, flow, page });
  const [result, names, blocks] = await Promise.all([
    c.var.upstream.get('search', given, { waitMs }),
    loadFilterNames(c, criteria),
    loadBlocks(c, question),
  ]);
  if (!result.ok) return { kind: 'failed' };
  const pagination = pagesOf(result.value.searchDetails.totalCount, page, pageSize);
  return { kind: 'found', answer: result.value, pagination, names, blocks };
}
