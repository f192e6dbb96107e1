import type { Country } from '#shared/locale/locales.ts';
import { type Names, parseNames } from './names.ts';

export interface CountryRow {
  readonly id: number;
  readonly names: Names;
  readonly lat: number;
  readonly lng: number;
  readonly timeZone: string;
}

/** The five countries under their GeoNames ids. */
export const countries: Readonly<Record<Country, CountryRow>> = {
  FR: {
    id: 3017382,
    names: parseNames('France|Francia|Frankrijk|Francia|France'),
    lat: 46.6,
    lng: 2.4,
    timeZone: 'Europe/Paris',
  },
  ES: {
    id: 2510769,
    names: parseNames('Espagne|España|Spanje|Spagna|Spain'),
    lat: 40.2,
    lng: -3.7,
    timeZone: 'Europe/Madrid',
  },
  BE: {
    id: 2802361,
    names: parseNames('Belgique|Bélgica|België|Belgio|Belgium'),
    lat: 50.65,
    lng: 4.45,
    timeZone: 'Europe/Brussels',
  },
  NL: {
    id: 2750405,
    names: parseNames('Pays-Bas|Países Bajos|Nederland|Paesi Bassi|Netherlands'),
    lat: 52.2,
    lng: 5.3,
    timeZone: 'Europe/Amsterdam',
  },
  IT: {
    id: 3175395,
    names: parseNames('Italie|Italia|Italië|Italia|Italy'),
    lat: 42.8,
    lng: 12.6,
    timeZone: 'Europe/Rome',
  },
};
