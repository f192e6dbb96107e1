import { fromDayNumber, type IsoDate } from '#shared/calendar/date.ts';
import type { HotelRow } from '../queries/load-hotel.ts';
import type { StayRow } from '../queries/load-stay.ts';
import type { Texts } from '../seed/text/texts.ts';

/** A sale that ends within so many days says so. */
const soon = 14;
/** From this quality on, a hotel is one of the editors' favourites. */
const favourite = 90;
/** From so many eco facilities on, a hotel is called eco-minded. @rule CARD-028 */
const eco = 8;

interface Attention {
  readonly marketingLabels?: readonly string[];
  readonly expiration?: IsoDate;
}

/** What draws attention to a stay on the day number `today`; all of it is in the data, and empty parts are missing. */
export function drawAttention(
  { labels }: Texts,
  { flashEndsDay, lastSaleDay }: Pick<StayRow['stay'], 'flashEndsDay' | 'lastSaleDay'>,
  { quality, ecoFacilities }: Pick<HotelRow, 'quality' | 'ecoFacilities'>,
  today: number,
): Attention {
  const marketingLabels = [
    ...(flashEndsDay === null ? [] : [labels.flash]),
    ...(quality >= favourite ? [labels.favourite] : []),
    ...(ecoFacilities >= eco ? [labels.eco] : []),
  ];
  return {
    ...(marketingLabels.length > 0 && { marketingLabels }),
    ...(lastSaleDay !== null && lastSaleDay - today <= soon && { expiration: fromDayNumber(lastSaleDay) }),
  };
}
