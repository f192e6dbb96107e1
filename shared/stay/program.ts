import type { ProgramLine } from '../catalogue/activity.ts';

/** How an activity belongs to a stay: it is included, or an extra that is taken or not. @rule STAY-020 STAY-021 */
export type ActivityBadge = 'included' | 'selected' | 'selectable';

/** The badge of an activity. @rule STAY-020 STAY-021 */
export function activityBadge(activity: { readonly included: boolean }, isSelected: boolean): ActivityBadge {
  if (activity.included) return 'included';
  return isSelected ? 'selected' : 'selectable';
}

/** The selection value of an activity on a day, as quotes take it. @rule STAY-040 */
export function printActivityChoice(activityId: number, date: string): string {
  return `${activityId}_${date}`;
}

/** The lines of what a stay includes, each label once, in the order of the catalogue. @rule STAY-008 */
export function programLines(lines: readonly ProgramLine[]): ProgramLine[] {
  return lines.filter(({ label }, index) => lines.findIndex((line) => line.label === label) === index);
}
