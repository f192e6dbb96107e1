import { expect, test } from 'vitest';
import { locales } from '#shared/locale/locales.ts';
import { createGeography } from '../seed/geography/places.ts';
import { planHotels } from '../seed/plan-hotels.ts';
import { type ContentPlace, places } from './places.ts';
import { contentTextsOf } from './texts/content-texts.ts';

const geography = createGeography();
const known = new Map(geography.places.map((place) => [place.id, place]));
const entries: readonly (readonly [string, ContentPlace])[] = Object.entries(places);

test('HOME-005 every place that content leads to exists under its id, category and country', () => {
  const wrong = entries.filter(([, { id, category, country }]) => {
    const place = known.get(id);
    return place?.category !== category || place.country !== country;
  });
  expect(wrong).toEqual([]);
  expect(new Set(entries.map(([, { id }]) => id)).size).toBe(entries.length);
});

test('HOME-005 a place is called what its key says', () => {
  const fold = (text: string) =>
    text
      .normalize('NFD')
      .replace(/[^\p{L}]/gu, '')
      .toLowerCase();
  const named: Readonly<Record<string, string>> = {
    fens: 'highfens',
    bulbs: 'bulbregion',
    opal: 'opalcoast',
    costaLuz: 'costadelaluz',
    denBosch: 'hertogenbosch',
    friesland: 'friesemeren',
  };
  const wrong = entries.filter(([key, { id }]) => {
    const names = Object.values(known.get(id)?.names ?? {}).map(fold);
    const wanted = fold(named[key] ?? key);
    return !names.some((name) => name.includes(wanted));
  });
  expect(wrong.map(([key]) => key)).toEqual([]);
});

test('HOME-005 towns that content leads to are towns with hotels', () => {
  const spots = new Set(geography.spots.map(({ city }) => city.id));
  expect(entries.filter(([, { id, category }]) => category === 'city' && !spots.has(id))).toEqual([]);
});

test('LAND-004 at the default size every town of the ideas has hotels, and there are more than are shown at first', () => {
  const towns = new Set(planHotels(geography.spots, 1).map(({ hotel }) => hotel.cityId));
  for (const locale of locales) {
    const { ideas } = contentTextsOf(locale);
    const keys = ideas.towns.tiles.map(([key]) => key);
    expect(keys.filter((key) => places[key].category === 'city' && !towns.has(places[key].id))).toEqual([]);
    expect(keys.length).toBeGreaterThan(8);
    expect(ideas.landscapes.tiles.length).toBeGreaterThan(8);
  }
});
