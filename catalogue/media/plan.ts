import type { Country } from '#shared/locale/locales.ts';
import { type HeroPicture, type Hour, hours, type Kind, type PictureBrief, type PoolPicture } from './picture.ts';

/** A picture of the pool to draw; `composition` makes neighbours in a gallery differ. */
export type Planned = Omit<PoolPicture, 'tone'> & { readonly composition: number };

/** A wide picture to draw. */
export type PlannedHero = Omit<HeroPicture, 'tone'> & { readonly composition: number };

/** How many pictures to draw at dawn, by day, at the golden hour, at dusk and at night. */
type PerHour = readonly [dawn: number, day: number, golden: number, dusk: number, night: number];

interface Row {
  readonly summer: PerHour;
  readonly winter?: PerHour;
}

/** One row for each (kind, country) that a hotel can have; at least five pictures of three hours in each season it knows. */
const rows: Readonly<Record<Kind, Readonly<Partial<Record<Country, Row>>>>> = {
  sea: {
    FR: { summer: [3, 5, 5, 2, 1] },
    ES: { summer: [3, 5, 5, 2, 1] },
    IT: { summer: [3, 5, 5, 2, 1] },
    NL: { summer: [2, 4, 3, 2, 1] },
    BE: { summer: [2, 4, 3, 2, 1] },
  },
  mountain: {
    FR: { summer: [2, 4, 3, 2, 0], winter: [2, 4, 2, 2, 1] },
    IT: { summer: [2, 4, 3, 2, 0], winter: [2, 4, 2, 2, 1] },
    ES: { summer: [1, 4, 2, 1, 0], winter: [1, 2, 1, 1, 1] },
  },
  city: {
    FR: { summer: [1, 4, 4, 2, 1], winter: [0, 2, 1, 2, 0] },
    ES: { summer: [1, 4, 4, 2, 1] },
    IT: { summer: [1, 4, 4, 2, 1] },
    NL: { summer: [1, 4, 4, 2, 1], winter: [0, 2, 1, 2, 0] },
    BE: { summer: [1, 4, 4, 2, 1], winter: [0, 2, 1, 2, 0] },
  },
  countryside: {
    FR: { summer: [2, 5, 4, 2, 0], winter: [1, 2, 1, 1, 0] },
    ES: { summer: [2, 4, 4, 2, 0] },
    IT: { summer: [2, 4, 4, 2, 0] },
    NL: { summer: [2, 4, 3, 1, 0], winter: [1, 2, 1, 1, 0] },
    BE: { summer: [2, 4, 3, 1, 0], winter: [1, 2, 1, 1, 0] },
  },
  vineyard: {
    FR: { summer: [2, 5, 4, 2, 0] },
    IT: { summer: [2, 4, 4, 2, 0] },
    ES: { summer: [2, 4, 4, 2, 0] },
  },
  forest: {
    FR: { summer: [2, 3, 2, 1, 0], winter: [1, 2, 1, 1, 0] },
    BE: { summer: [2, 3, 2, 1, 0], winter: [1, 2, 1, 1, 0] },
    NL: { summer: [2, 3, 2, 1, 0], winter: [1, 2, 1, 1, 0] },
    ES: { summer: [2, 3, 2, 1, 0] },
    IT: { summer: [2, 3, 2, 1, 0], winter: [1, 2, 1, 1, 0] },
  },
  lake: {
    FR: { summer: [2, 3, 2, 1, 1], winter: [1, 2, 1, 1, 0] },
    IT: { summer: [2, 4, 3, 2, 1], winter: [1, 2, 1, 1, 0] },
    ES: { summer: [2, 3, 2, 1, 0] },
    NL: { summer: [2, 3, 2, 1, 0], winter: [1, 2, 1, 1, 0] },
    BE: { summer: [2, 2, 2, 1, 0], winter: [1, 2, 1, 1, 0] },
  },
  spa: {
    FR: { summer: [1, 3, 3, 2, 1], winter: [0, 2, 1, 2, 0] },
    ES: { summer: [1, 3, 3, 2, 1] },
    IT: { summer: [1, 3, 3, 2, 1], winter: [0, 2, 1, 2, 0] },
    NL: { summer: [1, 2, 2, 1, 1], winter: [0, 2, 1, 1, 1] },
    BE: { summer: [1, 2, 2, 1, 1], winter: [0, 2, 1, 1, 1] },
  },
};

const countries = ['FR', 'ES', 'BE', 'NL', 'IT'] as const satisfies readonly Country[];

/** The wide pictures behind the search card of the home page, two for each season. */
export const plannedHeroes: readonly PlannedHero[] = [
  hero('spring', 'vineyard', 'dawn', 'IT', 1),
  hero('spring', 'lake', 'day', 'IT', 1),
  hero('summer', 'sea', 'golden', 'IT', 0),
  hero('summer', 'countryside', 'day', 'FR', 2),
  hero('autumn', 'forest', 'dawn', 'BE', 0),
  hero('autumn', 'city', 'dusk', 'NL', 0),
  hero('winter', 'mountain', 'day', 'FR', 1),
  hero('winter', 'spa', 'dusk', 'ES', 0),
];

function hero(
  season: HeroPicture['season'],
  kind: Kind,
  time: Hour,
  country: Country,
  composition: number,
): PlannedHero {
  const winter = season === 'winter' && kind === 'mountain';
  return { id: `hero-${kind}-${time}`, kind, time, country, winter, season, composition };
}

/** Returns every picture of the pool in a fixed order, without its tone, which only the rendered picture knows. */
export function planPool(): readonly Planned[] {
  const planned: Planned[] = [];
  for (const [kind, byCountry] of Object.entries(rows) as [Kind, (typeof rows)[Kind]][]) {
    for (const country of countries) {
      const row = byCountry[country];
      if (row) planned.push(...series(kind, country, row.summer, false), ...series(kind, country, row.winter, true));
    }
  }
  return planned;
}

function series(kind: Kind, country: Country, counts: PerHour | undefined, winter: boolean): Planned[] {
  if (!counts) return [];
  return hours.flatMap((time, at) =>
    Array.from({ length: counts[at] ?? 0 }, (_, n) => ({
      id: pictureId(kind, time, country, winter, n + 1),
      kind,
      time,
      country,
      winter,
      composition: at + n + (winter ? 1 : 0),
    })),
  );
}

function pictureId(kind: Kind, time: Hour, country: Country, winter: boolean, n: number): string {
  return [kind, time, country.toLowerCase(), ...(winter ? ['winter'] : []), String(n).padStart(2, '0')].join('-');
}

/** Returns the brief that draws a planned picture at the given size; its id is the seed, so a picture never depends on its neighbours. */
export function briefOf(planned: Planned | PlannedHero, width: number, height: number): PictureBrief {
  const { id, kind, time, country, winter, composition } = planned;
  const autumn = 'season' in planned && planned.season === 'autumn';
  return { seed: id, kind, time, country, winter, autumn, composition, width, height };
}
