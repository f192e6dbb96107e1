import { bookableWindow } from '#shared/calendar/today.ts';
import { changeFlow, formerSearch, formerSearchKey } from '#shared/search/change-flow.ts';
import { parseCriteria, printCriteria } from '#shared/search/codec.ts';
import type { Criteria } from '#shared/search/criteria.ts';
import { parseFlow } from '#shared/search/flow.ts';
import { formatResultsAddress } from '#shared/search/results-address.ts';
import { pageClock } from '../islands/visitor.ts';
import { flowOfAddress } from './flow-of-address.ts';
import { currentCriteria } from './search-for.ts';
import { flowChange, startSoftNavigation } from './soft-navigation.ts';

/**
 * Changes the flow without a reload. The criteria are those that the present address leaves, hash included, which the
 * server that wrote the link never saw. @rule FLOW-011 FLOW-013 FLOW-023 FLOW-024 FLOW-025
 */
export function followFlowLink(link: HTMLAnchorElement): void {
  startSoftNavigation();
  const from = flowOfAddress(location);
  const to = parseFlow(link.dataset.flow);
  const present = currentCriteria();
  const former = readFormer();
  keepFormer(formerSearch(present, from, former));
  const query = new URLSearchParams(location.search);
  query.delete('from');
  query.delete('flow');
  if (to !== 'activity') query.set('flow', to);
  const criteria = changeFlow(present, from, to, former);
  const { pathname } = new URL(link.href);
  const rest = formatResultsAddress({ query: query.toString(), container: 'hash', criteria, page: 0 });
  const address = `${pathname}${rest}`;
  if (window.navigation) navigation.navigate(address, { info: flowChange });
  else location.assign(address);
}

function readFormer(): Criteria {
  const { now, timeZone } = pageClock();
  let text = '';
  try {
    text = sessionStorage.getItem(formerSearchKey) ?? '';
  } catch {
    // Storage is refused: there is nothing to come back to.
  }
  return parseCriteria(new URLSearchParams(text), bookableWindow(now, timeZone));
}

function keepFormer(former: Criteria): void {
  try {
    sessionStorage.setItem(formerSearchKey, printCriteria(former));
  } catch {
    // Storage is full or refused: the flow changes without a memory.
  }
}
