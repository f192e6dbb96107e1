import { bookableWindow } from '#shared/calendar/today.ts';
import { isSameSearch } from '#shared/search/codec.ts';
import { applyCriteria, decideCriteria } from '#shared/search/container.ts';
import type { Criteria } from '#shared/search/criteria.ts';
import { pageClock } from '../islands/visitor.ts';
import { startSoftNavigation } from './soft-navigation.ts';

/** The criteria that the address holds now. */
export function currentCriteria(): Criteria {
  const { now, timeZone } = pageClock();
  return decideCriteria(location.hash, new URLSearchParams(location.search), bookableWindow(now, timeZone));
}

/**
 * Searches with other criteria: the address gets them in its hash, and the results follow the address. Does nothing
 * when they ask what is asked already. @rule FILT-011 FILT-012 FILT-013 FLOW-042
 */
export function searchFor(criteria: Criteria): void {
  if (isSameSearch(criteria, currentCriteria())) return;
  startSoftNavigation();
  const { query, hash } = applyCriteria(location.search, criteria);
  location.assign(`${location.pathname}?${query}#${hash}`);
}
