/** How many people may take part, both ends included. */
export interface ParticipantRange {
  readonly min: number;
  readonly max: number;
}

/** The range where nobody says another. @rule PAX-014 */
export const participantRange: ParticipantRange = { min: 1, max: 20 };

/** The range of a search for activities. @rule PAX-013 */
export const activityParticipants: ParticipantRange = { min: 1, max: 2 };

/** Whether so many people, a whole number, may take part. @rule PAX-013 PAX-014 */
export function areParticipantsAllowed(count: number, { min, max } = participantRange): boolean {
  return Number.isInteger(count) && count >= min && count <= max;
}

/** The allowed number of people nearest to `count`. @rule PAX-013 PAX-014 */
export function constrainParticipants(count: number, { min, max } = participantRange): number {
  return Math.min(Math.max(Math.round(count) || min, min), max);
}
