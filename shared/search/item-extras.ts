import type { IsoDate } from '../calendar/date.ts';
import type { Offer } from '../catalogue/offer.ts';
import type { Criteria } from './criteria.ts';
import type { DestinationCategory } from './destination-category.ts';
import type { Flow } from './flow.ts';

/** What is told of an offer in a list beside the offer itself; what is not known is absent. @rule SERP-025 */
export interface ItemExtras {
  /** Adults, children and babies together. */
  readonly paxCount: number;
  readonly checkout?: IsoDate;
  /** The kind of place that was searched, 'around' for a point, 'all' for everywhere. */
  readonly searchType: DestinationCategory | 'around' | 'all';
  readonly flowType: Flow;
  /** The place in the whole list, counted from 0. */
  readonly index: number;
  readonly targetedLabel?: string;
  /** The first theme of the offer, else the one that is searched. */
  readonly topTheme?: number;
  readonly dataFlowMode?: 'pull' | 'push';
}

/** Where an offer stands in which list. */
export interface ItemPlace {
  readonly criteria: Criteria;
  readonly flow: Flow;
  /** Counted from 0. */
  readonly page: number;
  /** Offers on a page. */
  readonly size: number;
  /** The place on its page, counted from 0. */
  readonly position: number;
}

/** The extras of an offer in a list; its first marketing label is the targeted one. @rule SERP-025 */
export function itemExtras(
  offer: Pick<Offer, 'checkout' | 'marketingLabels' | 'themes' | 'dataFlowMode'>,
  { criteria, flow, page, size, position }: ItemPlace,
): ItemExtras {
  const { party, destination, point, theme, hotelId, dates } = criteria;
  const checkout = offer.checkout ?? dates?.checkout;
  const targetedLabel = offer.marketingLabels?.[0];
  const topTheme = offer.themes?.[0]?.id ?? theme;
  const around = point ? 'around' : 'all';
  return {
    paxCount: party.adults + party.children + party.babies,
    ...(checkout && { checkout }),
    searchType: destination?.category ?? (hotelId === undefined ? around : 'hotel'),
    flowType: flow,
    index: page * size + position,
    ...(targetedLabel && { targetedLabel }),
    ...(topTheme !== undefined && { topTheme }),
    ...(offer.dataFlowMode && { dataFlowMode: offer.dataFlowMode }),
  };
}
