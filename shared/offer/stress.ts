import type { IsoDate } from '../calendar/date.ts';
import type { StressMessage } from '../catalogue/offer.ts';

/** Stress messages shown at a time. @rule CARD-024 */
const shownMessages = 2;

/** The most messages that take turns in one place; more would never be read. */
const turnsAtMost = 4;

/** The most rooms left that are worth telling. @rule CARD-025 */
export const fewRooms = 3;

/** The fewest facilities that make a hotel eco-friendly. @rule CARD-028 */
export const manyEcoFacilities = 8;

/** Something that draws attention to an offer; words of the catalogue come as `text`. @rule CARD-020 */
export type Stress =
  | {
      readonly kind: 'priority' | 'stress';
      readonly text: string;
      readonly emoji?: string;
      readonly icon?: string;
      readonly color?: string;
    }
  | { readonly kind: 'expiration'; readonly date: IsoDate }
  | { readonly kind: 'last-minute' }
  | { readonly kind: 'rooms-left'; readonly count: number }
  | { readonly kind: 'label'; readonly text: string };

/** What the catalogue says about an offer that may draw attention to it. @rule CARD-013 */
export interface StressSource {
  readonly stressMessages?: readonly StressMessage[] | undefined;
  readonly expiration?: IsoDate | undefined;
  readonly lastMinute?: boolean | undefined;
  readonly availableRooms?: number | undefined;
  readonly marketingLabels?: readonly string[] | undefined;
}

/**
 * Every stress message of an offer in its order. A last day of sale that is over, and rooms left without dates, say
 * nothing. @rule CARD-020 CARD-025 CARD-026 STAY-026 STAY-027
 */
export function stressOf(
  source: StressSource,
  situation: { readonly today: IsoDate; readonly hasDates: boolean },
): Stress[] {
  const { stressMessages = [], expiration, lastMinute, availableRooms = 0, marketingLabels = [] } = source;
  const isExpiring = expiration !== undefined && expiration >= situation.today;
  const isScarce = situation.hasDates && availableRooms > 0 && availableRooms <= fewRooms;
  return [
    ...stressMessages.filter(({ priority }) => priority).map((message) => toStress('priority', message)),
    ...(isExpiring ? [{ kind: 'expiration', date: expiration } as const] : []),
    ...(lastMinute ? [{ kind: 'last-minute' } as const] : []),
    ...(isScarce ? [{ kind: 'rooms-left', count: availableRooms } as const] : []),
    ...stressMessages.filter(({ priority }) => !priority).map((message) => toStress('stress', message)),
    ...marketingLabels.map((text) => ({ kind: 'label', text }) as const),
  ];
}

/**
 * How messages share the places there are: each has one of its own while they fit, else the most important ones do and
 * the others take turns in the last place. @rule CARD-024 CARD-026 CARD-027
 */
export function arrangeStress(messages: readonly Stress[]): { fixed: readonly Stress[]; turns: readonly Stress[] } {
  if (messages.length <= shownMessages) return { fixed: messages, turns: [] };
  const fixed = messages.slice(0, shownMessages - 1);
  return { fixed, turns: messages.slice(fixed.length, fixed.length + turnsAtMost) };
}

/** Whether a hotel carries the eco label. @rule CARD-028 */
export function isEcoFriendly(ecoFacilities: number | undefined): boolean {
  return (ecoFacilities ?? 0) >= manyEcoFacilities;
}

function toStress(kind: 'priority' | 'stress', { message, emoji, icon, color }: StressMessage): Stress {
  return { kind, text: message, ...(emoji && { emoji }), ...(icon && { icon }), ...(color && { color }) };
}
