import type { MessageGroup } from '#shared/locale/translator.ts';

/** The groups that {@link DateFrame} reads; an island that holds one lists them. */
export const dateFieldMessages = [
  'calendar/days',
  'calendar/field',
  'calendar/shortcuts',
] as const satisfies MessageGroup[];
