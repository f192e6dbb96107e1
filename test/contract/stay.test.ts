import { beforeAll, expect, test } from 'vitest';
import { sampleStays } from '#catalogue/seed/samples.ts';
import type { Answer, Request } from '#shared/catalogue/calls.ts';
import { ask, fillCatalogue } from '../support/catalogue.ts';
import { checkReviews, checkStay } from './checks.ts';

beforeAll(fillCatalogue);

const stay = async (id: number, query: Partial<Request<'stay'>> = {}): Promise<Answer<'stay'>> => {
  const answer = await ask('stay', { locale: 'fr_FR', client: 'msite', ...query }, { id });
  checkStay(answer);
  return answer;
};

const reviews = async (hotelId: number, query: Partial<Request<'reviews'>> = {}): Promise<Answer<'reviews'>> => {
  const answer = await ask('reviews', { locale: 'fr_FR', client: 'msite', ...query }, { hotelId });
  checkReviews(answer);
  return answer;
};

test('API-026 a stay holds everything its page shows', async () => {
  const detail = await stay(sampleStays.bookable, { checkin: '2026-12-05', night: 2 });
  expect(detail.published).toBe(true);
  expect(detail.images.length).toBeGreaterThanOrEqual(5);
  expect(new Set(detail.images.map(({ url }) => url)).size).toBe(detail.images.length);
  expect(detail.programLine[0]?.icon).toBe('night');
  expect(detail.hotel.importantInfos?.length).toBeGreaterThan(0);
  expect(detail.hotel.description?.split('\n\n')).toHaveLength(3);
  expect(detail.breadcrumb.map(({ category }) => category)).toEqual(['country', 'region', 'department', 'city']);
  expect(detail.room?.capacity).toBeGreaterThan(0);
  expect(detail.breakfast?.detailList?.length).toBeGreaterThan(0);
  expect(detail.hotel.checkInOut?.checkin).toMatch(/^\d\d:\d\d$/);
  expect(detail.pageModel?.pageTitle).toContain(detail.hotel.label);
});

test('STAY-026 rooms left are told with dates only', async () => {
  const [dated, open, none] = await Promise.all([
    stay(sampleStays.lastRoom, { checkin: '2026-12-05', night: 2 }),
    stay(sampleStays.lastRoom),
    stay(sampleStays.soldOut, { checkin: '2026-12-05', night: 1 }),
  ]);
  expect([dated.availableRooms, open.availableRooms, none.availableRooms]).toEqual([1, undefined, 0]);
});

test('API-027 the offer detail takes `nights`, and leaves the page model out when told to', async () => {
  const detail = await stay(sampleStays.bookable, { nights: 3, fetchPageModel: false });
  expect(detail.pageModel).toBeUndefined();
  expect(detail.programLine[0]?.label).toContain('3 nuits');
});

test('API-026 every language has its own words and plurals', async () => {
  const [fr, es, nl, it, en] = await Promise.all([
    stay(sampleStays.bookable, { locale: 'fr_BE', night: 1 }),
    stay(sampleStays.bookable, { locale: 'es_ES', night: 1 }),
    stay(sampleStays.bookable, { locale: 'nl_BE', night: 1 }),
    stay(sampleStays.bookable, { locale: 'it_IT', night: 2 }),
    stay(sampleStays.bookable, { locale: 'en_GB', night: 2 }),
  ]);
  const lines = [fr, es, nl, it, en].map(({ programLine }) => programLine[0]?.label.split(' ').slice(0, 2).join(' '));
  expect(lines).toEqual(['1 nuit', '1 noche', '1 nacht', '2 notti', '2 nights']);
  expect(new Set([fr, es, nl, it, en].map(({ label }) => label)).size).toBe(5);
  expect(new Set([fr, es, nl, it, en].map(({ hotel }) => hotel.description)).size).toBe(5);
});

test('STAY-042 an expired stay keeps its hotel, name and breadcrumb, says that it is over and has no price', async () => {
  const detail = await stay(sampleStays.expired);
  expect(detail.published).toBe(false);
  expect(detail.priceInfo).toBeUndefined();
  expect(detail.hotel.label).not.toBe('');
  expect(detail.breadcrumb.length).toBeGreaterThan(0);
  expect(detail.pageModel?.robots).toBe('noindex');
});

test('STAY-043 the from-price is that of two adults on the cheapest coming days', async () => {
  const detail = await stay(sampleStays.bookable);
  const calendar = await ask('checkinPrices', { locale: 'fr_FR', length: 3 }, { id: sampleStays.bookable });
  const coming = calendar.days
    .filter(({ day }) => day > '2026-11-21' && day <= '2027-01-30')
    .map(({ amount }) => amount);
  expect(detail.priceInfo?.sellPrice).toBe(Math.min(...coming));
  expect(detail.priceInfo?.priceType).toBe('from-price');
  expect((await stay(sampleStays.soldOut)).priceInfo).toBeUndefined();
});

