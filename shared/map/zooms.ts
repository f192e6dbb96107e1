import type { DestinationCategory } from '../search/destination-category.ts';

/** How near a map stands at first, by what was searched; on tiles of 256 pixels. @rule MAP-008 */
export const mapZooms = { hotel: 14, city: 12, department: 9, region: 8, large: 6 } as const;

const zoomNames = {
  hotel: 'hotel',
  city: 'city',
  searesort: 'city',
  skiresort: 'city',
  poi: 'city',
  department: 'department',
  touristicregion: 'department',
  region: 'region',
  country: 'large',
} as const satisfies Record<DestinationCategory, keyof typeof mapZooms>;

/** The zoom for a kind of destination; the large one where there is none. @rule MAP-008 */
export function zoomOf(category: DestinationCategory | undefined): number {
  return mapZooms[category === undefined ? 'large' : zoomNames[category]];
}
