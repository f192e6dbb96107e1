import { sql } from 'drizzle-orm';
import type { Country, Language } from '#shared/locale/locales.ts';
import type { Environment } from '../seed/geography/spots.ts';
import { boxAround, type Centre, distanceFrom } from './centre.ts';
import type { Database } from './database.ts';
import { reducedPrice, referencePrice } from './price.ts';

export interface NearbyRow {
  readonly id: number;
  readonly name: string;
  readonly country: Country;
  readonly environment: Environment;
  readonly seed: number;
  readonly stars: number;
  readonly address: string;
  readonly city: string;
  readonly lat: number;
  readonly lng: number;
  readonly reviewAverage: number;
  readonly reviewCount: number;
  readonly distance: number;
  readonly sellPrice: number;
}

const withinKm = 80;
const most = 9;

/** The nearest other hotels with a stay on sale, and their lowest total for two. @rule HOTEL-011 */
export async function findNearbyHotels(
  db: Database,
  hotel: Centre & { readonly id: number },
  language: Language,
): Promise<NearbyRow[]> {
  const party = { adult: 2, child: 0 };
  const price = reducedPrice(referencePrice(sql`stay.from_nights_price`, sql`1`, party), sql`stay.promo`);
  return db.all<NearbyRow>(sql`
    SELECT hotel.id, hotel.name, hotel.country, hotel.environment, hotel.seed, hotel.stars, hotel.address,
      city.${sql.identifier(language)} AS city, hotel.lat, hotel.lng, hotel.review_average AS reviewAverage,
      hotel.review_count AS reviewCount, ${distanceFrom(hotel)} AS distance, min(${price}) AS sellPrice
    FROM hotel
    JOIN place AS city ON city.id = hotel.city_id
    JOIN stay ON stay.hotel_id = hotel.id
      AND stay.published = 1 AND stay.package_available = 1 AND stay.from_nights_price IS NOT NULL
    WHERE hotel.active = 1 AND hotel.id <> ${hotel.id} AND ${boxAround(hotel, withinKm)}
    GROUP BY hotel.id
    ORDER BY distance, hotel.id
    LIMIT ${most}`);
}
