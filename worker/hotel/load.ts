import { nightsOf } from '#shared/calendar/stay-dates.ts';
import type { HotelDetail } from '#shared/catalogue/hotel-detail.ts';
import { toPartyCounts } from '#shared/party/party.ts';
import type { StayCriteria } from '#shared/stay/stay-criteria.ts';
import type { AppContext } from '../context.ts';
import type { Result } from '../upstream/outcome.ts';

/**
 * The hotel with what can be had in its rooms: on dates for a party, or from the cheapest days without dates.
 * @rule OPEN-053
 */
export function loadHotel(
  c: AppContext,
  hotelId: number,
  { dates, party }: StayCriteria,
  waitMs: number,
): Promise<Result<HotelDetail>> {
  const given = { hotelId, ...datesOf(dates), ...toPartyCounts(party) };
  return c.var.upstream.get('hotel', given, { waitMs });
}

function datesOf(dates: StayCriteria['dates']) {
  return dates ? { checkin: dates.checkin, nights: nightsOf(dates) } : {};
}
