import { fromDayNumber } from '#shared/calendar/date.ts';
import type { Language } from '#shared/locale/locales.ts';
import type { StayRow } from '../queries/load-stay.ts';
import { endOfDay } from '../rules/end-of-day.ts';
import { listInsurances } from '../rules/insurances.ts';
import { localTaxOf, totalLocalTax } from '../rules/local-tax.ts';
import { countries } from '../seed/geography/countries.ts';
import type { Texts } from '../seed/text/texts.ts';
import { count } from '../text/compose.ts';
import { listProgramme } from '../text/describe-stay.ts';
import { writeCancellation } from '../text/write-cancellation.ts';
import type { Quoted, Refusal } from './quote-stay.ts';
import { writePriceInfo } from './write-price-info.ts';

/** A quote that failed, on the wire. @rule QUOTE-026 QUOTE-027 */
export function writeRefusal({ quoteErrors }: Texts, reason: Refusal) {
  return { bookable: false, errors: [{ code: reason, message: quoteErrors[reason] }] };
}

/** A quote on the wire, without the criteria it was asked for. @rule QUOTE-004 */
export function writeQuote(texts: Texts, { stay, hotel, room }: StayRow, quoted: Quoted, language: Language) {
  const { price, extras, rooms, nights, adults, available, day, today } = quoted;
  const localTax = localTaxOf(hotel);
  const flashEnd = stay.flashEndsDay === null ? undefined : fromDayNumber(stay.flashEndsDay);
  return {
    bookable: true,
    priceInfo: writePriceInfo(price, price.total < price.reference ? stay.promo : 0, { nights, rooms, isFinal: true }),
    localTaxTotalAmount: totalLocalTax(localTax, { adults, nights, total: price.total }),
    localTax,
    programLineList: listProgramme(texts, [...stay.programme, ...extras], room.kind, nights),
    ...(flashEnd && {
      flashDeal: { endsAt: endOfDay(flashEnd, countries[hotel.country].timeZone), label: texts.labels.flash },
    }),
    ...(rooms > 1 && { roomsAmountMessage: count(texts.roomsMessage, rooms) }),
    availableRooms: available,
    insurances: listInsurances(price.total, language),
    cancellationPolicy: writeCancellation(texts, stay.cancellation, today, day),
  };
}
