import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import { type ReviewSort, reviewPageSize } from '#shared/catalogue/reviews.ts';
import type { Locale } from '#shared/locale/locales.ts';
import { review } from '../schema.ts';
import type { Database } from './database.ts';

interface Wanted {
  readonly hotelId: number;
  /** Undefined for every language. */
  readonly locales: readonly Locale[] | undefined;
  readonly sort: ReviewSort;
  /** Counts from 0. */
  readonly page: number;
}

const orders = {
  DATE_DESC: [desc(review.day), asc(review.id)],
  DATE_ASC: [asc(review.day), asc(review.id)],
  SCORE_DESC: [desc(review.average), desc(review.day), asc(review.id)],
  SCORE_ASC: [asc(review.average), desc(review.day), asc(review.id)],
} as const satisfies Record<ReviewSort, unknown>;

function filterOf({ hotelId, locales }: Pick<Wanted, 'hotelId' | 'locales'>) {
  return and(eq(review.hotelId, hotelId), locales && inArray(review.locale, [...locales]));
}

/** One page of the reviews of a hotel. @rule REV-005 REV-006 */
export async function loadReviews(db: Database, wanted: Wanted) {
  return db
    .select()
    .from(review)
    .where(filterOf(wanted))
    .orderBy(...orders[wanted.sort])
    .limit(reviewPageSize)
    .offset(wanted.page * reviewPageSize);
}

/** How many reviews there are in these languages. */
export async function countReviews(db: Database, wanted: Pick<Wanted, 'hotelId' | 'locales'>): Promise<number> {
  const row = await db.select({ count: count() }).from(review).where(filterOf(wanted)).get();
  return row?.count ?? 0;
}
