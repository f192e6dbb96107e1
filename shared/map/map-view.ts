import type { Picture } from '../catalogue/picture.ts';
import type { Point } from '../search/criteria.ts';
import type { DestinationCategory } from '../search/destination-category.ts';
import type { Placed } from './pins.ts';

/** A hotel on the map: `id` is the hotel's, `offerId` its first stay of the search, `price` cents for a person. */
export interface MapMarker extends Placed {
  readonly offerId: number;
  readonly label: string;
  readonly price?: number;
}

/** What the map shows for a search. @rule MAP-010 */
export interface MapView {
  /** One a hotel, the best first. */
  readonly markers: readonly MapMarker[];
  /** The place that was searched, where its point is known. */
  readonly place?: { readonly point: Point; readonly category: DestinationCategory };
}

/** The stay behind a marker that was chosen. */
export interface MapOffer {
  readonly href: string;
  readonly label: string;
  readonly hotel: string;
  readonly place: string;
  readonly picture?: Picture;
  /** Cents for a person, rounded up to the euro, and in total. */
  readonly perPerson: number;
  readonly total: number;
  readonly adults: number;
  readonly isFrom: boolean;
}
