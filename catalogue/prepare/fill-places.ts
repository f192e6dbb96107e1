import type { Place } from '../seed/geography/place.ts';

/** Writes places; writing them again changes nothing. */
export function insertPlaces(db: D1Database, places: readonly Place[]): D1PreparedStatement[] {
  const rows = places.map(({ names, ...place }) => [
    place.id,
    place.category,
    place.country,
    place.regionId ?? null,
    place.departmentId ?? null,
    place.lat,
    place.lng,
    place.population,
    place.postcode || null,
    names.fr,
    names.es,
    names.nl,
    names.it,
    names.en,
  ]);
  return [
    db
      .prepare(
        `INSERT OR REPLACE INTO place
           (id, category, country, region_id, department_id, lat, lng, population, postcode, fr, es, nl, it, en)
         SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7,
           value ->> 8, value ->> 9, value ->> 10, value ->> 11, value ->> 12, value ->> 13
         FROM json_each(?)`,
      )
      .bind(JSON.stringify(rows)),
  ];
}
