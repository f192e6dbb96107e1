import { useEffect, useEffectEvent, useRef } from 'react';
import { useRoutes } from '#client/islands/language.tsx';
import { printStayCriteria, type StayCriteria } from '#shared/stay/stay-criteria.ts';
import { showRooms } from './rooms-region.ts';

/** Keeps the offers of the page to the choice: asks for them whenever it is another than the one shown. @rule HOTEL-014 */
export function useRooms(hotelId: number, rendered: StayCriteria, chosen: StayCriteria): void {
  const routes = useRoutes();
  const wanted = printStayCriteria(chosen);
  const shown = useRef(printStayCriteria(rendered));
  const show = useEffectEvent((signal: AbortSignal) => {
    if (shown.current === wanted) {
      document.documentElement.removeAttribute('data-awaits-rooms');
      return;
    }
    shown.current = wanted;
    void showRooms(routes.roomsFragment(hotelId, wanted ? `in=hash&${wanted}` : 'in=hash'), signal);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the offers follow the choice, and nothing else
  useEffect(() => {
    const request = new AbortController();
    show(request.signal);
    return () => request.abort();
  }, [wanted]);
}
