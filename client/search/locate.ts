import type { Point } from '#shared/search/criteria.ts';
import { coarsen } from '#shared/search/local-search.ts';

const waitMs = 10_000;

/** Where the browser says the visitor is, once they allow it; `undefined` when they do not, or it cannot tell. */
export function locate(): Promise<Point | undefined> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(undefined);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coarsen(coords.latitude), lng: coarsen(coords.longitude) }),
      () => resolve(undefined),
      { timeout: waitMs, maximumAge: 600_000 },
    );
  });
}
