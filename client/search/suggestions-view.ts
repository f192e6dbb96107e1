import type { DestinationKey } from '#shared/search/criteria.ts';
import type { DestinationCategory } from '#shared/search/destination-category.ts';

/** What the storefront answers to a text typed as destination: ready to show, in the order to show it. */
export interface SuggestionsView {
  readonly groups: readonly {
    readonly category: DestinationCategory;
    readonly items: readonly {
      readonly id: number;
      readonly label: string;
      readonly context?: string;
      /** Degrees, of the places of one category that was asked for. */
      readonly lat?: number;
      readonly lng?: number;
    }[];
  }[];
  /** The suggestion that the text alone means. */
  readonly best?: DestinationKey;
}

export const noSuggestions: SuggestionsView = { groups: [] };

/** Letters from which suggestions are asked for. */
export const minTextLength = 2;
