import type { SearchAnswer } from '#shared/catalogue/search.ts';
import { paths } from '#shared/routes.ts';
import type { Pagination } from '#shared/search/pagination.ts';
import { formatResultsAddress } from '#shared/search/results-address.ts';
import type { AppContext } from '../context.ts';
import type { SearchQuestion } from './question.ts';

type Outcome =
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'found';
      readonly answer: Pick<SearchAnswer, 'mainTitle' | 'pageModel'>;
      readonly pagination: Pagination;
    };

interface Words {
  readonly title: string;
  readonly description: string;
}

/** Status and head of a page of results; what is not known yet is said in general words. Without results no address is canonical. */
export function resultsHead(c: AppContext, question: SearchQuestion, outcome: Outcome | undefined, words: Words) {
  if (outcome?.kind === 'failed') {
    c.header('retry-after', '5');
    return { status: 503 as const, title: words.title };
  }
  const { answer, pagination } = outcome ?? {};
  const { previous, next } = pagination ?? {};
  const address = (page: number) => formatResultsAddress({ ...question, container: 'query', page });
  const path = c.var.routes.results(question.flow);
  const own = question.flow === 'activity' ? paths.activities : paths.search;
  return {
    title: answer?.pageModel?.pageTitle ?? answer?.mainTitle ?? words.title,
    description: answer?.pageModel?.metaDescription ?? words.description,
    ...(pagination?.total !== 0 && { canonical: `${own}${address(question.page)}` }),
    previous: previous === undefined ? undefined : `${path}${address(previous)}`,
    next: next === undefined ? undefined : `${path}${address(next)}`,
  };
}
