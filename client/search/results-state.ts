import type { DestinationCategory } from '#shared/search/destination-category.ts';

/** What a rendered results region tells the page around it; it travels in the region's `data-state`. */
export interface ResultsState {
  /** Of the document; '' leaves the present one. */
  readonly title: string;
  /** What is said aloud when the results arrive. */
  readonly announcement: string;
  readonly destination?: {
    readonly id: number;
    readonly category: DestinationCategory;
    readonly label: string;
  };
}
