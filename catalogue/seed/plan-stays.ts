import { type ActivityCode, activityTraits, tagBit } from './activities.ts';
import { type ConceptCode, concepts } from './concepts.ts';
import { facilitiesOf } from './facilities.ts';
import type { HotelPlan } from './plan-hotel.ts';
import { createRandom, type Random } from './random.ts';
import { environmentThemes, themeMask } from './themes.ts';

export type Cancellation = 'flexible' | 'moderate' | 'nonrefundable';

export interface StayPlan {
  readonly id: number;
  readonly roomId: number;
  readonly concept: ConceptCode;
  readonly programme: readonly ActivityCode[];
  readonly programmePrice: number;
  readonly minNights: number;
  readonly maxNights: number;
  readonly defaultNights: number;
  readonly cancellation: Cancellation;
  readonly themes: number;
  readonly tags: number;
  readonly regularPromo: number;
  /** What was taken off in the 30 days before it. */
  readonly regularPromoBefore: number;
  /** How much of it a code takes off by itself. */
  readonly discount: number;
  /** What can be added to the programme. */
  readonly extras: readonly ActivityCode[];
  readonly onSaleDays: number | undefined;
  readonly seed: number;
}

/** What can be sold anywhere, for a hotel that has run out of ideas of its own surroundings. */
const everywhere: readonly ConceptCode[] = ['romantic', 'unwind', 'halfboard', 'gourmet', 'citybreak'];

/** The stays of a hotel, each about something else; the same hotel and count always give the same stays. */
export function planStays(hotel: HotelPlan, count: number): StayPlan[] {
  const random = createRandom(hotel.id * 104_729);
  const chosen = new Set<ConceptCode>();
  const hasSpa = facilitiesOf(hotel.facilities).includes('spa');
  for (let tries = 0; chosen.size < count && tries < 60; tries++) {
    const weights = Object.fromEntries(
      Object.entries(concepts).map(([code, { weights: byEnvironment }]) => [
        code,
        byEnvironment[hotel.environment] ?? 0,
      ]),
    ) as Record<ConceptCode, number>;
    const code = random.weighted(weights);
    if (concepts[code].programme.includes('spa') && !hasSpa) continue;
    chosen.add(code);
  }
  for (const code of everywhere) if (chosen.size < count) chosen.add(code);
  return [...chosen].map((concept, index) => planStay(hotel, concept, index, random));
}

function planStay(hotel: HotelPlan, concept: ConceptCode, index: number, random: Random): StayPlan {
  const { programme, themes, nights } = concepts[concept];
  const defaultNights = random.pick(nights);
  const room = pickRoom(hotel, concept, random);
  const planned = {
    id: hotel.id * 10 + index + 1,
    roomId: room,
    concept,
    programme,
    programmePrice: priceProgramme(programme, hotel.stars, defaultNights),
    minNights: defaultNights > 1 && random.happens(0.45) ? defaultNights : 1,
    maxNights: defaultNights + 3 + random.integer(4),
    defaultNights,
    cancellation: random.pick(['flexible', 'flexible', 'flexible', 'moderate', 'moderate', 'nonrefundable'] as const),
    themes: themeMask([...new Set([environmentThemes[hotel.environment], ...themes])]),
    tags: programme.filter((code) => activityTraits[code].filter).reduce((mask, code) => mask | tagBit(code), 0),
    regularPromo: random.happens(0.38) ? random.pick([8, 10, 12, 15, 18, 20, 22, 25, 28, 30, 33, 35, 40]) : 0,
    onSaleDays: random.happens(0.02) ? 30 : undefined,
    seed: random.integer(0x7fffffff),
  };
  return {
    ...planned,
    regularPromoBefore: reduceBefore(planned),
    discount: planned.regularPromo >= 15 && planned.seed % 9 === 0 ? 5 : 0,
    extras: planned.seed % 4 === 0 ? [offerExtra(hotel, planned)] : [],
  };
}

/** Nothing, a third or two thirds of the reduction that holds now. */
function reduceBefore({ regularPromo, seed }: Pick<StayPlan, 'regularPromo' | 'seed'>): number {
  return Math.floor((regularPromo * (seed % 3)) / 3);
}

/** Something that the hotel can do on a day of the guest's choice and that the programme does not hold yet. */
function offerExtra(hotel: HotelPlan, { programme, seed }: Pick<StayPlan, 'programme' | 'seed'>): ActivityCode {
  const treatments = facilitiesOf(hotel.facilities).includes('spa') ? (['spa', 'massage'] as const) : [];
  const free = [...treatments, 'bike', 'cooking', 'dinner'] as const;
  const missing = free.filter((code) => !programme.includes(code));
  return missing[(seed >> 3) % missing.length] ?? 'bike';
}

/** Ideas for two, who are not put up with four beds. */
const forTwo: readonly ConceptCode[] = ['romantic', 'massage'];

function pickRoom({ rooms }: HotelPlan, concept: ConceptCode, random: Random): number {
  const family = rooms.find(({ kind }) => kind === 'family');
  if (concept === 'family' && family) return family.id;
  const other = forTwo.includes(concept) ? rooms.filter((room) => room !== family) : rooms;
  return random.pick(other.length > 0 ? other : rooms).id;
}

/** What the programme adds per adult; meals of every night count for each night of the usual length. */
function priceProgramme(programme: readonly ActivityCode[], stars: number, nights: number): number {
  const level = 0.8 + stars * 0.08;
  const cents = programme.reduce((sum, code) => {
    const times = code === 'breakfast' || code === 'halfboard' || code === 'parking' ? nights : 1;
    return sum + activityTraits[code].price * times;
  }, 0);
  return Math.round((cents * level) / 200) * 200;
}
