import type { Country } from '#shared/locale/locales.ts';
import { type FacilityCode, facilityMask } from './facilities.ts';
import type { Spot } from './geography/place.ts';
import type { Environment } from './geography/spots.ts';
import type { NamingLanguage } from './hotel-names.ts';
import { type HotelStyle, type HotelType, hotelStyles, type RoomKind } from './hotel-traits.ts';
import { decideNamingLanguage, nameHotel, nameStreet } from './name-hotel.ts';
import { createRandom, type Random } from './random.ts';

export interface HotelPlan {
  readonly id: number;
  readonly seed: number;
  readonly name: string;
  /** The language the hotel is named in. */
  readonly language: NamingLanguage;
  readonly country: Country;
  readonly cityId: number;
  readonly departmentId: number | undefined;
  readonly regionId: number | undefined;
  readonly lat: number;
  readonly lng: number;
  readonly address: string;
  readonly postcode: string | undefined;
  readonly stars: number;
  readonly type: HotelType;
  readonly style: HotelStyle;
  readonly environment: Environment;
  readonly facilities: number;
  readonly ecoFacilities: number;
  readonly pets: boolean;
  readonly quality: number;
  readonly popularity: number;
  readonly rooms: readonly RoomPlan[];
}

export interface RoomPlan {
  readonly id: number;
  readonly kind: RoomKind;
  readonly capacity: number;
  readonly maxCapacity: number;
  readonly size: number;
  readonly basePrice: number;
}

const typeWeights: Readonly<Record<Environment, Partial<Record<HotelType, number>>>> = {
  sea: { hotel: 8, boutique: 2, inn: 1, guesthouse: 2, resort: 3, estate: 1 },
  mountain: { hotel: 6, boutique: 2, inn: 4, guesthouse: 2, resort: 3 },
  city: { hotel: 8, boutique: 6, guesthouse: 2, castle: 1 },
  countryside: { hotel: 2, inn: 4, guesthouse: 4, castle: 3, estate: 5, boutique: 1 },
  vineyard: { hotel: 2, inn: 2, guesthouse: 3, castle: 3, estate: 6, boutique: 1 },
  forest: { hotel: 4, inn: 4, guesthouse: 2, castle: 2, resort: 3, estate: 2 },
  lake: { hotel: 6, boutique: 2, inn: 2, resort: 3, guesthouse: 2, estate: 1 },
  spa: { hotel: 4, resort: 8, castle: 1, boutique: 1 },
};

const starWeights: Readonly<Record<HotelType, Partial<Record<'0' | '2' | '3' | '4' | '5', number>>>> = {
  hotel: { 2: 2, 3: 9, 4: 7, 5: 1 },
  boutique: { 3: 2, 4: 7, 5: 3 },
  castle: { 3: 2, 4: 6, 5: 3 },
  inn: { 0: 1, 2: 3, 3: 7, 4: 1 },
  guesthouse: { 0: 8, 3: 3, 4: 1 },
  resort: { 3: 1, 4: 8, 5: 3 },
  estate: { 0: 2, 3: 4, 4: 5, 5: 2 },
};

const eurosByStars: Readonly<Record<number, number>> = { 0: 84, 2: 68, 3: 88, 4: 126, 5: 218 };
const countryLevel: Readonly<Record<Country, number>> = { FR: 1, ES: 0.84, BE: 1.03, NL: 1.08, IT: 0.98 };
const environmentLevel: Readonly<Record<Environment, number>> = {
  sea: 1.08,
  mountain: 1.06,
  city: 1.04,
  countryside: 0.94,
  vineyard: 1.02,
  forest: 0.95,
  lake: 1.06,
  spa: 1.02,
};

const roomTraits: Readonly<Record<RoomKind, { level: number; capacity: number; most: number; size: number }>> = {
  cosy: { level: 0.86, capacity: 2, most: 2, size: 15 },
  classic: { level: 1, capacity: 2, most: 2, size: 19 },
  superior: { level: 1.16, capacity: 2, most: 3, size: 24 },
  view: { level: 1.26, capacity: 2, most: 3, size: 23 },
  suite: { level: 1.62, capacity: 2, most: 4, size: 38 },
  family: { level: 1.44, capacity: 4, most: 5, size: 32 },
};

/** Everything about the hotel number `index` at a spot; the same index and spot always give the same hotel. */
export function planHotel(id: number, { city, regionCode, environment }: Spot): HotelPlan {
  const random = createRandom(id * 7919);
  const type = random.weighted(typeWeights[environment]);
  const stars = Number(random.weighted(starWeights[type]));
  const language = decideNamingLanguage(city.country, regionCode, random);
  const name = nameHotel(language, type, environment, random);
  const quality = 46 + stars * 5 + random.integer(32);
  const position = scatter(city, environment, random);
  const eco = random.happens(0.06) ? 8 + random.integer(5) : random.integer(7);
  return {
    id,
    seed: random.integer(0x7fffffff),
    name,
    language,
    country: city.country,
    cityId: city.id,
    departmentId: city.departmentId,
    regionId: city.regionId,
    ...position,
    address: nameStreet(language, environment, random),
    postcode: city.postcode || undefined,
    stars,
    type,
    style: decideStyle(type, random),
    environment,
    facilities: facilityMask(decideFacilities(type, stars, environment, random)),
    ecoFacilities: eco,
    pets: random.happens(type === 'resort' ? 0.3 : 0.55),
    quality,
    popularity: Math.min(1000, Math.round(quality * 6 + random.integer(420))),
    rooms: planRooms(id, stars, city.country, environment, random),
  };
}

