import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Bounds } from './area.ts';
import { parseBounds, printBounds } from './bounds.ts';
import { boundsAround, boundsOf, constrainBounds, isInside } from './extent.ts';

const degrees = (bound: number) =>
  fc.integer({ min: -bound * 100_000, max: bound * 100_000 }).map((value) => value / 100_000 || 0);
const anyBounds: fc.Arbitrary<Bounds> = fc
  .tuple(degrees(90), degrees(90), degrees(180), degrees(180))
  .map(([a, b, c, d]) => ({
    south: Math.min(a, b),
    north: Math.max(a, b),
    west: Math.min(c, d),
    east: Math.max(c, d),
  }));
const anyPoint = fc.record({ lat: degrees(90), lng: degrees(180) });

test('MAP-006 an area is printed as south, west, north, east and read back the same', () => {
  expect(printBounds({ south: 43.25, west: -1.5, north: 44, east: 0 })).toBe('43.25,-1.5,44,0');
  fc.assert(
    fc.property(anyBounds, (bounds) => {
      expect(parseBounds(printBounds(bounds))).toEqual(bounds);
    }),
  );
});

test('MAP-006 what is no area is no area, and nothing throws', () => {
  const wrong = [
    '',
    '1,2,3',
    '1,2,3,4,5',
    '44,0,43,1',
    '43,2,44,1',
    '91,0,92,1',
    '0,181,1,182',
    '1e1,0,20,1',
    'a,b,c,d',
  ];
  expect(wrong.map(parseBounds)).toEqual(wrong.map(() => undefined));
  expect(parseBounds(null)).toBeUndefined();
  fc.assert(fc.property(fc.string(), (text) => parseBounds(text) === undefined || text.split(',').length === 4));
});

test('MAP-006 a map that shows more than the world asks for the world', () => {
  const anywhere = { south: -95, west: -200.123456789, north: 95, east: 200 };
  expect(constrainBounds(anywhere)).toEqual({ south: -90, west: -180, north: 90, east: 180 });
  fc.assert(
    fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), (a, b) => {
      const shown = { south: Math.min(a, b), north: Math.max(a, b), west: Math.min(a, b), east: Math.max(a, b) };
      const asked = constrainBounds(shown);
      expect(parseBounds(printBounds(asked))).toEqual(asked);
    }),
  );
});

test('MAP-010 the area of markers holds every one of them, and no markers have none', () => {
  expect(boundsOf([])).toBeUndefined();
  fc.assert(
    fc.property(fc.array(anyPoint, { minLength: 1 }), (points) => {
      const area = boundsOf(points);
      expect(area && points.every((point) => isInside(point, area))).toBe(true);
    }),
  );
  expect(isInside({ lat: 44.1, lng: 0 }, { south: 43, west: -1, north: 44, east: 1 })).toBe(false);
});

test('MAP-008 an area around a place holds every point and has the place in its middle', () => {
  expect(boundsAround({ lat: 1, lng: 2 }, [])).toBeUndefined();
  const near = fc.record({
    lat: fc.double({ min: -29, max: 29, noNaN: true }),
    lng: fc.double({ min: -59, max: 59, noNaN: true }),
  });
  fc.assert(
    fc.property(near, fc.array(near, { minLength: 1 }), (centre, points) => {
      const area = boundsAround(centre, points);
      if (!area) throw new Error('no area');
      expect((area.south + area.north) / 2).toBeCloseTo(centre.lat, 4);
      expect((area.west + area.east) / 2).toBeCloseTo(centre.lng, 4);
      const wider = {
        south: area.south - 1e-5,
        west: area.west - 1e-5,
        north: area.north + 1e-5,
        east: area.east + 1e-5,
      };
      for (const point of points) expect(isInside(point, wider)).toBe(true);
    }),
  );
});
