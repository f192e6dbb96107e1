import { useEffect, useRef, useState } from 'react';
import { useVisitor } from '#client/islands/language.tsx';
import type { OfferMap } from '#client/map/offer-map.ts';
import type { Bounds } from '#shared/map/area.ts';
import type { MapView } from '#shared/map/map-view.ts';
import { decideLook, type MapLook } from '#shared/map/start.ts';
import { marketOf } from '#shared/market/markets.ts';
import type { Answer } from './use-answer.ts';

/** Where the map looks first, once that is known: after the first answer, or the first failure. */
export function useFirstLook({ status, value }: Answer<MapView>, bounds: Bounds | undefined): MapLook | undefined {
  const { country } = marketOf(useVisitor().locale);
  const [look, setLook] = useState<MapLook>();
  useEffect(() => {
    if (look || status === 'loading') return;
    setLook(decideLook({ bounds, place: value?.place, found: value?.markers ?? [], country }));
  }, [look, status, value, bounds, country]);
  return look;
}

/**
 * Looks where the results of each further answer are, and tells `onLooked` so. A map that was moved stays where it is
 * when the next answer is about the same place. @rule MAP-006
 */
export function useNextLooks(
  map: OfferMap | undefined,
  view: MapView | undefined,
  bounds: Bounds | undefined,
  first: MapLook | undefined,
  onLooked: (shown: Bounds) => void,
): void {
  const { country } = marketOf(useVisitor().locale);
  const last = useRef<string>(undefined);
  const looked = useRef(onLooked);
  looked.current = onLooked;
  useEffect(() => {
    if (!map || !view) return;
    last.current ??= keyOf(first);
    const next = decideLook({ bounds, place: view.place, found: view.markers, country, shown: map.shown() });
    const key = keyOf(next);
    if (next && key !== last.current) {
      last.current = key;
      map.lookAt(next);
    }
    looked.current(map.shown());
  }, [map, view, bounds, first, country]);
}

/** The same for two answers about the same place, whatever was found in it. */
function keyOf(look: MapLook | undefined): string | undefined {
  return JSON.stringify(look, (name, value) => (name === 'fit' ? undefined : value));
}
