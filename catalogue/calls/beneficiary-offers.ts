import { sql } from 'drizzle-orm';
import type { IsoDate } from '#shared/calendar/date.ts';
import {
  type BoxBeneficiaryRequest,
  boxBeneficiaryRequest,
  boxesBeneficiaryRequest,
  voucherBeneficiaryRequest,
} from '#shared/catalogue/beneficiary.ts';
import { factsOf } from '#shared/locale/locales.ts';
import type { Asking } from '../http/asking.ts';
import { createProblem } from '../http/problem.ts';
import { readQuery } from '../http/read-request.ts';
import { staysOfBox } from '../queries/box-stays.ts';
import type { Narrowing } from '../queries/criteria.ts';
import type { Database } from '../queries/database.ts';
import { findStaysByHotel } from '../queries/find-stays-by-hotel.ts';
import { findBox } from './find-box.ts';
import { openCriteria } from './open-criteria.ts';
import { writeOffers } from './write-offers.ts';

/** What every gift opens: stays that are sold the whole year. */
export const anyGift: Narrowing = { where: sql`stay.on_sale_days IS NULL` };

/** @rule API-015 */
export async function handleBoxBeneficiaryOffers({ request, parts, db, now }: Asking): Promise<Response> {
  const asked = readQuery(boxBeneficiaryRequest, request.url);
  if (!asked.ok) return asked.problem;
  const found = await findBox(db, asked.value.locale, parts.code);
  if (!found) return createProblem('NOT_FOUND');
  const checkin = asked.value.checkinDate ?? asked.value.checkin;
  return answer(db, now, { ...asked.value, checkin }, staysOfBox(found.box));
}

/** @rule API-015 */
export async function handleBoxesBeneficiaryOffers({ request, db, now }: Asking): Promise<Response> {
  const asked = readQuery(boxesBeneficiaryRequest, request.url);
  if (!asked.ok) return asked.problem;
  const { locale, code } = asked.value;
  const found = code === undefined ? undefined : await findBox(db, locale, code);
  if (code !== undefined && !found) return createProblem('NOT_FOUND');
  const checkin = asked.value.checkinDate ?? asked.value.checkin;
  return answer(db, now, { ...asked.value, checkin }, found ? staysOfBox(found.box) : anyGift);
}

/** @rule API-016 SV-001 SV-004 */
export async function handleVoucherBeneficiaryOffers({ request, db, now }: Asking): Promise<Response> {
  const asked = readQuery(voucherBeneficiaryRequest, request.url);
  if (!asked.ok) return asked.problem;
  const { checkinDate, matchOfferRangePriceWithGiftAmount, giftAmount } = asked.value;
  const priceMax = matchOfferRangePriceWithGiftAmount ? giftAmount : undefined;
  return answer(db, now, { ...asked.value, checkin: checkinDate, priceMax }, anyGift);
}

type Wanted = Omit<BoxBeneficiaryRequest, 'checkin'> & {
  readonly checkin: IsoDate | undefined;
  readonly priceMax?: number | undefined;
};

async function answer(db: Database, now: number, wanted: Wanted, narrowing: Narrowing): Promise<Response> {
  const { locale, hotelId, checkin, night, adult, child, baby, priceMax, page, limit } = wanted;
  const party = { adult, child, baby };
  const criteria = openCriteria(locale, { ...party, hotelId, checkin, night, priceMax });
  const { language } = factsOf(locale);
  const wish = { page, limit, perHotel: wanted.numberOfPackagesPerHotel, language };
  const { groups, hotels, offers } = await findStaysByHotel(db, criteria, wish, narrowing);
  const context = { language, party, checkin, now, purpose: 'beneficiary' } as const;
  return Response.json({
    exactMatches: groups.flatMap(({ stays, offers: fitting }) => {
      const weekends = writeOffers(stays, context);
      const [first] = weekends;
      if (!first) return [];
      return [{ hotel: first.hotel, images: first.images, weekends, hasMoreOffers: fitting > weekends.length }];
    }),
    legacyPackageCount: offers,
    totalCount: hotels,
  });
}
