import { sql } from 'drizzle-orm';
import { place } from '../../schema.ts';

/** Whether a place holds a hotel with a stay on sale; one whose only hotel is sold out leads nowhere. */
export const hasStays = sql`EXISTS (
  SELECT 1 FROM hotel_place
  JOIN hotel ON hotel.id = hotel_place.hotel_id AND hotel.active = 1
  JOIN stay ON stay.hotel_id = hotel.id AND stay.published = 1 AND stay.package_available = 1
  WHERE hotel_place.place_id = ${place.id} AND stay.from_nights_price IS NOT NULL
)`;
