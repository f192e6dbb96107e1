import type { IsoDate } from '#shared/calendar/date.ts';
import { nightsOf, type StayDates } from '#shared/calendar/stay-dates.ts';
import type { ProgramLine } from '#shared/catalogue/activity.ts';
import type { CheckInOut } from '#shared/catalogue/hotel.ts';
import type { Order } from '#shared/catalogue/order.ts';
import type { Picture } from '#shared/catalogue/picture.ts';
import type { CancellationPolicy } from '#shared/catalogue/price-info.ts';
import type { Quote } from '#shared/catalogue/quote.ts';
import type { WeekendDetail } from '#shared/catalogue/stay.ts';
import type { CheckoutAddress } from '#shared/checkout/checkout-address.ts';
import { shownStars } from '#shared/offer/describe-offer.ts';
import { isSingleRoomByDefault, type Party } from '#shared/party/party.ts';
import { programLines } from '#shared/stay/program.ts';

/** What is booked, before the order and after it. */
export interface BookedStay {
  readonly label: string;
  readonly picture: Picture | undefined;
  readonly hotel: string;
  readonly stars: number;
  /** Town and region, or the address of the hotel. */
  readonly place: string;
  readonly checkInOut: CheckInOut | undefined;
  readonly dates: StayDates;
  readonly party: Party;
  readonly programme: readonly ProgramLine[];
  /** Activities whose day is chosen. */
  readonly days: readonly { readonly title: string; readonly date: IsoDate }[];
  readonly cancellation: CancellationPolicy | undefined;
}

/** What a quote adds to the detail of its stay. */
export type QuotedTerms = Pick<Quote, 'programLineList' | 'cancellationPolicy'>;

/** The detail's own programme is that of its default nights, so that it only stands in for those. */
export function describeStay(
  stay: WeekendDetail,
  { dates, party, activities }: CheckoutAddress,
  quoted: QuotedTerms = {},
): BookedStay {
  const { label, region } = stay.hotel.location;
  const titles = new Map([...stay.activities, ...stay.dinners].map(({ activityId, title }) => [activityId, title]));
  return {
    label: stay.label,
    picture: stay.images[0],
    hotel: stay.hotel.label,
    stars: shownStars(stay.hotel.stars),
    place: [label, region].filter(Boolean).join(', '),
    checkInOut: stay.hotel.checkInOut,
    dates,
    party,
    programme: programLines(
      quoted.programLineList ?? (nightsOf(dates) === stay.nights.default ? stay.programLine : []),
    ),
    days: activities.flatMap(({ activityId, date }) => {
      const title = titles.get(activityId);
      return title === undefined ? [] : [{ title, date }];
    }),
    cancellation: quoted.cancellationPolicy ?? stay.cancellationPolicy,
  };
}

export function describeOrder(order: Order): BookedStay {
  return {
    label: order.stay.label,
    picture: order.stay.image,
    hotel: order.hotel.label,
    stars: shownStars(order.hotel.stars),
    place: [order.hotel.address, order.hotel.city].filter(Boolean).join(', '),
    checkInOut: order.hotel.checkInOut,
    dates: { checkin: order.checkin, checkout: order.checkout },
    party: partyOf(order),
    programme: programLines(order.programLineList ?? []),
    days: order.activityDays ?? [],
    cancellation: order.cancellationPolicy,
  };
}

export function partyOf({ party: { adult, child, baby } }: Pick<Order, 'party'>): Party {
  const counts = { adults: adult, children: child, babies: baby };
  return { ...counts, singleRoom: isSingleRoomByDefault(counts) };
}
