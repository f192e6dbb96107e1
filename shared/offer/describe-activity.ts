import type { ActivityOffer } from '../catalogue/activity-search.ts';
import type { Picture } from '../catalogue/picture.ts';
import { activityParticipants, constrainParticipants } from '../party/participants.ts';
import { defaultParty } from '../party/party.ts';
import { type PriceView, viewPrice } from '../price/price-view.ts';
import { printCriteria } from '../search/codec.ts';
import type { Container } from '../search/container.ts';
import { type Criteria, defaultCriteria } from '../search/criteria.ts';

/** Everything the card of an activity shows; what is absent is not shown. */
export interface ActivityCardView {
  readonly id: number;
  /** The path of the product with flow and participants, without the locale's base. */
  readonly href: string;
  readonly label: string;
  readonly images: readonly Picture[];
  readonly place: string;
  readonly region?: string;
  /** The partner who runs it. */
  readonly center: string;
  readonly participants: number;
  readonly price: PriceView;
  /** Kilometres from the place searched. */
  readonly distance?: number;
}

/** A card of an activity; its price is divided by the participants. @rule CARD-001 CARD-023 */
export function describeActivity(
  offer: ActivityOffer,
  { criteria, container }: { criteria: Criteria; container: Container },
): ActivityCardView {
  const { hotel, paxComposition, distance } = offer;
  return {
    id: offer.id,
    href: hrefOf(offer.uri, criteria, container),
    label: offer.label,
    images: offer.images,
    place: hotel.location.label,
    ...(hotel.location.region && { region: hotel.location.region }),
    center: hotel.label,
    participants: paxComposition.adults,
    price: viewPrice({ ...offer, nights: 1, adults: paxComposition.adults }),
    ...(distance !== undefined && { distance }),
  };
}

function hrefOf(uri: string, { party }: Criteria, container: Container): string {
  const adults = constrainParticipants(party.adults, activityParticipants);
  const carried = printCriteria({ ...defaultCriteria, party: { ...defaultParty, adults } });
  const address = `${uri}?flow=activity`;
  if (carried === '') return address;
  return container === 'hash' ? `${address}#${carried}` : `${address}&${carried}`;
}
