import { activitySearchRequest } from '#shared/catalogue/activity-search.ts';
import type { Order } from '#shared/catalogue/search.ts';
import { factsOf } from '#shared/locale/locales.ts';
import type { Asking } from '../http/asking.ts';
import { readBody } from '../http/read-request.ts';
import { destinationOf } from '../queries/centre.ts';
import type { Criteria } from '../queries/criteria.ts';
import { type ActivityRow, loadActivities } from '../queries/load-activities.ts';
import { selectDestination } from '../queries/select-destination.ts';
import { priceActivity } from '../rules/activity-price.ts';
import type { StayPrice } from '../rules/price.ts';
import { hasTheme } from '../seed/activity-only/univers.ts';
import { nameActivitySearch, writeActivityPage } from '../text/describe-activity.ts';
import { productTextsOf } from '../text/product-texts-of.ts';
import { writeActivityOffer } from './write-activity.ts';
import { writeDestination } from './write-destination.ts';

/** @rule API-007 SERP-026 */
export async function handleActivitySearch({ request, db }: Asking): Promise<Response> {
  const asked = await readBody(activitySearchRequest, request);
  if (!asked.ok) return asked.problem;
  const { locale, orderBy, page, limit, numberOfPackagesPerHotel, fetchPageModel } = asked.value;
  const criteria: Criteria = { ...asked.value.criteria, locale, flow: 'activity' };
  const { language } = factsOf(locale);
  const named = destinationOf(criteria);
  const [rows, [destination]] = await Promise.all([
    loadActivities(db, criteria, language),
    named ? selectDestination(db, named, language) : [],
  ]);
  const fitting = rows
    .flatMap((activity) => {
      const price = priceActivity(activity, criteria.adult);
      return price && isWanted(activity, price, criteria) ? [{ activity, price }] : [];
    })
    .sort(comparisons[orderBy]);
  const listed = atMostPerCenter(fitting, numberOfPackagesPerHotel);
  const texts = productTextsOf(language);
  return Response.json({
    results: listed
      .slice(page * limit, (page + 1) * limit)
      .map(({ activity, price }) => writeActivityOffer(language, activity, price, criteria.adult)),
    searchDetails: {
      totalCount: listed.length,
      ...(destination && writeDestination(destination, criteria)),
    },
    mainTitle: nameActivitySearch(texts, destination?.label),
    ...(fetchPageModel && { pageModel: writeActivityPage(texts, destination?.label) }),
  });
}

function isWanted({ tags, environment, univers }: ActivityRow, { total }: StayPrice, criteria: Criteria): boolean {
  const { priceMin = 0, priceMax = Number.MAX_SAFE_INTEGER, tags: wanted, hotelEnvironment, theme } = criteria;
  if (total < priceMin || total > priceMax) return false;
  if (!hasTheme(univers, theme)) return false;
  if (hotelEnvironment && !hotelEnvironment.includes(environment)) return false;
  return !wanted || wanted.some((id) => id <= 30 && (tags >> (id - 1)) & 1);
}

interface Priced {
  readonly activity: ActivityRow;
  readonly price: StayPrice;
}

const byId = (a: Priced, b: Priced) => a.activity.id - b.activity.id;
const byQuality = (a: Priced, b: Priced) => b.activity.quality - a.activity.quality || byId(a, b);
const byPrice = (a: Priced, b: Priced) => a.price.total - b.price.total || byId(a, b);

const comparisons: Readonly<Record<Order, (a: Priced, b: Priced) => number>> = {
  priceQuality: byQuality,
  popularity: (a, b) => b.activity.popularity - a.activity.popularity || byId(a, b),
  promo: (a, b) => b.activity.promo - a.activity.promo || byQuality(a, b),
  priceAsc: byPrice,
  distance: (a, b) => (a.activity.distance ?? 0) - (b.activity.distance ?? 0) || byQuality(a, b),
  svPriceAsc: byPrice,
  svPriceDesc: (a, b) => byPrice(b, a),
};

function atMostPerCenter(found: readonly Priced[], most: number): Priced[] {
  const listed = new Map<number, number>();
  return found.filter(({ activity: { centerId } }) => {
    const already = listed.get(centerId) ?? 0;
    listed.set(centerId, already + 1);
    return already < most;
  });
}
