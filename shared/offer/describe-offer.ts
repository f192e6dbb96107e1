import type { IsoDate } from '../calendar/date.ts';
import type { Offer } from '../catalogue/offer.ts';
import type { Picture } from '../catalogue/picture.ts';
import { type PriceView, viewPrice } from '../price/price-view.ts';
import { type ScoreView, viewScore } from '../review/score.ts';
import type { Container } from '../search/container.ts';
import type { Flow } from '../search/flow.ts';
import type { KeptProduct } from '../wishlist/kept-product.ts';
import { type CancellationView, viewCancellation } from './cancellation.ts';
import { isEcoFriendly, type Stress, stressOf } from './stress.ts';

/** What decides how an offer is shown, besides the offer. */
export interface OfferSituation {
  readonly today: IsoDate;
  /** Labels of scores from 7 instead of only from 9. @rule REV-013 */
  readonly allIncentive: boolean;
  /** Whether offers can be kept in the wishlist; not when it is not said. @rule FLAG-013 */
  readonly hasWishlist?: boolean;
  /** What the product is opened with, without its mark; '' for nothing. */
  readonly carried: string;
  /** Where the list keeps its criteria, and so where the product gets them. */
  readonly container: Container;
  /** The flow of the list: in that of hotels, cards are hotels. @rule CARD-006 */
  readonly flow: Flow;
}

/** What a card stands for: a stay to book, a stay to give, or a hotel. @rule CARD-001 CARD-016 */
export type CardKind = 'weekend' | 'gift' | 'hotel';

/** Everything a card shows, in numbers, keys and words of the catalogue; what is absent is not shown. @rule CARD-002 */
export interface CardView {
  readonly kind: CardKind;
  readonly id: number;
  readonly hotelId: number;
  /** The path of the product with flow and criteria, without the locale's base. @rule CARD-006 CARD-007 CARD-008 */
  readonly href: string;
  readonly label: string;
  readonly headwords?: string;
  readonly images: readonly Picture[];
  readonly place: string;
  readonly region?: string;
  readonly point?: { readonly lat: number; readonly lng: number };
  readonly hotel: {
    readonly label: string;
    readonly stars?: number;
    readonly score: ScoreView;
    readonly isEco: boolean;
  };
  readonly nights: number;
  readonly dates?: { readonly checkin: IsoDate; readonly checkout?: IsoDate };
  readonly program: readonly string[];
  readonly price: PriceView;
  readonly cancellation?: CancellationView;
  /** The most important first. @rule CARD-026 */
  readonly stress: readonly Stress[];
  /** Kilometres from the place searched. */
  readonly distance?: number;
  /** Whether the hotel has other stays than this one. @rule CARD-021 */
  readonly hasMoreOffers: boolean;
  /** What its heart keeps. @rule OPEN-044 */
  readonly kept?: KeptProduct;
}

/**
 * A card of an offer; a gift can be used on any day, so that it has no cancellation line.
 * @rule CARD-001 CARD-002 CARD-006 CARD-007 CARD-008 CARD-013 CARD-014 CARD-015 CARD-016 CARD-018 CARD-019 CARD-021 CARD-024 CARD-025 CARD-026 CARD-028
 */
export function describeOffer(offer: Offer, situation: OfferSituation): CardView {
  const { hotel } = offer;
  const { latitude, longitude } = hotel.location;
  const stars = shownStars(hotel.stars);
  const kind = kindOf(offer, situation);
  const cancellation = kind === 'gift' ? undefined : viewCancellation(offer.cancellationPolicy, situation.today);
  const stress = stressOf(offer, { today: situation.today, hasDates: offer.checkin !== undefined });
  return {
    kind,
    id: offer.id,
    hotelId: hotel.id,
    href: hrefOf(offer, situation),
    label: offer.label,
    ...(offer.headwords && { headwords: offer.headwords }),
    images: offer.images,
    place: hotel.location.label,
    ...(hotel.location.region && { region: hotel.location.region }),
    ...(latitude !== undefined && longitude !== undefined && { point: { lat: latitude, lng: longitude } }),
    hotel: {
      label: hotel.label,
      ...(stars > 0 && { stars }),
      score: viewScore(hotel.review, situation),
      isEco: isEcoFriendly(hotel.ecoFacilities),
    },
    nights: offer.nights,
    ...(offer.checkin && {
      dates: { checkin: offer.checkin, ...(offer.checkout && { checkout: offer.checkout }) },
    }),
    program: offer.shortProgram ?? [],
    price: viewPrice({ ...offer, adults: offer.paxComposition.adults }),
    ...(cancellation && { cancellation }),
    stress,
    ...(offer.distance !== undefined && { distance: offer.distance }),
    hasMoreOffers: offer.hasMoreOffers ?? false,
    ...(situation.hasWishlist && offer.itemCategory !== 'activity' && { kept: keepOffer(offer) }),
  };
}

/** Stars of a hotel in halves, 0 to 5; 0 shows none. @rule CARD-019 */
export function shownStars(stars: number | undefined): number {
  return Math.min(Math.max(Math.round((stars ?? 0) * 2) / 2, 0), 5);
}

function kindOf({ itemCategory }: Offer, { flow }: OfferSituation): CardKind {
  if (flow === 'hotel') return 'hotel';
  return itemCategory === 'single_voucher' ? 'gift' : 'weekend';
}

function hrefOf({ uri, itemCategory, hotel }: Offer, { carried, container, flow: listFlow }: OfferSituation): string {
  const isHotel = listFlow === 'hotel';
  const path = isHotel ? (hotel.uri ?? `/hotel/${hotel.id}`) : uri;
  const flow = isHotel
    ? 'hotel'
    : { weekend: 'booking', single_voucher: 'gifting', activity: 'activity' }[itemCategory];
  const address = `${path}?flow=${flow}`;
  if (carried === '') return address;
  return container === 'hash' ? `${address}#${carried}` : `${address}&${carried}`;
}

/** What a browser keeps of a stay; activities are not kept from their cards. @rule CARD-005 CARD-040 */
function keepOffer({ id, images: [image], label, sellPrice, hotel, uri, itemCategory }: Offer): KeptProduct {
  return {
    id,
    imageUrl: image?.sizes[0]?.url ?? image?.url ?? '',
    label,
    price: sellPrice,
    hotel: hotel.label,
    uri,
    type: 'STAY',
    dataFlowMode: itemCategory === 'single_voucher' ? 'gifting' : 'booking',
  };
}
