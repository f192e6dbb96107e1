import { type IsoDate, parseDate } from '#shared/calendar/date.ts';
import type { BookableWindow } from '#shared/calendar/stay-dates.ts';
import { hashReader } from '#shared/search/container.ts';
import { printActivityChoice } from '#shared/stay/program.ts';
import { applyStayCriteria, decideStayCriteria, type StayCriteria } from '#shared/stay/stay-criteria.ts';

/** The chosen day of each activity, by its id. */
export type ActivityDays = ReadonlyMap<number, IsoDate>;

/** Everything that is chosen on the page; the days always lie within the dates. @rule STAY-040 STAY-041 */
export interface StayChoice {
  readonly criteria: StayCriteria;
  readonly days: ActivityDays;
}

/** The hash key of the chosen days: selection values, separated by commas. */
const daysKey = 'activities';
const mostActivities = 20;

/** The choice of an address; what cannot be used is as if absent. @rule FLOW-029 STAY-041 */
export function parseStayChoice(hash: string, search: string, window: BookableWindow): StayChoice {
  const criteria = decideStayCriteria(hash, new URLSearchParams(search), window);
  const listed = (hashReader(hash).get(daysKey) ?? '').split(',').slice(0, mostActivities);
  const read = listed.flatMap((value) => {
    const match = /^(\d{1,12})_(.+)$/.exec(value);
    const day = parseDate(match?.[2]);
    return match && day ? [[Number(match[1]), day] as const] : [];
  });
  return { criteria, days: keepInside(new Map(read.toReversed()), criteria) };
}

/** What follows the path in the address of a choice: all of it in the hash, none in the query. @rule CAL-017 CAL-022 */
export function printStayChoice(search: string, { criteria, days }: StayChoice): string {
  const { query, hash } = applyStayCriteria(search, criteria);
  const values = printActivities(keepInside(days, criteria));
  const all = [hash, values.length > 0 && `${daysKey}=${values.join()}`].filter(Boolean).join('&');
  return `${query && `?${query}`}${all && `#${all}`}`;
}

/** The selection values that a quote takes. @rule STAY-040 */
export function printActivities(days: ActivityDays): string[] {
  return [...days].sort(([a], [b]) => a - b).map(([activityId, day]) => printActivityChoice(activityId, day));
}

/** The choice with another day for an activity, or with none. */
export function chooseDay({ criteria, days }: StayChoice, activityId: number, day: IsoDate | undefined): StayChoice {
  const next = new Map(days);
  if (day) next.set(activityId, day);
  else next.delete(activityId);
  return { criteria, days: keepInside(next, criteria) };
}

/** The choice with other dates or another party; days that no longer lie within the dates go. */
export function chooseCriteria({ days }: StayChoice, criteria: StayCriteria): StayChoice {
  return { criteria, days: keepInside(days, criteria) };
}

function keepInside(days: ActivityDays, { dates }: StayCriteria): ActivityDays {
  return new Map([...days].filter(([, day]) => dates && day >= dates.checkin && day <= dates.checkout));
}
