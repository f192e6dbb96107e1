export interface Point {
  readonly lat: number;
  readonly lng: number;
}

export const kmPerDegree = 111.2;

/** Kilometres between two points as a plane sees them: right to a per cent within 300 km. */
export function distanceInKm(a: Point, b: Point): number {
  const narrowing = Math.cos((((a.lat + b.lat) / 2) * Math.PI) / 180);
  return Math.hypot(a.lat - b.lat, (a.lng - b.lng) * narrowing) * kmPerDegree;
}
