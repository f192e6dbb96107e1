import { slugify } from '#shared/routes.ts';
import { type ActivityCode, activityTraits } from '../seed/activities.ts';
import type { ConceptCode } from '../seed/concepts.ts';
import type { Environment } from '../seed/geography/spots.ts';
import type { RoomKind } from '../seed/hotel-traits.ts';
import type { Texts } from '../seed/text/texts.ts';
import { choose, count, fillIn } from './compose.ts';

interface StayFacts {
  readonly id: number;
  readonly concept: ConceptCode;
  readonly seed: number;
}

/** The title of a stay: what it is about, and where. */
export function nameStay(texts: Texts, { concept, seed }: StayFacts, environment: Environment): string {
  const title = choose(texts.concepts[concept].titles, seed, 'title');
  return `${title} ${choose(texts.surroundings[environment], seed, 'surroundings')}`;
}

/** The sentence under the title. */
export function leadStay(texts: Texts, { concept, seed }: StayFacts, town: string): string {
  return fillIn(choose(texts.concepts[concept].leads, seed, 'lead'), { town });
}

/** The storefront path of a stay with its readable name. */
export function stayUri(id: number, label: string): string {
  return `/weekend/${id}-${slugify(label)}`;
}

export interface Line {
  readonly label: string;
  readonly icon: string;
}

/** What the stay includes, the night first. @rule STAY-008 */
export function listProgramme(
  texts: Texts,
  programme: readonly ActivityCode[],
  kind: RoomKind,
  nights: number,
): Line[] {
  const night = { icon: 'night', label: count(texts.night, nights, { room: texts.inRoom[kind] }) };
  return [
    night,
    ...programme.map((code) => ({
      icon: code,
      label: code === 'breakfast' ? count(texts.breakfast, nights) : texts.activities[code].line,
    })),
  ];
}

/** The activities or the dinners of a programme that have a block of their own. */
export function blocksOf(programme: readonly ActivityCode[], kind: 'activity' | 'dinner'): ActivityCode[] {
  return programme.filter((code) => activityTraits[code].kind === kind);
}
