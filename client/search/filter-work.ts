import type { ComponentType } from 'react';
import type { Criteria } from '#shared/search/criteria.ts';
import type { FilterGroup } from '#shared/search/filter-groups.ts';
import type { Flow } from '#shared/search/flow.ts';
import type { Facets } from './use-facets.ts';

/** What the parts of the filter bar share: one draft for all of them, which the address gets when a panel is left. */
export interface FilterWork {
  /** `bar`: dropdowns, on a phone a sheet over the whole screen; `drawer`: a sheet from the left everywhere. @rule SERP-019 */
  readonly look: 'bar' | 'drawer';
  readonly flow: Flow;
  /** What the address says. */
  readonly criteria: Criteria;
  /** What the visitor is choosing. */
  readonly draft: Criteria;
  readonly setDraft: (change: (draft: Criteria) => Criteria) => void;
  readonly facets: Facets;
  /** What stands in the panels; absent until its code is there. */
  readonly Body: ComponentType<{ groups: readonly FilterGroup[]; work: FilterWork }> | undefined;
  readonly onOpen: () => void;
  /** The panel was left: with its draft, unless {@link FilterWork.cancel} was called. @rule FILT-006 FILT-007 FILT-009 */
  readonly onClose: (groups: readonly FilterGroup[]) => void;
  readonly cancel: () => void;
  /** Takes {@link FilterWork.cancel} back. */
  readonly confirm: () => void;
  /** Takes groups out of the search at once. @rule FILT-008 */
  readonly clear: (groups: readonly FilterGroup[]) => void;
}
