import { addDays, fromDayNumber, toDayNumber } from '#shared/calendar/date.ts';
import type { WireParty } from '#shared/catalogue/party.ts';
import { parseActivityDays } from '#shared/checkout/activity-days.ts';
import type { Database } from '../queries/database.ts';
import { loadNights } from '../queries/load-nights.ts';
import type { StayRow } from '../queries/load-stay.ts';
import { bookingDays } from '../rules/booking-days.ts';
import { addExtras, chosenExtras } from '../rules/extras.ts';
import { priceLive, type StayPrice } from '../rules/price.ts';
import { createNights, sell } from '../rules/sell-nights.ts';
import type { ActivityCode } from '../seed/activities.ts';

export interface QuoteWish {
  /** Day number of the arrival. */
  readonly day: number;
  readonly nights: number;
  readonly party: WireParty;
  /** The chosen days of activities, as `activitySelectionList` carries them. */
  readonly activities?: string | undefined;
  readonly now: number;
  /** Whether the hotel is asked for its live price. */
  readonly isLive: boolean;
}

export type Refusal = 'PACKAGE_UNAVAILABLE' | 'DATE_IN_THE_PAST' | 'NOT_BOOKABLE';

export interface Quoted {
  readonly ok: true;
  readonly price: StayPrice;
  /** What was added to the programme and is part of the price. */
  readonly extras: readonly ActivityCode[];
  /** What the nights cost for one room, which an order checks again when it takes them. */
  readonly nightsPrice: number;
  readonly rooms: number;
  readonly available: number;
  readonly nights: number;
  readonly adults: number;
  readonly day: number;
  readonly today: number;
}

/** What a stay costs on given dates, or why it cannot be had. @rule QUOTE-018 QUOTE-019 QUOTE-026 */
export async function quoteStay(
  db: Database,
  { stay, hotel, room }: StayRow,
  { day, nights: count, party, activities = '', now, isLive }: QuoteWish,
): Promise<Quoted | { readonly ok: false; readonly reason: Refusal }> {
  const { first, today } = bookingDays(now, hotel.country);
  if (day < first) return { ok: false, reason: 'DATE_IN_THE_PAST' };
  if (stay.packageAvailable === 0) return { ok: false, reason: 'PACKAGE_UNAVAILABLE' };
  if (stay.published === 0) return { ok: false, reason: 'NOT_BOOKABLE' };
  const loaded = await loadNights(db, [room.id], day, day + count);
  const nights = createNights(stay, room, loaded.get(room.id) ?? [], party);
  const sale = sell(nights, day, count);
  if (!sale) return { ok: false, reason: 'NOT_BOOKABLE' };
  const checkin = fromDayNumber(day);
  const extras = chosenExtras(stay, parseActivityDays(activities, { checkin, checkout: addDays(checkin, count) }));
  return {
    ok: true,
    price: addExtras(isLive ? priceLive(sale.price, stay.channelPercent) : sale.price, extras, party),
    extras,
    nightsPrice: sale.nightsPrice,
    rooms: nights.rooms,
    available: sale.available,
    nights: count,
    adults: party.adult,
    day,
    today: toDayNumber(today),
  };
}
