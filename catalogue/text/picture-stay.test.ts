import { expect, test } from 'vitest';
import { createGeography } from '../seed/geography/places.ts';
import { planHotels } from '../seed/plan-hotels.ts';
import { picturesOf } from './picture-stay.ts';
import { textsOf } from './texts-of.ts';

const whole = planHotels(createGeography().spots, 1);

test('HOTEL-003 every hotel shows five or more different pictures of its surroundings, country and season', () => {
  const texts = textsOf('en');
  for (const { hotel } of whole) {
    for (const month of [1, 4, 7, 12]) {
      const urls = picturesOf(texts, hotel, month).map(({ url }) => url);
      expect(new Set(urls).size).toBe(urls.length);
      expect(urls.length).toBeGreaterThanOrEqual(5);
      const shown = urls.map((url) => /^\/pictures\/(\w+)-\w+-(\w\w)(-winter)?-\d\d-960\.webp$/.exec(url));
      expect(shown.every((parts) => parts?.[1] === hotel.environment)).toBe(true);
      expect(shown.every((parts) => parts?.[2] === hotel.country.toLowerCase())).toBe(true);
      expect(new Set(shown.map((parts) => parts?.[3])).size).toBe(1);
    }
  }
});

test('HOTEL-003 snow lies in the mountains until March, in the north from December to February, in the south never', () => {
  const snowIn = (place: Parameters<typeof picturesOf>[1]) =>
    [1, 3, 7, 12].filter((month) => picturesOf(textsOf('en'), place, month)[0]?.url.includes('-winter-'));
  expect(snowIn({ seed: 1, environment: 'mountain', country: 'ES', lat: 42.7 })).toEqual([1, 3, 12]);
  expect(snowIn({ seed: 1, environment: 'lake', country: 'NL', lat: 52.9 })).toEqual([1, 12]);
  expect(snowIn({ seed: 1, environment: 'city', country: 'FR', lat: 43.3 })).toEqual([]);
  expect(snowIn({ seed: 1, environment: 'sea', country: 'BE', lat: 51.2 })).toEqual([]);
  expect(snowIn({ seed: 1, environment: 'city', country: 'BE' })).toEqual([]);
});

test('HOTEL-003 an album opens by day or in the golden light, and hotels of one kind do not all open alike', () => {
  const covers = whole.map(({ hotel }) => picturesOf(textsOf('en'), hotel, 7)[0]?.url ?? '');
  expect(covers.filter((url) => !/-(day|golden)-/.test(url))).toEqual([]);
  const seaside = covers.filter((url) => /\/sea-\w+-fr-/.test(url));
  expect(seaside.length).toBeGreaterThan(50);
  expect(new Set(seaside).size).toBeGreaterThan(8);
});
