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
    images: pictures.slice(2, 4),
  };
}
