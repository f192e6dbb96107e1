import type { Flow } from './flow.ts';
import { sortOptions } from './sort.ts';

/** How an entry of the action bar on a phone stands; each has its own. @rule SERP-004 */
export type ActionState = 'shown' | 'disabled' | 'hidden';

/** The entries of the action bar. @rule SERP-003 */
export interface Actions {
  readonly filter: ActionState;
  readonly map: ActionState;
  readonly sort: ActionState;
}

/** The action bar of a search: a map only where there is one, and no order to choose where there is but one. @rule SERP-003 SERP-004 */
export function decideActions(situation: { flow: Flow; hasPoint: boolean; hasMap: boolean }): Actions {
  return {
    filter: 'shown',
    map: situation.hasMap ? 'shown' : 'hidden',
    sort: sortOptions(situation).length > 1 ? 'shown' : 'disabled',
  };
}
