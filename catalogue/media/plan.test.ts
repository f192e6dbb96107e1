import { expect, test } from 'vitest';
import { briefOf, plannedHeroes, planPool } from './plan.ts';

test('HOTEL-003 every kind has at least five pictures of three hours in each country and season that it knows', () => {
  const series = Map.groupBy(planPool(), ({ kind, country, winter }) => `${kind} ${country} ${winter ? 'snow' : ''}`);
  expect([...series].filter(([, pictures]) => pictures.length < 5)).toEqual([]);
  expect([...series].filter(([, pictures]) => new Set(pictures.map(({ time }) => time)).size < 3)).toEqual([]);
});

test('HOTEL-003 the pool holds between 400 and 600 illustrations', () => {
  expect(planPool().length).toBeGreaterThanOrEqual(400);
  expect(planPool().length).toBeLessThanOrEqual(600);
});

test('no two planned pictures share an id', () => {
  const ids = [...planPool(), ...plannedHeroes].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('neighbours of the same kind, country and hour get different compositions', () => {
  const [first, second] = planPool().filter(({ id }) => id.startsWith('city-day-be-0'));
  expect(first?.composition).not.toBe(second?.composition);
});

test('the home page has two wide pictures for each season', () => {
  const seasons = plannedHeroes.map(({ season }) => season).toSorted();
  expect(seasons).toEqual(['autumn', 'autumn', 'spring', 'spring', 'summer', 'summer', 'winter', 'winter']);
});

test('a wide picture for autumn asks for autumn leaves, a card never does', () => {
  const autumnal = [...plannedHeroes, ...planPool()].filter((planned) => briefOf(planned, 960, 640).autumn);
  expect(autumnal.map(({ id }) => id)).toEqual(['hero-forest-dawn', 'hero-city-dusk']);
});
