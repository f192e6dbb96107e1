import { useCallback, useEffect, useRef } from 'react';
import type { OfferMap } from '#client/map/offer-map.ts';
import type { MapMarker } from '#shared/map/map-view.ts';
import { markCards, watchCards, whenListChanges } from './list-cards.ts';

/**
 * Lets cards and markers point at each other: the card of the chosen or pointed-at marker is marked in the list, and the
 * marker of the card under the pointer or the focus on the map. Gives what marks the cards of pointed-at markers.
 */
export function useListLink(
  map: OfferMap | undefined,
  chosen: readonly MapMarker[],
): (hotels: readonly number[]) => void {
  const marked = useRef<readonly number[]>([]);
  const mark = useCallback(
    (pointedAt: readonly number[]) => {
      marked.current = [...pointedAt, ...chosen.map(({ id }) => id)];
      markCards(marked.current);
    },
    [chosen],
  );
  useEffect(() => mark([]), [mark]);
  useEffect(() => {
    if (!map) return;
    const stopWatching = watchCards((hotel) => map.pins.pointAt(hotel));
    const stopMarking = whenListChanges(() => markCards(marked.current));
    return () => {
      stopWatching();
      stopMarking();
      markCards([]);
    };
  }, [map]);
  return mark;
}
