import { useMessages } from '#client/islands/language.tsx';
import type { Point } from '#shared/search/criteria.ts';
import { nameOfPoint } from './point-names.ts';

/** How a point to search around is called: by the town it was chosen by, or as where the visitor is. @rule DEST-012 */
export function usePointLabel(isHydrating: boolean): (point: Point) => string {
  const t = useMessages('destination/field');
  return (point) => {
    // The browser's memory is not asked while hydrating: the server has none.
    const name = isHydrating ? undefined : nameOfPoint(point);
    return name || t(name === '' ? 'around' : 'point');
  };
}
