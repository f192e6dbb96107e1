import type { DestinationKey } from '#shared/search/criteria.ts';

/** A destination with its name; `context` names what contains it ("Calvados, Normandie"). @rule DEST-012 */
export interface Place extends DestinationKey {
  readonly label: string;
  readonly context?: string | undefined;
  /** Degrees, where it was asked for as a start. */
  readonly lat?: number | undefined;
  readonly lng?: number | undefined;
}

/** Whether two keys name the same destination. */
export function isSamePlace(a: DestinationKey | undefined, b: DestinationKey | undefined): boolean {
  return a?.category === b?.category && a?.id === b?.id;
}
