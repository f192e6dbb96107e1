import { z } from 'zod';
import { alsoNamed, listOf, maybe } from './answer.ts';
import { reviewSummary } from './offer.ts';
import { picture } from './picture.ts';
import { placeLink } from './place.ts';
import { localTax } from './price-info.ts';
import { cents, id, storefrontPath, timeOfDay } from './values.ts';

const paragraphs = listOf(z.string().min(1));

/** Arrival from, departure until, reception and breakfast hours; HH:mm in the hotel's zone. @rule STAY-014 */
export const checkInOut = z.object({
  checkin: timeOfDay,
  checkout: timeOfDay,
  receptionFrom: maybe(timeOfDay),
  receptionTo: maybe(timeOfDay),
  breakfastFrom: maybe(timeOfDay),
  breakfastTo: maybe(timeOfDay),
});
export type CheckInOut = z.infer<typeof checkInOut>;

/** Pets: price in cents per pet and night, weight in kg. @rule HOTEL-017 */
export const hotelPolicy = z.object({
  petsAllowed: z.boolean(),
  petsPrice: maybe(cents),
  petsMaxWeight: maybe(z.number().positive()),
  petsMaxNumberOfPets: z.number().int().positive().default(1),
});
export type HotelPolicy = z.infer<typeof hotelPolicy>;

/** A facility with its stable code (an icon hangs on it) and its name. */
export const facility = z.object({ code: z.string().min(1), label: z.string().min(1) });
export type Facility = z.infer<typeof facility>;

/** A facility that a hotel is proud of; without a code it has no icon of its own. @rule HOTEL-016 */
export const highlightedFacility = z.object({ code: maybe(z.string().min(1)), label: z.string().min(1) });

/** Where the hotel stands; `label` is the town. Parking: free text of the hotel. @rule STAY-013 */
export const hotelLocation = z.object({
  label: z.string(),
  address: maybe(z.string()),
  postcode: maybe(z.string()),
  city: maybe(z.string()),
  region: maybe(z.string()),
  country: maybe(z.string()),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  gettingThere: maybe(paragraphs),
  parking: maybe(z.string()),
});
export type HotelLocation = z.infer<typeof hotelLocation>;

/** The fields of a hotel under the names that they are read by. @rule HOTEL-016 */
export const hotelFields = {
  id,
  label: z.string().min(1),
  stars: maybe(z.number().min(0).max(5)),
  uri: maybe(storefrontPath),
  active: z.boolean().default(true),
  timeZone: z.string().default('Europe/Paris'),
  description: maybe(z.string()),
  location: hotelLocation,
  images: listOf(picture),
  breadcrumb: maybe(listOf(placeLink)),
  facilities: maybe(listOf(facility)),
  highlightedFacilities: maybe(listOf(highlightedFacility)),
  checkInOut: maybe(checkInOut),
  policy: maybe(hotelPolicy),
  localTax: maybe(localTax),
  importantInfos: maybe(paragraphs),
  review: maybe(reviewSummary),
};

/** A hotel may call its stars `star` and keep its facilities in groups, as `infoGeneral`. @rule HOTEL-016 */
export function readHotel<T extends z.ZodType>(fields: T) {
  return alsoNamed(
    fields,
    '`star` is read for `stars`, the facilities of `infoGeneral` for `facilities`',
    ({ star, infoGeneral }) => ({ stars: star, facilities: facilitiesOf(infoGeneral) }),
  );
}

const facilityGroup = z.object({ facilities: z.array(z.unknown()) });

function facilitiesOf(infoGeneral: unknown): unknown[] | undefined {
  const groups = z.array(facilityGroup).or(facilityGroup).safeParse(infoGeneral);
  return groups.success ? [groups.data].flat().flatMap(({ facilities }) => facilities) : undefined;
}

/** A hotel as product pages show it. `description` is plain text, paragraphs split by a blank line. @rule HOTEL-016 */
export const hotel = readHotel(z.object(hotelFields));
export type Hotel = z.infer<typeof hotel>;
