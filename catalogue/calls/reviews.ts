import { fromDayNumber } from '#shared/calendar/date.ts';
import { reviewCriteria, reviewsRequest } from '#shared/catalogue/reviews.ts';
import { factsOf, type Locale, locales } from '#shared/locale/locales.ts';
import type { Asking } from '../http/asking.ts';
import { createProblem } from '../http/problem.ts';
import { parseId, readQuery } from '../http/read-request.ts';
import { type HotelRow, loadHotel } from '../queries/load-hotel.ts';
import { countReviews, loadReviews } from '../queries/load-reviews.ts';
import { mixSeed } from '../seed/random.ts';
import { writeReview } from '../text/write-review.ts';

/** @rule API-032 REV-009 */
export async function handleReviews({ request, parts, db }: Asking): Promise<Response> {
  const asked = readQuery(reviewsRequest, request.url);
  if (!asked.ok) return asked.problem;
  const { locale, page, sort, withOtherLanguageFallback } = asked.value;
  const id = parseId(parts.hotelId);
  const hotel = id === undefined ? undefined : await loadHotel(db, id);
  if (!hotel) return createProblem('NOT_FOUND');
  const own = { hotelId: hotel.id, locales: locale && sameLanguage(locale) };
  const ownCount = await countReviews(db, own);
  const isWidened = ownCount === 0 && withOtherLanguageFallback;
  const wanted = isWidened ? { hotelId: hotel.id, locales: undefined } : own;
  const list = await loadReviews(db, { ...wanted, sort, page });
  return Response.json({
    totalCount: isWidened ? hotel.reviewCount : ownCount,
    ...(hotel.reviewCount > 0 && { score: hotel.reviewAverage / 10, details: detailsOf(hotel) }),
    list: list.map((review) => ({
      id: review.id,
      locale: review.locale,
      date: fromDayNumber(review.day),
      average: review.average / 10,
      ...writeReview(review),
    })),
  });
}

/** Reviews are told apart by language: a Belgian reads what the French wrote. */
function sameLanguage(locale: Locale): Locale[] {
  const { language } = factsOf(locale);
  return locales.filter((other) => factsOf(other).language === language);
}

/** The criteria of a hotel lie around its average, each always the same. @rule REV-010 */
function detailsOf({ reviewAverage, seed }: HotelRow) {
  return reviewCriteria.map((label) => {
    const offset = (Math.abs(mixSeed(seed, label)) % 11) - 5;
    return { label, score: Math.min(100, Math.max(0, reviewAverage + offset)) / 10 };
  });
}
