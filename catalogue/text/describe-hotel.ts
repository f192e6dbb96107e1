import type { Language } from '#shared/locale/locales.ts';
import { slugify } from '#shared/routes.ts';
import type { HotelRow } from '../queries/load-hotel.ts';
import { localTaxOf } from '../rules/local-tax.ts';
import { facilitiesOf, facilityCodes } from '../seed/facilities.ts';
import { countries } from '../seed/geography/countries.ts';
import type { Texts } from '../seed/text/texts.ts';
import { choose, fillIn } from './compose.ts';
import { picturesOf } from './picture-stay.ts';

export interface PlaceNames {
  readonly city: string;
  readonly department: string | null;
  readonly region: string | null;
}

/** A hotel as product pages show it. `month` decides the season of the pictures. */
export function describeHotel(texts: Texts, hotel: HotelRow, names: PlaceNames, language: Language, month: number) {
  const { country } = hotel;
  const facilities = facilitiesOf(hotel.facilities).map((code) => ({ code, label: texts.facilities[code] }));
  const pets = hotel.pets === 1 ? [{ code: 'pets', label: texts.facilities.pets }] : [];
  const countryName = countries[country].names[language];
  return {
    id: hotel.id,
    label: hotel.name,
    stars: hotel.stars,
    uri: `/hotel/${hotel.id}-${slugify(hotel.name)}`,
    active: hotel.active === 1,
    timeZone: countries[country].timeZone,
    description: writeDescription(texts, hotel),
    location: {
      label: names.city,
      address: hotel.address,
      ...(hotel.postcode !== null && { postcode: hotel.postcode }),
      city: names.city,
      ...(names.region !== null && { region: names.region }),
      country: countryName,
      latitude: hotel.lat,
      longitude: hotel.lng,
      gettingThere: texts.hotel.gettingThere.map((line) => fillIn(line, { town: names.city })),
      parking:
        (hotel.facilities >> facilityCodes.indexOf('parking')) & 1 ? texts.hotel.parking.own : texts.hotel.parking.none,
    },
    images: picturesOf(texts, hotel, month),
    breadcrumb: breadcrumbOf(hotel, names, countryName),
    facilities: [...facilities, ...pets],
    highlightedFacilities: facilities.filter(({ code }) => highlights.includes(code)).slice(0, 6),
    checkInOut: hoursOf(hotel),
    policy: {
      petsAllowed: hotel.pets === 1,
      ...(hotel.pets === 1 && { petsPrice: 1000 + (hotel.seed % 4) * 500, petsMaxWeight: 15 }),
    },
    localTax: localTaxOf(hotel),
    importantInfos: texts.hotel.importantInfos,
    ...(hotel.reviewCount > 0 && { review: { average: hotel.reviewAverage / 10, count: hotel.reviewCount } }),
  };
}

const highlights: readonly string[] = [
  'spa',
  'pool',
  'indoorpool',
  'restaurant',
  'garden',
  'terrace',
  'parking',
  'evcharger',
  'beachaccess',
  'fireplace',
];
const mostServices = 2;

/** Three paragraphs: where it lies, who runs it and how it looks, what it offers. */
function writeDescription(
  { hotel: texts }: Texts,
  { name, environment, type, style, facilities, seed }: HotelRow,
): string {
  const services = facilitiesOf(facilities).flatMap((code) => texts.services[code] ?? []);
  const told = services.filter((_, index) => index < mostServices);
  return [
    fillIn(choose(texts.openings[environment], seed, 'opening'), { name }),
    `${texts.characters[type]} ${texts.styles[style]}`,
    [...told, choose(texts.closings, seed, 'closing')].join(' '),
  ].join('\n\n');
}

function breadcrumbOf(hotel: HotelRow, names: PlaceNames, countryName: string) {
  const links = [
    { id: countries[hotel.country].id, label: countryName, category: 'country' },
    { id: hotel.regionId, label: names.region, category: 'region' },
    { id: hotel.departmentId, label: names.department, category: 'department' },
    { id: hotel.cityId, label: names.city, category: 'city' },
  ] as const;
  return links.filter(({ id, label }) => id !== null && label !== null);
}

export function hoursOf({ stars, seed }: HotelRow) {
  return {
    checkin: ['14:00', '15:00', '16:00'][seed % 3] ?? '15:00',
    checkout: ['10:30', '11:00', '12:00'][(seed >> 3) % 3] ?? '11:00',
    receptionFrom: '07:00',
    receptionTo: stars >= 4 ? '23:30' : '21:00',
    breakfastFrom: '07:30',
    breakfastTo: '10:00',
  };
}
