import type { Country } from '../locale/locales.ts';
import type { Point } from '../search/criteria.ts';

/** Barcelona: the centre of a map that knows neither a place nor a market. @rule MAP-009 */
export const fallbackCentre: Point = { lat: 41.3874, lng: 2.1686 };

const marketCentres: Readonly<Record<Country, Point>> = {
  FR: { lat: 46.6, lng: 2.4 },
  ES: { lat: 40.2, lng: -3.7 },
  BE: { lat: 50.65, lng: 4.45 },
  NL: { lat: 52.2, lng: 5.3 },
  IT: { lat: 42.8, lng: 12.6 },
};

/** Where the map of a market looks when nothing else says so. @rule MAP-009 MAP-011 */
export function centreOf(country: Country | undefined): Point {
  return country === undefined ? fallbackCentre : marketCentres[country];
}
