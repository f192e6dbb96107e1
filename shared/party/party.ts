/** Who travels. `singleRoom` says that everybody sleeps in one room. @rule PAX-011 */
export interface Party {
  readonly adults: number;
  readonly children: number;
  readonly babies: number;
  readonly singleRoom: boolean;
}

/** The three kinds of travellers that are counted. */
export type Traveller = 'adults' | 'children' | 'babies';

/** What the calls of the catalogue name the counts. */
export interface PartyCounts {
  readonly adult: number;
  readonly child: number;
  readonly baby: number;
}

/** The party when nothing is said. @rule PAX-007 */
export const defaultParty: Party = { adults: 2, children: 0, babies: 0, singleRoom: false };

/** How many of each kind may travel, both ends included. @rule PAX-004 */
export const partyBounds = {
  adults: { min: 1, max: 20 },
  children: { min: 0, max: 10 },
  babies: { min: 0, max: 10 },
} as const satisfies Record<Traveller, { min: number; max: number }>;

/** Ages in whole years, both ends included; adults have no upper end. @rule PAX-012 */
export const ageBands = {
  adults: { from: 12, to: undefined },
  children: { from: 3, to: 11 },
  babies: { from: 0, to: 2 },
} as const satisfies Record<Traveller, { from: number; to: number | undefined }>;

/** The short names of hash and query. @rule FLOW-030 PAX-011 */
export const partyKeys = { adults: 'a', babies: 'b', children: 'c', singleRoom: 's' } as const satisfies Record<
  keyof Party,
  string
>;

/** Whether `count` travellers of a kind are allowed: whole and within the bounds. @rule PAX-004 */
export function isAllowedCount(traveller: Traveller, count: number): boolean {
  const { min, max } = partyBounds[traveller];
  return Number.isInteger(count) && count >= min && count <= max;
}

/** Whether a single room is meant when nobody chose: yes as soon as a child or a baby travels. @rule PAX-008 */
export function isSingleRoomByDefault({ children, babies }: Pick<Party, 'children' | 'babies'>): boolean {
  return children + babies > 0;
}

/**
 * The party with another count of one kind; a count out of range is ignored and gives the same party. The single room
 * follows its automatic value when the first child or baby comes or the last one leaves, and otherwise stays as chosen.
 * @rule PAX-005 PAX-008 PAX-009
 */
export function changeCount(party: Party, traveller: Traveller, count: number): Party {
  if (!isAllowedCount(traveller, count)) return party;
  const changed = { ...party, [traveller]: count };
  const automatic = isSingleRoomByDefault(changed);
  return automatic === isSingleRoomByDefault(party) ? changed : { ...changed, singleRoom: automatic };
}

/** The party with the room chosen by hand, against the automatic value or with it. @rule PAX-009 */
export function chooseSingleRoom(party: Party, singleRoom: boolean): Party {
  return { ...party, singleRoom };
}

/** Whether the buttons of a stepper can be used; a button is disabled at its bound. @rule PAX-006 */
export function stepperState(party: Party, traveller: Traveller): { canDecrease: boolean; canIncrease: boolean } {
  return {
    canDecrease: isAllowedCount(traveller, party[traveller] - 1),
    canIncrease: isAllowedCount(traveller, party[traveller] + 1),
  };
}

/** The party as a page without the single-room choice takes it: the room is the automatic one. @rule PAX-015 */
export function withoutRoomChoice(party: Party): Party {
  return { ...party, singleRoom: isSingleRoomByDefault(party) };
}

/** Everybody who travels, babies included. */
export function countTravellers({ adults, children, babies }: Party): number {
  return adults + children + babies;
}

/**
 * The party of the short keys that `get` answers; a count that is no whole number within its bounds, or is missing,
 * takes its default, and so does a single room that is neither `1` / `true` nor `0` / `false`.
 * @rule PAX-004 PAX-007 PAX-011
 */
export function parseParty(get: (key: string) => string | null): Party {
  const count = (traveller: Traveller) => {
    const text = get(partyKeys[traveller]) ?? '';
    const value = /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
    return isAllowedCount(traveller, value) ? value : defaultParty[traveller];
  };
  const counts = { adults: count('adults'), children: count('children'), babies: count('babies') };
  const chosen = get(partyKeys.singleRoom);
  if (chosen === '1' || chosen === 'true') return { ...counts, singleRoom: true };
  if (chosen === '0' || chosen === 'false') return { ...counts, singleRoom: false };
  return { ...counts, singleRoom: isSingleRoomByDefault(counts) };
}

/** The short keys of a party in a fixed order; what {@link parseParty} would take anyway is left out. @rule FLOW-030 */
export function printParty(party: Party): [key: string, value: string][] {
  const entries: [string, string][] = [];
  for (const traveller of ['adults', 'babies', 'children'] as const) {
    const count = party[traveller];
    if (count !== defaultParty[traveller]) entries.push([partyKeys[traveller], String(count)]);
  }
  if (party.singleRoom !== isSingleRoomByDefault(party))
    entries.push([partyKeys.singleRoom, party.singleRoom ? '1' : '0']);
  return entries;
}

/** The counts by the names of the catalogue's calls. */
export function toPartyCounts({ adults, children, babies }: Party): PartyCounts {
  return { adult: adults, child: children, baby: babies };
}
