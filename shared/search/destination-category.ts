/** The nine kinds of destination, in the order in which suggestions are grouped. @rule DEST-002 */
export const destinationCategories = [
  'city',
  'hotel',
  'searesort',
  'skiresort',
  'touristicregion',
  'poi',
  'region',
  'department',
  'country',
] as const;
export type DestinationCategory = (typeof destinationCategories)[number];

/** The category that `text` names, exactly. @rule DEST-002 */
export function parseCategory(text: unknown): DestinationCategory | undefined {
  return destinationCategories.find((category) => category === text);
}
