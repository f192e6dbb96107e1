import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { destinationCategories } from '../search/destination-category.ts';
import { centreOf } from './centres.ts';
import { decideLook } from './start.ts';
import { mapZooms, zoomOf } from './zooms.ts';

const honfleur = { lat: 49.42, lng: 0.23 };
const normandy = { south: 48.2, west: -2, north: 50.1, east: 1.8 };

test('MAP-008 hotels are shown at 14, cities at 12, departments at 9, regions at 8 and anything larger at 6', () => {
  expect(mapZooms).toEqual({ hotel: 14, city: 12, department: 9, region: 8, large: 6 });
  expect(destinationCategories.map(zoomOf)).toEqual([12, 14, 12, 12, 9, 12, 8, 9, 6]);
  expect(zoomOf(undefined)).toBe(6);
});

test('MAP-008 a map of a place stands around it at the zoom of its kind', () => {
  expect(decideLook({ place: { point: honfleur, category: 'city' }, found: [], country: 'FR' })).toEqual({
    kind: 'point',
    point: honfleur,
    zoom: 12,
  });
});

test('MAP-008 a place is seen with what was found around it, the place in the middle', () => {
  const found = [
    { lat: 49.62, lng: 0.33 },
    { lat: 49.4, lng: 0.03 },
  ];
  expect(decideLook({ place: { point: honfleur, category: 'city' }, found })).toEqual({
    kind: 'point',
    point: honfleur,
    zoom: 12,
    fit: { south: 49.22, west: 0.03, north: 49.62, east: 0.43 },
  });
});

test('MAP-009 without a place and a market the map shows Barcelona', () => {
  expect(decideLook({ found: [] })).toEqual({ kind: 'point', point: { lat: 41.3874, lng: 2.1686 }, zoom: 6 });
});

test('MAP-011 without a place the map shows its market as a whole', () => {
  expect(centreOf('FR')).toEqual({ lat: 46.6, lng: 2.4 });
  expect(centreOf('ES')).toEqual({ lat: 40.2, lng: -3.7 });
  expect(centreOf('BE')).toEqual({ lat: 50.65, lng: 4.45 });
  expect(centreOf('NL')).toEqual({ lat: 52.2, lng: 5.3 });
  expect(centreOf('IT')).toEqual({ lat: 42.8, lng: 12.6 });
  expect(decideLook({ found: [], country: 'NL' })).toEqual({ kind: 'point', point: centreOf('NL'), zoom: 6 });
});

test('MAP-011 what was found elsewhere than in the market is still in view', () => {
  const found = [honfleur, { lat: 49.6, lng: 0.5 }];
  const bounds = { south: 49.42, west: 0.23, north: 49.6, east: 0.5 };
  expect(decideLook({ found, country: 'IT' })).toEqual({ kind: 'markers', bounds });
});

test('MAP-006 a map stays where it is on an empty answer, and when it shows the area already', () => {
  const shown = { south: 40, west: 0, north: 42, east: 3 };
  expect(decideLook({ found: [], country: 'FR', shown, place: { point: honfleur, category: 'city' } })).toBeUndefined();
  expect(decideLook({ found: [], bounds: shown, shown })).toBeUndefined();
  expect(decideLook({ found: [], bounds: normandy, shown })).toEqual({ kind: 'area', bounds: normandy });
});

test('MAP-006 an area that was asked for stays in view, however little was found in it', () => {
  const point = fc.record({ lat: fc.double({ min: -80, max: 80 }), lng: fc.double({ min: -170, max: 170 }) });
  fc.assert(
    fc.property(fc.array(point), (found) => {
      const look = decideLook({ bounds: normandy, found, country: 'ES', place: { point: honfleur, category: 'city' } });
      expect(look).toEqual({ kind: 'area', bounds: normandy });
    }),
  );
});
