import { expect, test } from 'vitest';
import { choosePictures, type Wanted } from './choose.ts';

const wanted: Wanted = { kind: 'city', country: 'BE', winter: false, seed: 'hotel-1', count: 5 };

test('HOTEL-003 five different pictures of the kind and country are chosen', () => {
  const chosen = choosePictures(wanted);
  expect(new Set(chosen.map(({ id }) => id)).size).toBe(5);
  expect(chosen.filter(({ kind, country }) => kind !== 'city' || country !== 'BE')).toEqual([]);
});

test('the same seed chooses the same pictures, another seed others', () => {
  expect(choosePictures(wanted)).toEqual(choosePictures({ ...wanted }));
  expect(choosePictures(wanted)).not.toEqual(choosePictures({ ...wanted, seed: 'hotel-2' }));
});

test('the cover is in daylight', () => {
  const covers = Array.from({ length: 40 }, (_, i) => choosePictures({ ...wanted, seed: `hotel-${i}` })[0]?.time);
  expect(covers.filter((time) => time !== 'day' && time !== 'golden')).toEqual([]);
});

test('a gallery of five shows at least four hours of the day', () => {
  expect(new Set(choosePictures(wanted).map(({ time }) => time)).size).toBeGreaterThanOrEqual(4);
});

test('a winter place shows snow first and then its own country without snow', () => {
  const chosen = choosePictures({ ...wanted, winter: true, count: 6 });
  expect(chosen.map(({ winter }) => winter)).toEqual([true, true, true, true, true, false]);
  expect(chosen.filter(({ country }) => country !== 'BE')).toEqual([]);
});

test('a summer place never shows snow, even where its country has no such pictures', () => {
  const chosen = choosePictures({ ...wanted, kind: 'mountain', country: 'NL', count: 200 });
  expect(chosen.length).toBeGreaterThan(5);
  expect(chosen.filter(({ winter }) => winter)).toEqual([]);
});

test('no more pictures come than there are, and none for a count of zero', () => {
  expect(choosePictures({ ...wanted, count: 10_000 }).length).toBeLessThan(200);
  expect(choosePictures({ ...wanted, count: 0 })).toEqual([]);
});
