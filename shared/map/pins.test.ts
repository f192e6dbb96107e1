import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Placed, pinsOf } from './pins.ts';

const marker = (id: number, lat: number, lng: number): Placed => ({ id, lat, lng });
const anyMarkers = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 9999 }),
    lat: fc.double({ min: 35, max: 55, noNaN: true }),
    lng: fc.double({ min: -10, max: 20, noNaN: true }),
  }),
  { selector: ({ id }) => id, maxLength: 60 },
);
const anyZoom = fc.integer({ min: 2, max: 12 });
const keysOf = (markers: readonly Placed[], zoom: number) =>
  pinsOf(markers, zoom)
    .map(({ key }) => key)
    .sort();

test('MAP-003 far away neighbours share a pin, nearby each has its own at its very place', () => {
  const [honfleur, deauville, nice] = [marker(1, 49.42, 0.23), marker(2, 49.36, 0.07), marker(3, 43.7, 7.26)];
  expect(keysOf([honfleur, deauville, nice], 5)).toEqual(['1,2', '3']);
  expect(keysOf([honfleur, deauville, nice], 10)).toEqual(['1', '2', '3']);
  expect(pinsOf([honfleur], 3)).toEqual([{ key: '1', lat: 49.42, lng: 0.23, markers: [honfleur] }]);
});

test('MAP-003 MAP-007 two pins share one as soon as their pills of 68 by 46 pixels would touch, and not before', () => {
  const zoom = 8;
  const beside = (pixels: number) => [marker(1, 0, 0), marker(2, 0, (pixels * 360) / (512 * 2 ** zoom))];
  // At the equator a degree is as long on the map in both directions.
  const above = (pixels: number) => [marker(1, 0, 0), marker(2, (pixels * 360) / (512 * 2 ** zoom), 0)];
  expect(keysOf(beside(67), zoom)).toEqual(['1,2']);
  expect(keysOf(beside(69), zoom)).toEqual(['1', '2']);
  expect(keysOf(above(45), zoom)).toEqual(['1,2']);
  expect(keysOf(above(47), zoom)).toEqual(['1', '2']);
});

test('MAP-003 a shared pin stands between its markers', () => {
  const [pin] = pinsOf([marker(1, 49, 0), marker(2, 49, 0.1)], 4);
  expect(pin?.lng).toBeCloseTo(0.05);
  expect(pin?.lat).toBeCloseTo(49);
});

test('MAP-003 every marker is in exactly one pin', () => {
  fc.assert(
    fc.property(anyMarkers, anyZoom, (markers, zoom) => {
      const ids = pinsOf(markers, zoom).flatMap((pin) => pin.markers.map(({ id }) => id));
      expect(ids.sort((a, b) => a - b)).toEqual(markers.map(({ id }) => id).sort((a, b) => a - b));
    }),
  );
});

test('MAP-003 no two pins cover each other', () => {
  fc.assert(
    fc.property(anyMarkers, anyZoom, (markers, zoom) => {
      const pins = pinsOf(markers, zoom);
      expect(
        keysOf(
          pins.map(({ lat, lng }, id) => marker(id, lat, lng)),
          zoom,
        ),
      ).toHaveLength(pins.length);
    }),
  );
});

test('MAP-003 the order of the answer does not change the pins', () => {
  fc.assert(
    fc.property(anyMarkers, anyZoom, (markers, zoom) => {
      expect(keysOf(markers.toReversed(), zoom)).toEqual(keysOf(markers, zoom));
    }),
  );
});
