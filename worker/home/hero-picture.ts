import type { IsoDate } from '#shared/calendar/date.ts';

/** A full-bleed illustration; the light of its sky decides the colour of the words on it. */
export interface HeroPicture {
  readonly id: string;
  readonly sky: 'light' | 'dark';
}

const mountain: HeroPicture = { id: 'hero-mountain-day', sky: 'light' };
const spa: HeroPicture = { id: 'hero-spa-dusk', sky: 'dark' };
const vineyard: HeroPicture = { id: 'hero-vineyard-dawn', sky: 'light' };
const lake: HeroPicture = { id: 'hero-lake-day', sky: 'light' };
const countryside: HeroPicture = { id: 'hero-countryside-day', sky: 'light' };
const sea: HeroPicture = { id: 'hero-sea-golden', sky: 'light' };
const forest: HeroPicture = { id: 'hero-forest-dawn', sky: 'light' };
const city: HeroPicture = { id: 'hero-city-dusk', sky: 'dark' };

/** From January on. */
const months = [mountain, spa, vineyard, lake, lake, countryside, sea, sea, vineyard, forest, city, mountain] as const;

/** The illustration that suits the month of a day. */
export function heroPictureOf(day: IsoDate): HeroPicture {
  return months[Number(day.slice(5, 7)) - 1] ?? countryside;
}
