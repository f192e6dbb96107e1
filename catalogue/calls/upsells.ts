import { todayIn } from '#shared/calendar/date.ts';
import { upsellsRequest } from '#shared/catalogue/upsells.ts';
import { factsOf } from '#shared/locale/locales.ts';
import type { Asking } from '../http/asking.ts';
import { createProblem } from '../http/problem.ts';
import { parseId, readQuery } from '../http/read-request.ts';
import type { Database } from '../queries/database.ts';
import { loadFares } from '../queries/load-fares.ts';
import { loadHotelStays } from '../queries/load-hotel-stays.ts';
import { loadStay } from '../queries/load-stay.ts';
import { priceStay } from '../rules/price.ts';
import { priceVoucher } from '../rules/price-voucher.ts';
import { type ActivityCode, activityTraits, numberActivity } from '../seed/activities.ts';
import { countries } from '../seed/geography/countries.ts';
import { listProgramme, nameStay, stayUri } from '../text/describe-stay.ts';
import { picturesOf } from '../text/picture-stay.ts';
import { textsOf } from '../text/texts-of.ts';

type HotelStay = Awaited<ReturnType<typeof loadHotelStays>>[number];

const most = 3;
const two = { adult: 2, child: 0 };

/** Dearer stays of the same hotel whose programme is worth more, cheapest step first. @rule QUOTE-005 QUOTE-006 */
export async function handleUpsells({ request, parts, db, now }: Asking): Promise<Response> {
  const asked = readQuery(upsellsRequest, request.url);
  if (!asked.ok) return asked.problem;
  const { language } = factsOf(asked.value.locale);
  const id = parseId(parts.id);
  const row = id === undefined ? undefined : await loadStay(db, id, language);
  if (!row) return createProblem('NOT_FOUND');
  const { stay: own, hotel, room } = row;
  const texts = textsOf(language);
  const month = Number(todayIn(now, countries[hotel.country].timeZone).slice(5, 7));
  const richer = (await loadHotelStays(db, hotel.id))
    .flatMap((other) => {
      const added = other.stay.programme.filter((code) => !own.programme.includes(code));
      const difference = fromPrice(other) - fromPrice({ stay: own, room });
      const isRicher = added.length > 0 && worthOf(other.stay.programme) > worthOf(own.programme);
      return isRicher && difference > 0 ? [{ ...other, added, difference }] : [];
    })
    .sort((a, b) => a.difference - b.difference)
    .slice(0, most);
  const giftDifferences = await Promise.all(richer.map((other) => compareGifts(db, { stay: own, room }, other)));
  return Response.json({
    upsells: richer.map(({ stay, room: its, added, difference }, index) => {
      const label = nameStay(texts, stay, hotel.environment);
      return {
        id: stay.id,
        uri: stayUri(stay.id, label),
        label,
        priceDifference: difference,
        priceDifferencePerLos: giftDifferences[index],
        programLines: listProgramme(texts, added, its.kind, stay.defaultNights).slice(1),
        imagesBySize: picturesOf(texts, hotel, month),
        activityIds: added.map((code) => numberActivity(stay.id, code)),
      };
    }),
    singleVoucherProducts: richer.flatMap(({ stay }, index) => {
      const priceDifferencePerLos = giftDifferences[index] ?? {};
      return Object.keys(priceDifferencePerLos).length > 0 ? [{ id: stay.id, priceDifferencePerLos }] : [];
    }),
  });
}

/** What all parts of a programme cost an adult together, once each. */
function worthOf(programme: readonly ActivityCode[]): number {
  return programme.reduce((sum, code) => sum + activityTraits[code].price, 0);
}

/** For two people, on the cheapest days; a stay without a free day costs nothing more. */
function fromPrice({ stay }: HotelStay): number {
  return stay.fromNightsPrice === null ? 0 : priceStay(stay, stay.fromNightsPrice, 1, two).total;
}

/** What the other stay costs more as a gift, for each length that both have. */
async function compareGifts(db: Database, own: HotelStay, other: HotelStay): Promise<Record<number, number>> {
  const [ownPrices, otherPrices] = await Promise.all(
    [own, other].map(async ({ stay, room }) => priceVoucher(stay, await loadFares(db, room.id))),
  );
  return Object.fromEntries(
    (otherPrices ?? []).flatMap(({ los, sellPrice }) => {
      const known = ownPrices?.find((price) => price.los === los);
      return known && sellPrice >= known.sellPrice ? [[los, sellPrice - known.sellPrice]] : [];
    }),
  );
}
