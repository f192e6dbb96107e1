import { z } from 'zod';
import { listOf, maybe } from './answer.ts';
import { picture } from './picture.ts';
import { id, isoDate } from './values.ts';

const lines = maybe(listOf(z.string().min(1)));

/**
 * An activity or a dinner of the programme. `duration` is in minutes; `type` tells `activity` from `dinner`;
 * `included` false makes it a selectable extra at `price` cents per person; `dates` are the days it can be done on,
 * needed when `when` asks for a choice.
 * @rule STAY-038 STAY-040
 */
export const activity = z.object({
  activityId: id,
  title: z.string().min(1),
  type: z.enum(['activity', 'dinner']).default('activity'),
  included: z.boolean().default(true),
  price: maybe(z.number().int().nonnegative()),
  icon: maybe(z.string()),
  image: maybe(picture),
  imageUrl: maybe(z.string()),
  detailList: lines,
  duration: maybe(z.number().int().positive()),
  where: maybe(z.string()),
  whyList: lines,
  mustKnowList: lines,
  schedules: lines,
  how: maybe(z.string()),
  menu: lines,
  when: maybe(z.string()),
  repeated: maybe(z.boolean()),
  singleDay: maybe(z.boolean()),
  importantInfos: lines,
  activityParticipantsLabel: maybe(z.string()),
  displayPax: maybe(z.boolean()),
  dates: maybe(listOf(z.object({ value: z.string().min(1), date: isoDate }))),
});
export type Activity = z.infer<typeof activity>;

/** The breakfast of the stay; `detailList` is its menu. @rule STAY-039 */
export const breakfast = z.object({
  type: z.string().min(1),
  detailList: lines,
  mustKnowList: lines,
  schedules: lines,
});
export type Breakfast = z.infer<typeof breakfast>;

/** A line of what the stay includes; `icon` is a stable code (night, breakfast, dinner, spa, tasting …). @rule STAY-008 */
export const programLine = z
  .union([
    z
      .string()
      .min(1)
      .transform((label) => ({ label })),
    z.object({ label: z.string().min(1), icon: maybe(z.string()) }),
  ])
  .transform((line): { label: string; icon?: string | undefined } => line);
export type ProgramLine = z.infer<typeof programLine>;
