import type { HeroPicture } from '../picture.ts';

/** The wide illustrations for the top of the home page. Written by `scripts/pictures.ts`. */
export const heroes: readonly HeroPicture[] = [
  { id: 'hero-vineyard-dawn', kind: 'vineyard', time: 'dawn', country: 'IT', winter: false, season: 'spring', tone: 5 },
  { id: 'hero-lake-day', kind: 'lake', time: 'day', country: 'IT', winter: false, season: 'spring', tone: 1 },
  { id: 'hero-sea-golden', kind: 'sea', time: 'golden', country: 'IT', winter: false, season: 'summer', tone: 9 },
  {
    id: 'hero-countryside-day',
    kind: 'countryside',
    time: 'day',
    country: 'FR',
    winter: false,
    season: 'summer',
    tone: 3,
  },
  { id: 'hero-forest-dawn', kind: 'forest', time: 'dawn', country: 'BE', winter: false, season: 'autumn', tone: 6 },
  { id: 'hero-city-dusk', kind: 'city', time: 'dusk', country: 'NL', winter: false, season: 'autumn', tone: 8 },
  { id: 'hero-mountain-day', kind: 'mountain', time: 'day', country: 'FR', winter: true, season: 'winter', tone: 4 },
  { id: 'hero-spa-dusk', kind: 'spa', time: 'dusk', country: 'ES', winter: false, season: 'winter', tone: 3 },
];