test('STAY-038 STAY-040 an activity on a chosen day lists the days of the stay as activityId_date', async () => {
  const found = await ask('search', { locale: 'fr_FR', tags: '4', limit: 1 });
  const detail = await stay(found.exactMatch[0]?.id ?? 0, { checkin: '2026-12-05', nights: 2 });
  const spa = detail.activities.find(({ icon }) => icon === 'spa');
  expect(spa?.included).toBe(true);
  expect(spa?.dates?.map(({ date }) => date)).toEqual(['2026-12-05', '2026-12-06', '2026-12-07']);
  expect(spa?.dates?.[0]?.value).toBe(`${spa?.activityId}_2026-12-05`);
  expect(spa?.duration).toBe(120);
});

test('QUOTE-002 cancellation tells its last day with dates, and is refused once that has passed', async () => {
  const later = await stay(sampleStays.bookable, { checkin: '2026-12-05' });
  expect(later.cancellationPolicy).toMatchObject({
    cancellable: true,
    daysBefore: 3,
    cancellationDeadline: '2026-12-02',
  });
  const tomorrow = await stay(sampleStays.bookable, { checkin: '2026-11-22' });
  expect(tomorrow.cancellationPolicy?.cancellable).toBe(false);
  const never = await stay(sampleStays.nonRefundable, { checkin: '2026-12-05' });
  expect(never.cancellationPolicy?.cancellable).toBe(false);
});

test('API-032 REV-005 REV-009 reviews come ten a page in the language of the reader, with score and criteria', async () => {
  const first = await reviews(1002);
  expect(first.list).toHaveLength(Math.min(10, first.totalCount));
  expect(first.list.every(({ locale }) => locale.startsWith('fr'))).toBe(true);
  expect(first.details?.map(({ label }) => label)).toContain('priceQualityRatio');
  expect(first.score).toBeGreaterThan(5);
  const belgian = await reviews(1002, { locale: 'fr_BE' });
  expect(belgian.totalCount).toBe(first.totalCount);
});

test('REV-003 pages of reviews do not repeat, and end', async () => {
  const { hotelId, total } = await mostReviewed();
  const pages = await Promise.all([reviews(hotelId), reviews(hotelId, { page: 1 }), reviews(hotelId, { page: 50 })]);
  const ids = pages.flatMap(({ list }) => list.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(Math.min(20, total));
  expect(pages[2]?.list).toEqual([]);
});

test('REV-006 reviews are ordered by date or score, both ways', async () => {
  const { hotelId } = await mostReviewed();
  const newest = (await reviews(hotelId)).list.map(({ date }) => date);
  const oldest = (await reviews(hotelId, { sort: 'DATE_ASC' })).list.map(({ date }) => date);
  const best = (await reviews(hotelId, { sort: 'SCORE_DESC' })).list.map(({ average }) => average);
  const worst = (await reviews(hotelId, { sort: 'SCORE_ASC' })).list.map(({ average }) => average);
  expect(newest).toEqual(newest.toSorted().reverse());
  expect(oldest).toEqual(oldest.toSorted());
  expect(best).toEqual(best.toSorted((a, b) => b - a));
  expect(worst).toEqual(worst.toSorted((a, b) => a - b));
});

test('REV-007 all reviews can be asked for, whatever their language', async () => {
  const all = await ask('reviews', { client: 'msite' }, { hotelId: 1002 });
  const french = await reviews(1002, { locale: 'fr_FR', withOtherLanguageFallback: false });
  expect(all.totalCount).toBeGreaterThan(french.totalCount);
  expect(new Set(all.list.map(({ locale }) => locale)).size).toBeGreaterThan(1);
});

test('REV-017 a language without reviews falls back to all of them, unless told not to', async () => {
  const widened = await reviews(1002, { locale: 'en_GB' });
  expect(widened.totalCount).toBeGreaterThan((await reviews(1002)).totalCount);
  const strict = await reviews(1002, { locale: 'en_GB', withOtherLanguageFallback: false });
  expect(strict).toMatchObject({ totalCount: 0, list: [] });
});

async function mostReviewed(): Promise<{ hotelId: number; total: number }> {
  const { exactMatch } = await ask('search', { locale: 'fr_FR', country: 3_017_382, limit: 48 });
  const totals = await Promise.all(
    exactMatch.map(async ({ hotel }) => ({ hotelId: hotel.id, total: (await reviews(hotel.id)).totalCount })),
  );
  const [most] = totals.toSorted((a, b) => b.total - a.total);
  if (!most || most.total <= 10) throw new Error('No hotel has two pages of reviews');
  return most;
}
