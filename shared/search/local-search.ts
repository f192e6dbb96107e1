/** The kilometres to choose from for a search around the visitor. @rule DEST-008 */
export const localDistances = [100, 200, 300] as const;
export type LocalDistance = (typeof localDistances)[number];

/** The one that is chosen before anybody does. @rule DEST-009 */
export const defaultLocalDistance: LocalDistance = 200;

/** The distance that `text` names; the default one for anything else. @rule DEST-008 DEST-009 */
export function parseLocalDistance(text: string): LocalDistance {
  return localDistances.find((distance) => String(distance) === text) ?? defaultLocalDistance;
}

/** Degrees to two decimals, about a kilometre: nearer than that nobody needs to know where somebody is. */
export function coarsen(degrees: number): number {
  return Math.round(degrees * 100) / 100 || 0;
}
