import type { HotelLocation } from '#shared/catalogue/hotel.ts';

/** Street, town and region in one line; what is not known is left out. */
export function addressOf(location: HotelLocation): string {
  const town = [location.postcode, location.city ?? location.label].filter(Boolean).join(' ');
  return [location.address, town, location.region].filter(Boolean).join(', ');
}
