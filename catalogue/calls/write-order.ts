import { addDays } from '#shared/calendar/date.ts';
import type { StayDates } from '#shared/calendar/stay-dates.ts';
import type { OrderRequest } from '#shared/catalogue/order.ts';
import { parseActivityDays } from '#shared/checkout/activity-days.ts';
import { factsOf } from '#shared/locale/locales.ts';
import type { StayRow } from '../queries/load-stay.ts';
import type { Texts } from '../seed/text/texts.ts';
import { titleDatedActivities } from '../text/describe-activities.ts';
import { hoursOf } from '../text/describe-hotel.ts';
import { nameStay, stayUri } from '../text/describe-stay.ts';
import { picturesOf } from '../text/picture-stay.ts';
import type { Payment } from './decide-payment.ts';
import type { Quoted } from './quote-stay.ts';
import { writeQuote } from './write-quote.ts';

interface Placed {
  readonly payment: Payment;
  readonly order: OrderRequest;
  readonly number: string;
  /** ISO instant. */
  readonly createdAt: string;
}

/** An order as it is stored and told again: names and prices of the moment it was placed. */
export function writeOrder(texts: Texts, row: StayRow, quoted: Quoted, { order, number, createdAt, payment }: Placed) {
  const { stay, hotel, city } = row;
  const { locale, checkin, nights, party, traveller, activitySelectionList = '' } = order;
  const checkout = addDays(checkin, nights);
  const label = nameStay(texts, stay, hotel.environment);
  const [image] = picturesOf(texts, hotel, Number(checkin.slice(5, 7)));
  const { priceInfo, localTaxTotalAmount, programLineList, cancellationPolicy } = writeQuote(
    texts,
    row,
    quoted,
    factsOf(locale).language,
  );
  return {
    number,
    status: 'confirmed',
    createdAt,
    locale,
    stay: { id: stay.id, uri: stayUri(stay.id, label), label, ...(image && { image }) },
    hotel: {
      id: hotel.id,
      label: hotel.name,
      address: hotel.address,
      city,
      stars: hotel.stars,
      checkInOut: hoursOf(hotel),
    },
    checkin,
    checkout,
    nights,
    party,
    traveller,
    priceInfo,
    localTaxTotalAmount,
    programLineList,
    activityDays: listActivityDays(texts, row, activitySelectionList, { checkin, checkout }),
    cancellationPolicy,
    ...payment,
  };
}

/** The chosen days of activities that the stay has and whose day can be chosen. @rule STAY-040 */
function listActivityDays(texts: Texts, { stay }: StayRow, chosen: string, dates: StayDates) {
  const titles = titleDatedActivities(texts, [...stay.programme, ...stay.extras], stay.id);
  return parseActivityDays(chosen, dates).flatMap(({ activityId, date }) => {
    const title = titles.get(activityId);
    return title === undefined ? [] : [{ activityId, title, date }];
  });
}
