import type { Criteria } from './criteria.ts';

/**
 * The criteria after the search box was sent: where, when, who and theme are those of the box, also when it leaves them
 * open; filters and sort stay as they are, and so does the area of the map unless the box names a place.
 * @rule FLOW-015 DEST-014
 */
export function searchFromBox(present: Criteria, box: Criteria): Criteria {
  const { destination: _, point: _1, distance: _2, dates: _3, nights: _4, theme: _5, bounds, ...filters } = present;
  const { destination, point, distance, dates, nights, theme, party } = box;
  return {
    ...filters,
    party,
    ...(destination && { destination }),
    ...(point && { point }),
    ...(distance && { distance }),
    ...(bounds && !destination && !point && { bounds }),
    ...(dates && { dates }),
    ...(nights !== undefined && { nights }),
    ...(theme !== undefined && { theme }),
  };
}
