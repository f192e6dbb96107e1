import type { IsoDate } from '../calendar/date.ts';
import type { RoomOffer } from '../catalogue/hotel-detail.ts';
import { type CancellationView, viewCancellation } from '../offer/cancellation.ts';
import { type PriceView, viewPrice } from '../price/price-view.ts';

/** What a card in the room list shows of an offer; what is absent is not shown. @rule HOTEL-019 */
export interface RoomOfferView {
  readonly id: number;
  readonly label?: string;
  readonly nights: number;
  /** The parts of the programme, without the room that the list names already. */
  readonly programme: readonly string[];
  readonly price: PriceView;
  readonly cancellation?: CancellationView;
}

/** What decides how an offer is shown, besides the offer. */
export interface RoomOfferSituation {
  readonly today: IsoDate;
  /** Who pays: a price per person is for each of them. */
  readonly adults: number;
}

/** An offer of a room as its card shows it: the price from without dates, the true one with them. @rule HOTEL-019 CARD-017 */
export function viewRoomOffer(offer: RoomOffer, { today, adults }: RoomOfferSituation): RoomOfferView {
  const { id, label, nights, price, shortProgramIntroWithoutRoom, shortProgram = [] } = offer;
  const cancellation = viewCancellation(offer.cancellationPolicy, today);
  const programme = shortProgramIntroWithoutRoom?.trim() ? [shortProgramIntroWithoutRoom.trim()] : shortProgram;
  return {
    id,
    ...(label && { label }),
    nights,
    programme,
    price: viewPrice({
      ...price,
      promo: price.promo ?? price.promoPercentageRounded,
      priceType: offer.hasSelectedDates ? 'final-price' : 'from-price',
      nights: price.nights ?? nights,
      adults,
    }),
    ...(cancellation && { cancellation }),
  };
}

/** What the room list says: offers, none on the dates that are asked, or none at all. @rule HOTEL-014 HOTEL-015 */
export type OffersState = 'offers' | 'none-on-dates' | 'none';

/** What the room list says. @rule HOTEL-014 HOTEL-015 */
export function decideOffers(
  rooms: readonly { readonly offers: readonly unknown[] }[],
  hasDates: boolean,
): OffersState {
  if (rooms.some(({ offers }) => offers.length > 0)) return 'offers';
  return hasDates ? 'none-on-dates' : 'none';
}

/** The rooms in the order of the list: those that can be had first, cheapest first, the others as they come. */
export function sortRooms<T extends { readonly offers: readonly RoomOffer[] }>(rooms: readonly T[]): T[] {
  const lowest = ({ offers }: T) => Math.min(...offers.map(({ price }) => price.sellPrice));
  return rooms.toSorted((a, b) => {
    if (a.offers.length === 0 || b.offers.length === 0)
      return Number(a.offers.length === 0) - Number(b.offers.length === 0);
    return lowest(a) - lowest(b);
  });
}
