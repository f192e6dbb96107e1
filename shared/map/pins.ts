import type { Point } from '../search/criteria.ts';

/** Something that can be shown on a map, by its id. */
export interface Placed extends Point {
  readonly id: number;
}

/** What is drawn at one spot: one marker, or several that would cover each other. */
export interface Pin<T extends Placed> extends Point {
  /** The same for the same markers, whatever the zoom. */
  readonly key: string;
  /** Never empty; by id. */
  readonly markers: readonly T[];
}

/** Half of a pill, in pixels: pins whose centres are nearer than a whole one cover each other. @rule MAP-007 */
const reach = { x: 34, y: 23 } as const;

/** The width of the world in pixels at zoom 0, on tiles of 512 pixels. */
const worldSize = 512;

interface Heap<T> {
  readonly x: number;
  readonly y: number;
  readonly markers: readonly T[];
}

/**
 * The pins of markers at a zoom (on tiles of 512 pixels): markers that would cover each other share one pin, which stands
 * in their middle. Every marker is in exactly one pin, and the order of the markers does not matter. @rule MAP-003
 */
export function pinsOf<T extends Placed>(markers: readonly T[], zoom: number): Pin<T>[] {
  const scale = worldSize * 2 ** zoom;
  const heaps: Heap<T>[] = [];
  for (const marker of markers.toSorted((a, b) => a.id - b.id)) {
    const { x, y } = project(marker);
    add(heaps, { x: x * scale, y: y * scale, markers: [marker] });
  }
  return heaps.map(({ x, y, markers: heap }) => {
    const sorted = heap.toSorted((a, b) => a.id - b.id);
    const [first] = sorted;
    const spot = first && sorted.length === 1 ? first : unproject(x / scale, y / scale);
    return { key: sorted.map(({ id }) => id).join(), lat: spot.lat, lng: spot.lng, markers: sorted };
  });
}

/** A merged heap stands elsewhere than its parts, so it may cover others in turn. */
function add<T>(heaps: Heap<T>[], heap: Heap<T>): void {
  const index = heaps.findIndex((other) => isCovering(other, heap));
  const [other] = index < 0 ? [] : heaps.splice(index, 1);
  if (!other) heaps.push(heap);
  else add(heaps, merge(other, heap));
}

function isCovering(a: { x: number; y: number }, b: { x: number; y: number }): boolean {
  return Math.abs(a.x - b.x) < 2 * reach.x && Math.abs(a.y - b.y) < 2 * reach.y;
}

function merge<T>(a: Heap<T>, b: Heap<T>): Heap<T> {
  const [all, share] = [a.markers.length + b.markers.length, b.markers.length];
  const between = (from: number, to: number) => from + ((to - from) * share) / all;
  return { x: between(a.x, b.x), y: between(a.y, b.y), markers: [...a.markers, ...b.markers] };
}

/** Web Mercator, 0 to 1 from the north-west. */
function project({ lat, lng }: Point): { x: number; y: number } {
  const sine = Math.sin((Math.min(Math.max(lat, -85), 85) * Math.PI) / 180);
  return { x: (lng + 180) / 360, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

function unproject(x: number, y: number): Point {
  return { lat: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI, lng: x * 360 - 180 };
}
