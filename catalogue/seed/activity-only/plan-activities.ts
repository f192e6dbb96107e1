import type { Country } from '#shared/locale/locales.ts';
import { tagBit } from '../activities.ts';
import type { Spot } from '../geography/place.ts';
import type { Geography } from '../geography/places.ts';
import type { Environment } from '../geography/spots.ts';
import { decideNamingLanguage, nameStreet } from '../name-hotel.ts';
import { createRandom, type Random } from '../random.ts';
import { centerKinds, centerNames } from './centers.ts';
import { type Univers, universCodes, universTraits } from './univers.ts';

export interface ActivityPlan {
  readonly id: number;
  readonly centerId: number;
  readonly center: string;
  readonly univers: Univers;
  readonly variant: 0 | 1;
  readonly country: Country;
  readonly cityId: number;
  readonly departmentId: number | undefined;
  readonly regionId: number | undefined;
  readonly lat: number;
  readonly lng: number;
  readonly address: string;
  readonly environment: Environment;
  readonly price: number;
  readonly least: number;
  readonly most: number;
  readonly promo: number;
  readonly published: boolean;
  readonly quality: number;
  readonly popularity: number;
  readonly tags: number;
  readonly seed: number;
}

/** Fixed ids of the activities that show a state of their own. */
export const sampleActivities = { bookable: 700_001, expired: 700_080 } as const;

const firstId = 700_001;
const firstCenterId = 600_001;

/** The countries of the five centres of each univers; Belgium and the Netherlands take turns. */
function countriesOf(index: number): readonly Country[] {
  return ['FR', 'ES', 'IT', 'FR', index % 2 === 0 ? 'BE' : 'NL'];
}

/** The activities sold without a night: forty partners with two products each, whatever the size of the catalogue. */
export function planActivities({ spots }: Geography): ActivityPlan[] {
  const taken = new Set<string>();
  return universCodes.flatMap((univers, index) =>
    countriesOf(index).flatMap((country, turn) => {
      const number = index * 5 + turn;
      const random = createRandom((firstCenterId + number) * 7919);
      const spot = pickSpot(spots, country, univers, random);
      const center = planCenter(firstCenterId + number, univers, spot, random, taken);
      return ([0, 1] as const).map((variant) => planProduct(firstId + number * 2 + variant, variant, center, random));
    }),
  );
}

function pickSpot(spots: readonly Spot[], country: Country, univers: Univers, random: Random): Spot {
  const own = spots.filter(({ city }) => city.country === country);
  const fitting = universTraits[univers].environments
    .map((environment) => own.filter((spot) => spot.environment === environment))
    .find((found) => found.length > 0);
  const best = (fitting ?? own).toSorted((a, b) => b.weight - a.weight).slice(0, 6);
  return random.pick(best);
}

type Center = Omit<
  ActivityPlan,
  'id' | 'variant' | 'price' | 'least' | 'most' | 'promo' | 'published' | 'quality' | 'popularity' | 'seed'
>;

function planCenter(id: number, univers: Univers, spot: Spot, random: Random, taken: Set<string>): Center {
  const { city, environment, regionCode } = spot;
  const language = decideNamingLanguage(city.country, regionCode, random);
  const free = centerNames[language].filter((name) => !taken.has(`${univers} ${name}`));
  const name = random.pick(free);
  taken.add(`${univers} ${name}`);
  const scatter = () => (random.integer(2000) - 1000) / 100_000;
  return {
    centerId: id,
    center: `${centerKinds[language][univers]} ${name}`,
    univers,
    country: city.country,
    cityId: city.id,
    departmentId: city.departmentId,
    regionId: city.regionId,
    lat: Number((city.lat + scatter()).toFixed(5)),
    lng: Number((city.lng + scatter()).toFixed(5)),
    address: nameStreet(language, environment, random),
    environment,
    tags: tagBit(univers),
  };
}

function planProduct(id: number, variant: 0 | 1, center: Center, random: Random): ActivityPlan {
  const { price, fullerPrice, least, most } = universTraits[center.univers];
  const isSample = id === sampleActivities.bookable;
  return {
    ...center,
    id,
    variant,
    price: variant === 0 ? price : fullerPrice,
    least,
    most,
    promo: isSample ? 20 : random.pick([0, 0, 0, 3, 10, 15, 20, 25]),
    published: id !== sampleActivities.expired,
    quality: 60 + random.integer(38),
    popularity: random.integer(1000),
    seed: random.integer(0x7fffffff),
  };
}
