import type { Country } from '#shared/locale/locales.ts';
import rows from '../data/cities.json';
import { cityNames } from './city-names.ts';
import { type Names, setApostrophes } from './names.ts';
import { postcodes } from './postcodes.ts';

export interface City {
  readonly id: number;
  readonly listed: string;
  readonly country: Country;
  readonly region: string;
  readonly department: string;
  readonly population: number;
  readonly lat: number;
  readonly lng: number;
  readonly postcode: string;
  readonly names: Names;
}

type Row = readonly [
  id: number,
  name: string,
  country: Country,
  region: string,
  department: string,
  population: number,
  lat: number,
  lng: number,
  postcode: string,
  fr: string,
  es: string,
  nl: string,
  it: string,
];

/** The towns of the five countries, the largest first. */
export function listCities(): City[] {
  // The file is written by hand of a script in exactly this shape; JSON modules are typed as arrays of mixed values.
  return (rows as unknown as readonly Row[]).map(readCity);
}

/** The list's second name of a town in its own language is a dated one; in Italy it is the name itself. */
const dated = { FR: 'fr', ES: 'es', NL: 'nl' } as const;

function readCity(row: Row): City {
  const [id, listed, country, region, department, population, lat, lng, postcode, fr, es, nl, it] = row;
  const others = { fr, es, nl, it };
  if (country in dated) others[dated[country as keyof typeof dated]] = '';
  const own = cityNames[`${country}:${listed}`];
  const name = (language: keyof typeof others) => setApostrophes(own?.[language] ?? (others[language] || listed));
  const names = {
    fr: name('fr'),
    es: name('es'),
    nl: name('nl'),
    it: name('it'),
    en: setApostrophes(own?.en ?? listed),
  };
  return {
    id,
    listed,
    country,
    region,
    department,
    population,
    lat,
    lng,
    names,
    postcode: postcode || codeOf(country, listed),
  };
}

const codes = new Map(
  Object.entries(postcodes).flatMap(([country, text]) =>
    text.split(/;\s*/).map((entry): [string, string] => {
      const [name = '', code = ''] = entry.split('=');
      return [`${country}:${name}`, code];
    }),
  ),
);

function codeOf(country: Country, listed: string): string {
  return codes.get(`${country}:${listed}`) ?? '';
}
