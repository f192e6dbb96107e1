import type { ActivityPlan } from '../seed/activity-only/plan-activities.ts';
import { planBoxes } from '../seed/boxes.ts';
import { countries } from '../seed/geography/countries.ts';
import { distanceInKm } from '../seed/geography/distance.ts';
import type { Place } from '../seed/geography/place.ts';

/** Writes boxes, and activities with the places they belong to; writing them again changes nothing. */
export function insertProducts(
  db: D1Database,
  activities: readonly ActivityPlan[],
  circled: readonly Place[],
): D1PreparedStatement[] {
  const insert = (sql: string, rows: readonly unknown[]) => db.prepare(sql).bind(JSON.stringify(rows));
  return [
    insert(insertBoxSql, boxRows()),
    insert(insertActivitySql, activities.map(activityRow)),
    insert(
      'INSERT OR IGNORE INTO activity_place (place_id, activity_id) SELECT value ->> 0, value ->> 1 FROM json_each(?)',
      activities.flatMap((activity) => placesOf(activity, circled).map((placeId) => [placeId, activity.id])),
    ),
  ];
}

const insertBoxSql = `
INSERT OR REPLACE INTO box (market, code, theme, slug, position, price, value, rating, physical)
SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7, value ->> 8
FROM json_each(?)`;

function boxRows(): unknown[][] {
  return planBoxes().map(({ market, code, theme, position, price, value, rating, physical }) => [
    market,
    code,
    theme,
    theme,
    position,
    price,
    value,
    rating === undefined ? null : Math.round(rating * 10),
    Number(physical),
  ]);
}

const insertActivitySql = `
INSERT OR REPLACE INTO activity_product
  (id, center_id, center, univers, variant, country, city_id, department_id, region_id, lat, lng, address, environment,
   price, least, most, promo, published, quality, popularity, tags, seed)
SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7, value ->> 8,
  value ->> 9, value ->> 10, value ->> 11, value ->> 12, value ->> 13, value ->> 14, value ->> 15, value ->> 16,
  value ->> 17, value ->> 18, value ->> 19, value ->> 20, value ->> 21
FROM json_each(?)`;

function activityRow(plan: ActivityPlan): unknown[] {
  return [
    plan.id,
    plan.centerId,
    plan.center,
    plan.univers,
    plan.variant,
    plan.country,
    plan.cityId,
    plan.departmentId ?? null,
    plan.regionId ?? null,
    plan.lat,
    plan.lng,
    plan.address,
    plan.environment,
    plan.price,
    plan.least,
    plan.most,
    plan.promo,
    Number(plan.published),
    plan.quality,
    plan.popularity,
    plan.tags,
    plan.seed,
  ];
}

function placesOf(activity: ActivityPlan, circled: readonly Place[]): number[] {
  const parents = [countries[activity.country].id, activity.regionId, activity.departmentId, activity.cityId];
  const around = circled.filter(
    ({ country, circles = [] }) =>
      country === activity.country && circles.some((circle) => distanceInKm(activity, circle) <= circle.km),
  );
  return [...parents.filter((id) => id !== undefined), ...around.map(({ id }) => id)];
}
