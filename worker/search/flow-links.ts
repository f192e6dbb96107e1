import type { Routes } from '#shared/routes.ts';
import { changeFlow } from '#shared/search/change-flow.ts';
import { formatResultsAddress } from '#shared/search/results-address.ts';
import type { FlowLinks } from '../shell/flow-toggle.tsx';
import type { SearchQuestion } from './question.ts';

/** The results of the other flows for what the new flow keeps of a search. @rule FLOW-011 FLOW-013 FLOW-023 FLOW-024 */
export function flowLinksOf(routes: Routes, question: SearchQuestion): FlowLinks {
  return {
    present: question.flow,
    hrefOf: (flow) => {
      const query = new URLSearchParams(question.query);
      query.delete('from');
      query.set('flow', flow);
      const criteria = changeFlow(question.criteria, question.flow, flow);
      const address = formatResultsAddress({ query: query.toString(), container: 'query', criteria, page: 0 });
      return `${routes.results(flow)}${address}`;
    },
  };
}
