import type { Country } from '#shared/locale/locales.ts';
import type { Environment } from './geography/spots.ts';
import { type NamingLanguage, naming } from './hotel-names.ts';
import type { HotelType } from './hotel-traits.ts';
import type { Random } from './random.ts';

const byCountry = { FR: 'fr', ES: 'es', IT: 'it', NL: 'nl' } as const;

/** The language that hotels of a place are named in; Belgium follows its regions, Brussels speaks both. */
export function decideNamingLanguage(country: Country, regionCode: string, random: Random): NamingLanguage {
  if (country !== 'BE') return byCountry[country];
  if (regionCode === 'BRU') return random.pick(['fr', 'nl'] as const);
  return regionCode === 'WAL' ? 'fr' : 'nl';
}

/** A believable name; the same random source gives the same name. */
export function nameHotel(language: NamingLanguage, type: HotelType, environment: Environment, random: Random): string {
  const { patterns, surroundings, people, estates } = naming[language];
  return random
    .pick(patterns[type])
    .replace('{w}', random.pick(surroundings[environment].split(';')))
    .replace('{p}', random.pick(people.split(';')))
    .replace('{e}', random.pick(estates.split(';')));
}

/** A street and a number as the country writes them. */
export function nameStreet(language: NamingLanguage, environment: Environment, random: Random): string {
  const { address, streets } = naming[language];
  const kind = environment === 'sea' || environment === 'city' ? environment : 'country';
  return address.replace('{s}', random.pick(streets[kind].split(';'))).replace('{n}', String(1 + random.integer(68)));
}
