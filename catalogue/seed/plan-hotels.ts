import { equipHotel } from './equip-hotel.ts';
import type { Spot } from './geography/place.ts';
import type { HotelBundle } from './hotel-bundle.ts';
import { type HotelPlan, planHotel } from './plan-hotel.ts';
import { planStays } from './plan-stays.ts';
import { scheduleSpots } from './schedule-spots.ts';

const hotelsAtScaleOne = 1500;
const staysAtScaleOne = 5000;
const firstId = 1001;

/** The hotels of a catalogue of this scale with their stays: 1,500 and 5,000 at scale 1. */
export function planHotels(spots: readonly Spot[], scale: number): HotelBundle[] {
  const hotels = Math.round(hotelsAtScaleOne * scale);
  const wanted = Math.round(staysAtScaleOne * scale);
  const taken = new Set<string>();
  return scheduleSpots(spots, hotels).map((spot, index) => {
    const hotel = withOwnName(planHotel(firstId + index, spot), spot, taken);
    const count = Math.floor(((index + 1) * wanted) / hotels) - Math.floor((index * wanted) / hotels);
    const stays = planStays(hotel, count);
    return { hotel: equipHotel(hotel, stays), stays };
  });
}

/** A second hotel of the same name in a town gets the town added, as hotels do, a third one a numeral. */
function withOwnName(hotel: HotelPlan, { city }: Spot, taken: Set<string>): HotelPlan {
  const town = city.names[hotel.language];
  const candidates = [hotel.name, `${hotel.name} ${town}`, `${hotel.name} ${town} II`, `${hotel.name} ${town} III`];
  const name = candidates.find((candidate) => !taken.has(`${city.id} ${candidate}`)) ?? hotel.name;
  taken.add(`${city.id} ${name}`);
  return { ...hotel, name };
}
