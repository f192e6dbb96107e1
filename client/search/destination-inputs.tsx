import type { Ref } from 'react';
import { printDegrees } from '#shared/search/values.ts';
import type { Where } from './where.ts';

interface Props {
  readonly where: Where;
  /** While the field is being filled, what was chosen before does not count. @rule DEST-013 */
  readonly isCleared: boolean;
  /** The input from which a change is announced. */
  readonly ref: Ref<HTMLInputElement>;
}

/** The destination as form fields: the key of its category, or a point, and distances. @rule DEST-012 DEST-014 */
export function DestinationInputs({ where, isCleared, ref }: Props) {
  const { place, point, distance } = where;
  const more = {
    lat: point && printDegrees(point.lat),
    lng: point && printDegrees(point.lng),
    distanceMin: distance?.min,
    distanceMax: distance?.max,
  };
  return (
    <>
      <input
        ref={ref}
        type="hidden"
        name={place?.category ?? 'city'}
        value={place?.id ?? ''}
        disabled={isCleared || !place}
      />
      {Object.entries(more).map(([name, value]) =>
        value === undefined ? null : <input key={name} type="hidden" name={name} value={value} disabled={isCleared} />,
      )}
    </>
  );
}
