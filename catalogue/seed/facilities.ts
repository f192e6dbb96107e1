/** Facility codes in the order of their bit in `hotel.facilities`; new codes go to the end. `pets` is a column of its own. */
export const facilityCodes = [
  'wifi',
  'parking',
  'restaurant',
  'bar',
  'pool',
  'indoorpool',
  'spa',
  'sauna',
  'hammam',
  'jacuzzi',
  'fitness',
  'airconditioning',
  'lift',
  'terrace',
  'garden',
  'fireplace',
  'bikehire',
  'evcharger',
  'accessible',
  'familyrooms',
  'playground',
  'skiroom',
  'beachaccess',
  'golf',
  'roomservice',
  'meetingroom',
] as const;
export type FacilityCode = (typeof facilityCodes)[number];

/** The bits of these facilities. */
export function facilityMask(codes: readonly FacilityCode[]): number {
  return codes.reduce((mask, code) => mask | (1 << facilityCodes.indexOf(code)), 0);
}

/** The facilities of a mask, in the order above. */
export function facilitiesOf(mask: number): FacilityCode[] {
  return facilityCodes.filter((_, bit) => mask & (1 << bit));
}
