import type { OptionGroup, OptionValue } from './filter-groups.ts';

/** One option of a group and how many offers it would leave. @rule FILT-002 */
export interface FacetOption {
  readonly value: OptionValue;
  readonly label: string;
  readonly count: number;
}

/** What the storefront says about the filters of a search: their options, and how many offers it finds in all. */
export interface FacetsView {
  readonly groups: Readonly<Partial<Record<OptionGroup, readonly FacetOption[]>>>;
  /** Absent when the offers could not be counted. */
  readonly total?: number;
}
