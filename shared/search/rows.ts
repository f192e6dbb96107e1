/** Cards in the first and in the second row of results; the third holds the rest. @rule SERP-011 */
export const rowSizes = [3, 9] as const;

/** The row, 0 to 2, of the card at `index` (from 0) of a page of results. @rule SERP-011 */
export function rowOf(index: number): 0 | 1 | 2 {
  if (index < rowSizes[0]) return 0;
  return index < rowSizes[0] + rowSizes[1] ? 1 : 2;
}

/** The row that the card before `index` ends: what stands there stands between two rows, never behind the last card. @rule SERP-012 */
export function rowEndedBefore(index: number): 0 | 1 | undefined {
  if (index === 0 || rowOf(index) === rowOf(index - 1)) return undefined;
  return index === rowSizes[0] ? 0 : 1;
}
