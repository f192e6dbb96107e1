import { addDays, type IsoDate, weekday } from '#shared/calendar/date.ts';

export interface MixedCall {
  readonly group:
    | 'city'
    | 'region'
    | 'point'
    | 'country'
    | 'anywhere'
    | 'autocomplete'
    | 'mistyped'
    | 'calendar of a stay'
    | 'free days of a hotel'
    | 'quote';
  readonly path: string;
}

const cities = [3013173, 2988507, 2803138];
const regions = [1000, 1001, 1002, 1003, 1004];
const countries = [3017382, 2510769, 2802361, 2750405, 3175395];
const points = ['lat=48.85&lng=2.35', 'lat=51.21&lng=3.22', 'lat=43.77&lng=11.25', 'lat=41.39&lng=2.17'];
const themes = ['', '&theme=26', '&theme=23', '&theme=19'];
const stars = ['', '', '&stars=4', '&stars=4,5'];
const parties = ['adult=2', 'adult=2', 'adult=2&child=1', 'adult=3', 'adult=4&child=2'];
const searches = { city: 100, region: 60, point: 50, country: 50, anywhere: 40 } as const;

function pick<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T;
}

/** The Friday `weeks` weeks after `today`. */
function fridayIn(today: IsoDate, weeks: number): IsoDate {
  return addDays(today, ((5 - weekday(today) + 7) % 7) + weeks * 7);
}

/**
 * Three hundred searches, always the same for one day: places, points, countries and everywhere, two thirds with dates,
 * with themes, stars and parties in turns.
 */
export function mixSearches(today: IsoDate): MixedCall[] {
  const place = {
    city: (index: number) => `city=${pick(cities, index)}`,
    region: (index: number) => `region=${pick(regions, index)}`,
    point: (index: number) => `${pick(points, index)}&distanceMax=${20 + (index % 4) * 20}`,
    country: (index: number) => `country=${pick(countries, index)}`,
    anywhere: () => '',
  };
  return (Object.keys(searches) as (keyof typeof searches)[]).flatMap((group) =>
    Array.from({ length: searches[group] }, (_, index): MixedCall => {
      const dates = index % 3 === 0 ? '' : `&checkin=${fridayIn(today, 1 + (index % 9))}&night=${1 + (index % 2)}`;
      const rest = `${pick(themes, index)}${pick(stars, index >> 1)}&${pick(parties, index)}&page=${index % 2}`;
      return { group, path: `?locale=fr_FR&${place[group](index)}${dates}${rest}` };
    }),
  );
}

/** Typed texts, months of prices and quotes. */
export function mixOthers(today: IsoDate): MixedCall[] {
  const typed = ['p', 'pa', 'par', 'paris', 'honfl', 'anv', 'brug', 'tosc', 'annec', 'barce'];
  const mistyped = ['honfluer', 'pasi', 'barcelonna', 'amstredam', 'mnot saint michel'];
  return [
    ...typed.map(
      (term): MixedCall => ({
        group: 'autocomplete',
        path: `/autocomplete-geonames.json?locale=fr_FR&term=${term}`,
      }),
    ),
    ...mistyped.map(
      (term): MixedCall => ({
        group: 'mistyped',
        path: `/autocomplete-geonames.json?locale=fr_FR&term=${encodeURIComponent(term)}`,
      }),
    ),
    ...Array.from(
      { length: 10 },
      (_, index): MixedCall => ({
        group: 'calendar of a stay',
        path: `/weekend/${pick([900001, 900005, 900009], index)}/packageCheckinPrices.json?locale=fr_FR&length=2&adult=2`,
      }),
    ),
    ...Array.from(
      { length: 10 },
      (_, index): MixedCall => ({
        group: 'free days of a hotel',
        path: `/hotels/${pick([900001, 900005, 900009], index)}/availabilities.json?locale=fr_FR&length=2`,
      }),
    ),
    ...Array.from(
      { length: 10 },
      (_, index): MixedCall => ({
        group: 'quote',
        path: `/weekend/900001/quote.json?locale=fr_FR&checkin=${fridayIn(today, 1 + index)}&nights=2&adult=2`,
      }),
    ),
  ];
}
