import type { Country, Language } from '#shared/locale/locales.ts';
import type { City } from './cities.ts';
import { departments } from './departments.ts';
import { type Names, parseNames } from './names.ts';
import { firstId, type Place } from './place.ts';
import { regions } from './regions.ts';

/** The regions of these countries, by country and code, in the middle of their towns. */
export function createRegions(countries: readonly Country[], cities: readonly City[]): Map<string, Place> {
  const rows = countries.flatMap((country) => regions[country].map((row) => ({ country, row })));
  return new Map(
    rows.map(({ country, row }, index) => {
      const [code = '', names = ''] = row.split('=');
      const key = country + code;
      const members = cities.filter((city) => city.country + city.region === key);
      return [
        key,
        { id: firstId.region + index, category: 'region', country, names: parseNames(names), ...centreOf(members) },
      ];
    }),
  );
}

/** The key of a town's department or province. */
export function departmentKey({ country, department }: City): string {
  return `${country}-${department}`;
}

/** The departments and provinces of these countries, by {@link departmentKey}; codes that share one share the place. */
export function createDepartments(
  countries: readonly Country[],
  cities: readonly City[],
  regionPlaces: ReadonlyMap<string, Place>,
): Map<string, Place> {
  const rows = countries.flatMap((country) =>
    departments[country]
      .split(/;\s*/)
      .filter(Boolean)
      .map((row) => {
        const [code = '', names = ''] = row.split('=');
        return { country, code, names };
      }),
  );
  const byKey = new Map<string, Place>();
  rows.forEach(({ country, code, names }, index) => {
    const same = names.startsWith('#') ? byKey.get(`${country}-${names.slice(1)}`) : undefined;
    if (same) {
      byKey.set(`${country}-${code}`, same);
      return;
    }
    const members = cities.filter((city) => city.country === country && city.department === code);
    const [largest] = members;
    if (!largest) return;
    const regionId = regionPlaces.get(country + largest.region)?.id;
    byKey.set(`${country}-${code}`, {
      id: firstId.department + index,
      category: 'department',
      country,
      names: names === '@' ? provinceNames(largest) : parseNames(names),
      ...centreOf(members),
      ...(regionId !== undefined && { regionId }),
    });
  });
  return byKey;
}

const provinceOf: Readonly<Record<Language, string>> = {
  fr: 'Province de {name}',
  es: 'Provincia de {name}',
  nl: 'Provincie {name}',
  it: 'Provincia di {name}',
  en: '{name} province',
};

/** A province named after its capital says that it is the province, or the list of suggestions shows the name twice. */
function provinceNames({ names }: City): Names {
  const elided = (text: string) => text.replace(/ de (?=[AEIOUÁÀÉÎ])/, ' d’');
  const of = (language: Language) => provinceOf[language].replace('{name}', names[language]);
  return { fr: elided(of('fr')), es: of('es'), nl: of('nl'), it: of('it'), en: of('en') };
}

function centreOf(members: readonly City[]): Pick<Place, 'lat' | 'lng' | 'population'> {
  const mean = (of: (city: City) => number) =>
    members.reduce((sum, city) => sum + of(city), 0) / Math.max(1, members.length);
  const round = (degrees: number) => Math.round(degrees * 1e4) / 1e4;
  return {
    lat: round(mean(({ lat }) => lat)),
    lng: round(mean(({ lng }) => lng)),
    population: members.reduce((sum, { population }) => sum + population, 0),
  };
}
