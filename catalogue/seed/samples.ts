import { equipHotel } from './equip-hotel.ts';
import type { Geography } from './geography/places.ts';
import type { HotelBundle } from './hotel-bundle.ts';
import { planHotel } from './plan-hotel.ts';
import { planStays, type StayPlan } from './plan-stays.ts';

/** Fixed ids of the products that show a state of their own, whatever the size of the catalogue. */
export const sampleStays = {
  bookable: 900_001,
  expired: 900_002,
  soldOut: 900_003,
  priceChanged: 900_004,
  lastRoom: 900_005,
  packageUnavailable: 900_006,
  nonRefundable: 900_007,
  percentTax: 900_008,
  twoNights: 900_009,
  extras: 900_010,
} as const;

interface Sample {
  readonly id: number;
  readonly town: string;
  readonly supply: 'plenty' | 'last' | 'none';
  readonly stay?: Partial<HotelBundle['stays'][number]>;
}

const samples: readonly Sample[] = [
  {
    id: sampleStays.bookable,
    town: 'Honfleur',
    supply: 'plenty',
    stay: { cancellation: 'flexible', regularPromo: 20, regularPromoBefore: 8 },
  },
  { id: sampleStays.expired, town: 'Annecy', supply: 'plenty', stay: { published: false } },
  { id: sampleStays.soldOut, town: 'Brugge', supply: 'none' },
  {
    id: sampleStays.priceChanged,
    town: 'Bordeaux',
    supply: 'plenty',
    stay: { channelPercent: 6, regularPromo: 0, regularPromoBefore: 0 },
  },
  { id: sampleStays.lastRoom, town: 'Sevilla', supply: 'last' },
  { id: sampleStays.packageUnavailable, town: 'Florence', supply: 'plenty', stay: { packageAvailable: false } },
  { id: sampleStays.nonRefundable, town: 'Lyon', supply: 'plenty', stay: { cancellation: 'nonrefundable' } },
  { id: sampleStays.percentTax, town: 'Amsterdam', supply: 'plenty', stay: { cancellation: 'moderate' } },
  {
    id: sampleStays.twoNights,
    town: 'Taormina',
    supply: 'plenty',
    stay: { minNights: 2, defaultNights: 2, maxNights: 5 },
  },
  {
    id: sampleStays.extras,
    town: 'Kortrijk',
    supply: 'plenty',
    stay: { regularPromo: 15, regularPromoBefore: 0, discount: 5, extras: ['bike'] },
  },
];

/** Samples are ordinary stays: no room costs more than this a night, in cents. */
const dearest = 14_000;

/** The hotels and stays of the samples: one hotel each, under the same id as its stay. */
export function planSamples({ spots }: Geography): HotelBundle[] {
  return samples.map(({ id, town, supply, stay: change }) => {
    const spot = spots.find(({ city: { names } }) => Object.values(names).includes(town));
    if (!spot) throw new Error(`No spot for the sample in ${town}`);
    const planned = planHotel(id, spot);
    const hotel = {
      ...planned,
      rooms: planned.rooms.map((room) => ({ ...room, basePrice: Math.min(room.basePrice, dearest) })),
    };
    const [first] = planStays(hotel, 1);
    if (!first) throw new Error(`No stay for the sample in ${town}`);
    const stay: StayPlan = {
      ...first,
      id,
      minNights: 1,
      maxNights: 7,
      defaultNights: 1,
      onSaleDays: undefined,
      discount: 0,
      extras: [],
    };
    return { hotel: equipHotel(hotel, [stay]), supply, stays: [{ ...stay, ...change }] };
  });
}
