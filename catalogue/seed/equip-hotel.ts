import { activityTraits } from './activities.ts';
import { facilityMask } from './facilities.ts';
import type { HotelPlan } from './plan-hotel.ts';
import type { StayPlan } from './plan-stays.ts';

/** The hotel with everything that its rooms and the programmes of its stays promise. */
export function equipHotel(hotel: HotelPlan, stays: readonly Pick<StayPlan, 'programme'>[]): HotelPlan {
  const needed = stays.flatMap(({ programme }) => programme.flatMap((code) => activityTraits[code].needs ?? []));
  const family = hotel.rooms.some(({ kind }) => kind === 'family') ? (['familyrooms'] as const) : [];
  return { ...hotel, facilities: hotel.facilities | facilityMask([...needed, ...family]) };
}
