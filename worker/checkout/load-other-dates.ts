import { monthOf, shiftMonth } from '#shared/calendar/grid.ts';
import { nightsOf } from '#shared/calendar/stay-dates.ts';
import { bookableWindow } from '#shared/calendar/today.ts';
import type { CheckoutAddress } from '#shared/checkout/checkout-address.ts';
import { nearestDates, type OtherDates } from '#shared/checkout/other-dates.ts';
import { marketOf } from '#shared/market/markets.ts';
import { toPartyCounts } from '#shared/party/party.ts';
import type { AppContext } from '../context.ts';
import { criticalMs } from '../upstream/policies.ts';

const shownDates = 4;

/** The nearest days on which the same stay is free, for who came too late; none when they cannot be had in time. */
export async function loadOtherDates(c: AppContext, { id, dates, party }: CheckoutAddress): Promise<OtherDates[]> {
  const { firstBookableDay } = bookableWindow(c.var.now, marketOf(c.var.locale).timeZone);
  const asked = monthOf(dates.checkin);
  const earlier = shiftMonth(asked, -1);
  const first = monthOf(firstBookableDay);
  const isOver = earlier < first;
  const given = { id, month: isOver ? first : earlier, length: 3, nights: nightsOf(dates), ...toPartyCounts(party) };
  const found = await c.var.upstream.get('checkinPrices', given, { waitMs: criticalMs });
  return found.ok ? nearestDates(found.value.days, dates, shownDates) : [];
}
