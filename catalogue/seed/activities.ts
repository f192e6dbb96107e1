import type { FacilityCode } from './facilities.ts';

/** Everything a programme can hold besides the night, in the order of its bit in `stay.tags`; new codes go to the end. */
export const activityCodes = [
  'breakfast',
  'halfboard',
  'dinner',
  'spa',
  'massage',
  'tasting',
  'bike',
  'boat',
  'ski',
  'museum',
  'family',
  'champagne',
  'latecheckout',
  'parking',
  'welcome',
  'walk',
  'cooking',
  'ticket',
] as const;

/** A part of a programme; also the icon of its line and the name of its texts. */
export type ActivityCode = (typeof activityCodes)[number];

interface ActivityTrait {
  /** `activity` and `dinner` have a block of their own on the stay page, a `service` is a line of the programme only. */
  readonly kind: 'activity' | 'dinner' | 'service';
  /** Cents per adult; even euros, because a child pays half. */
  readonly price: number;
  readonly minutes?: number;
  /** Whether the guest picks the day of the activity. */
  readonly dated?: boolean;
  readonly at?: 'hotel' | 'around';
  readonly schedule?: 'spa' | 'evening' | 'halfday' | 'visit';
  /** Whether filters offer it. */
  readonly filter: boolean;
  /** What the hotel must have for it. */
  readonly needs?: FacilityCode;
}

export const activityTraits: Readonly<Record<ActivityCode, ActivityTrait>> = {
  breakfast: { kind: 'service', price: 1400, filter: false },
  halfboard: {
    kind: 'dinner',
    price: 3400,
    minutes: 90,
    at: 'hotel',
    schedule: 'evening',
    filter: true,
    needs: 'restaurant',
  },
  dinner: {
    kind: 'dinner',
    price: 5800,
    minutes: 150,
    dated: true,
    at: 'hotel',
    schedule: 'evening',
    filter: true,
    needs: 'restaurant',
  },
  spa: {
    kind: 'activity',
    price: 2600,
    minutes: 120,
    dated: true,
    at: 'hotel',
    schedule: 'spa',
    filter: true,
    needs: 'spa',
  },
  massage: {
    kind: 'activity',
    price: 6400,
    minutes: 50,
    dated: true,
    at: 'hotel',
    schedule: 'spa',
    filter: true,
    needs: 'spa',
  },
  tasting: { kind: 'activity', price: 2800, minutes: 90, dated: true, at: 'around', schedule: 'halfday', filter: true },
  bike: {
    kind: 'activity',
    price: 1800,
    minutes: 240,
    dated: true,
    at: 'hotel',
    schedule: 'halfday',
    filter: true,
    needs: 'bikehire',
  },
  boat: { kind: 'activity', price: 3200, minutes: 120, dated: true, at: 'around', schedule: 'halfday', filter: true },
  ski: { kind: 'activity', price: 3800, minutes: 180, dated: true, at: 'around', schedule: 'halfday', filter: true },
  museum: { kind: 'activity', price: 1600, minutes: 120, at: 'around', schedule: 'visit', filter: true },
  family: { kind: 'activity', price: 2400, minutes: 300, dated: true, at: 'around', schedule: 'visit', filter: true },
  champagne: { kind: 'service', price: 1800, filter: true },
  latecheckout: { kind: 'service', price: 800, filter: false },
  parking: { kind: 'service', price: 600, filter: false, needs: 'parking' },
  welcome: { kind: 'service', price: 600, filter: false },
  walk: { kind: 'activity', price: 2000, minutes: 150, dated: true, at: 'around', schedule: 'halfday', filter: true },
  cooking: {
    kind: 'activity',
    price: 4600,
    minutes: 150,
    dated: true,
    at: 'hotel',
    schedule: 'halfday',
    filter: true,
    needs: 'restaurant',
  },
  ticket: { kind: 'activity', price: 2200, minutes: 75, dated: true, at: 'around', schedule: 'visit', filter: true },
};

/** The id of an activity of a stay on the wire. */
export function numberActivity(stayId: number, code: ActivityCode): number {
  return stayId * 100 + activityCodes.indexOf(code) + 1;
}

/** The bit of an activity in `stay.tags`. */
export function tagBit(code: ActivityCode): number {
  return 2 ** activityCodes.indexOf(code);
}