/** Towns by the water keep their hotels close, or some would stand in it. */
const scatterKm: Readonly<Record<Environment, number>> = {
  sea: 0.25,
  lake: 0.25,
  city: 1.1,
  mountain: 0.9,
  countryside: 4,
  vineyard: 3,
  forest: 3.5,
  spa: 0.7,
};

function scatter({ lat, lng }: { lat: number; lng: number }, environment: Environment, random: Random) {
  const angle = (random.integer(360) * Math.PI) / 180;
  const degrees = (scatterKm[environment] * (0.15 + random.integer(86) / 100)) / 111.2;
  const round = (value: number) => Math.round(value * 1e5) / 1e5;
  return {
    lat: round(lat + Math.sin(angle) * degrees),
    lng: round(lng + (Math.cos(angle) * degrees) / Math.cos((lat * Math.PI) / 180)),
  };
}

function decideStyle(type: HotelType, random: Random): HotelStyle {
  if (type === 'castle') return random.pick(['classic', 'romantic', 'charming'] as const);
  if (type === 'inn' || type === 'estate') return random.pick(['rustic', 'charming', 'romantic', 'classic'] as const);
  return random.pick(hotelStyles);
}

function decideFacilities(type: HotelType, stars: number, environment: Environment, random: Random): FacilityCode[] {
  const codes = new Set<FacilityCode>(['wifi']);
  const maybe = (chance: number, ...more: FacilityCode[]) => {
    if (random.happens(chance)) for (const code of more) codes.add(code);
  };
  const isTown = environment === 'city';
  maybe(isTown ? 0.35 : 0.9, 'parking');
  maybe(type === 'inn' || type === 'resort' ? 0.95 : type === 'guesthouse' ? 0.15 : 0.6, 'restaurant');
  maybe(type === 'guesthouse' ? 0.2 : 0.7, 'bar');
  maybe(isTown ? 0.08 : 0.45, 'pool');
  maybe(type === 'resort' || environment === 'spa' ? 0.9 : 0.12 + stars * 0.04, 'spa', 'sauna');
  if (codes.has('spa')) {
    maybe(0.7, 'indoorpool');
    maybe(0.55, 'hammam');
    maybe(0.6, 'jacuzzi');
  }
  maybe(stars >= 4 ? 0.5 : 0.1, 'fitness');
  maybe(0.6, 'airconditioning');
  maybe(stars >= 3 ? 0.6 : 0.2, 'lift');
  maybe(0.7, 'terrace');
  maybe(isTown ? 0.25 : 0.8, 'garden');
  maybe(environment === 'mountain' || type === 'castle' || type === 'inn' ? 0.6 : 0.15, 'fireplace');
  maybe(0.4, 'bikehire');
  maybe(0.35, 'evcharger');
  maybe(0.5, 'accessible');
  maybe(0.45, 'familyrooms');
  maybe(isTown ? 0.03 : 0.22, 'playground');
  maybe(environment === 'mountain' ? 0.75 : 0, 'skiroom');
  maybe(environment === 'sea' ? 0.4 : environment === 'lake' ? 0.3 : 0, 'beachaccess');
  maybe(type === 'estate' || type === 'resort' ? 0.2 : 0.03, 'golf');
  maybe(stars >= 4 ? 0.6 : 0.1, 'roomservice');
  maybe(type === 'resort' || type === 'hotel' ? 0.35 : 0.15, 'meetingroom');
  return [...codes];
}

function planRooms(
  hotelId: number,
  stars: number,
  country: Country,
  environment: Environment,
  random: Random,
): RoomPlan[] {
  const euros =
    (eurosByStars[stars] ?? 80) *
    countryLevel[country] *
    environmentLevel[environment] *
    (0.84 + random.integer(42) / 100);
  const kinds: RoomKind[] = [
    stars >= 4 ? 'superior' : random.pick(['cosy', 'classic'] as const),
    random.pick(['view', 'classic', 'superior'] as const),
  ];
  if (random.happens(0.42)) kinds.push(random.pick(['family', 'suite', 'family'] as const));
  return [...new Set(kinds)].map((kind, index) => {
    const { level, capacity, most, size } = roomTraits[kind];
    return {
      id: hotelId * 10 + index + 1,
      kind,
      capacity,
      maxCapacity: most,
      size: size + stars + random.integer(6),
      basePrice: Math.max(39, Math.round(euros * level)) * 100,
    };
  });
}
