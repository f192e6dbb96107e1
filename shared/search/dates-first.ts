/** Whether a search without dates opens the calendar instead: always, or once as a suggestion. */
export type DatesMode = 'forced' | 'suggested';

interface Situation {
  readonly mode: DatesMode | undefined;
  readonly hasDates: boolean;
  /** The calendar was opened in place of a search before. */
  readonly wasSuggested: boolean;
  /** The visitor took the dates out. */
  readonly wereCleared: boolean;
}

/** Whether a press on search opens the calendar instead. @rule FLOW-021 FLOW-022 */
export function opensDatesFirst({ mode, hasDates, wasSuggested, wereCleared }: Situation): boolean {
  if (hasDates || mode === undefined) return false;
  return mode === 'forced' || !(wasSuggested || wereCleared);
}
