import { expect, test } from 'vitest';
import { destinationCategories } from '#shared/search/destination-category.ts';
import { createGeography } from './places.ts';

const { places, spots } = createGeography();
const labelled = (category: string, label: string) =>
  places.find((place) => place.category === category && Object.values(place.names).includes(label));

test('DEST-002 there are places of every category but hotels, each with its own id', () => {
  const categories = new Set(places.map(({ category }) => category));
  expect(destinationCategories.filter((category) => category !== 'hotel' && !categories.has(category))).toEqual([]);
  expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
});

test('DEST-001 every place has a name in every language and a position in one of the five countries', () => {
  expect(
    places.filter(({ names }) => Object.values(names).some((name) => name.trim() === '' || name.includes('|'))),
  ).toEqual([]);
  expect(
    places.filter(({ lat, lng }) => lat < 35 || lat > 54 || lng < -10 || lng > 19).map(({ names }) => names.fr),
  ).toEqual([]);
});

test('DEST-001 well-known places are called what each language calls them', () => {
  expect(labelled('city', 'Anvers')?.names).toEqual({
    fr: 'Anvers',
    es: 'Amberes',
    nl: 'Antwerpen',
    it: 'Anversa',
    en: 'Antwerp',
  });
  expect(labelled('city', 'Turin')?.names).toMatchObject({ es: 'Turín', nl: 'Turijn', it: 'Torino' });
  expect(labelled('region', 'Normandie')?.names).toMatchObject({ es: 'Normandía', nl: 'Normandië', it: 'Normandia' });
});

test('DEST-012 towns stand in their department and region', () => {
  const honfleur = labelled('city', 'Honfleur');
  expect(honfleur?.departmentId).toBe(labelled('department', 'Calvados')?.id);
  expect(honfleur?.regionId).toBe(labelled('region', 'Normandie')?.id);
  const orphans = places.filter(({ category, regionId }) => category === 'city' && regionId === undefined);
  expect(orphans.map(({ names }) => names.fr)).toEqual([]);
});

test('DEST-002 hotels stand in towns of all five countries and all surroundings', () => {
  expect(spots.length).toBeGreaterThan(500);
  expect(new Set(spots.map(({ city }) => city.country)).size).toBe(5);
  expect(new Set(spots.map(({ environment }) => environment)).size).toBe(8);
});

test('DEST-001 no place is written with a straight apostrophe, in no language', () => {
  const names = places.flatMap((place) => Object.values(place.names));
  expect(names.filter((name) => name.includes("'"))).toEqual([]);
  expect(names).toContain('Provence-Alpes-Côte d’Azur');
});
