import type { RoomKind } from '../seed/hotel-traits.ts';
import type { Texts } from '../seed/text/texts.ts';
import type { WirePicture } from './picture-stay.ts';

interface RoomFacts {
  readonly id: number;
  readonly kind: RoomKind;
  readonly capacity: number;
  readonly maxCapacity: number;
  readonly size: number;
}

/** A room type as product pages show it. @rule STAY-018 HOTEL-018 */
export function describeRoom(
  texts: Texts,
  { id, kind, capacity, maxCapacity, size }: RoomFacts,
  pictures: readonly WirePicture[],
) {
  const { label, bedding, description } = texts.rooms[kind];
  return {
    id,
    uuid: `room-${id}`,
    label,
    type: kind,
    bedding,
    capacity,
    maxCapacity,
    size,
    description,
    detailsSection: texts.roomDetails,
    images: picturesOf(id, pictures),
  };
}

/** Two pictures of the hotel, never its first, so that the rooms of a hotel differ. */
function picturesOf(id: number, pictures: readonly WirePicture[]): WirePicture[] {
  const first = 1 + (id % Math.max(1, pictures.length - 2));
  return pictures.slice(first, first + 2);
}
