import { addDays, type IsoDate } from '#shared/calendar/date.ts';
import { type ActivityCode, activityTraits, numberActivity } from '../seed/activities.ts';
import type { Texts } from '../seed/text/texts.ts';
import { blocksOf } from './describe-stay.ts';
import type { WirePicture } from './picture-stay.ts';

interface Visit {
  readonly stayId: number;
  readonly extras: readonly ActivityCode[];
  readonly checkin: IsoDate | undefined;
  readonly nights: number;
}

/** The blocks of a programme's activities or dinners and of its extras; with dates, the days on which each can be done. @rule STAY-038 */
export function describeActivities(
  texts: Texts,
  programme: readonly ActivityCode[],
  kind: 'activity' | 'dinner',
  pictures: readonly WirePicture[],
  visit: Visit,
) {
  return blocksOf([...programme, ...visit.extras], kind).map((code, index) => {
    const { price, minutes, at, schedule, dated } = activityTraits[code];
    const included = programme.includes(code);
    const { title, details, why, know, how, menu } = texts.activities[code];
    const activityId = numberActivity(visit.stayId, code);
    const image = pictures[(index + (kind === 'dinner' ? 2 : 1)) % Math.max(1, pictures.length)];
    return {
      activityId,
      title,
      type: kind,
      included,
      ...(!included && { price }),
      icon: code,
      ...(image && { image, imageUrl: image.url }),
      detailList: details,
      ...(minutes !== undefined && { duration: minutes }),
      ...(at && { where: texts.where[at] }),
      whyList: why,
      mustKnowList: know,
      ...(schedule && { schedules: [texts.schedules[schedule]] }),
      how,
      ...(menu && { menu }),
      when: dated ? texts.when.chosen : texts.when.open,
      repeated: code === 'halfboard',
      singleDay: dated ?? false,
      activityParticipantsLabel: texts.participants,
      displayPax: true,
      ...(dated && visit.checkin && { dates: datesOf(activityId, visit.checkin, visit.nights) }),
    };
  });
}

/** The activities and dinners of a programme whose day the guest picks, by their ids. @rule STAY-040 */
export function titleDatedActivities(
  texts: Texts,
  programme: readonly ActivityCode[],
  stayId: number,
): ReadonlyMap<number, string> {
  const dated = programme.filter((code) => activityTraits[code].dated);
  return new Map(dated.map((code) => [numberActivity(stayId, code), texts.activities[code].title]));
}

/** The day of arrival to the day of departure, as `activityId_date` values. @rule STAY-040 */
function datesOf(activityId: number, checkin: IsoDate, nights: number) {
  return Array.from({ length: nights + 1 }, (_, index) => {
    const date = addDays(checkin, index);
    return { value: `${activityId}_${date}`, date };
  });
}
