import { todayIn } from '#shared/calendar/date.ts';
import { activityImagesRequest } from '#shared/catalogue/activity-only.ts';
import { factsOf } from '#shared/locale/locales.ts';
import type { Asking } from '../http/asking.ts';
import { createProblem } from '../http/problem.ts';
import { parseId, readQuery } from '../http/read-request.ts';
import { loadActivity } from '../queries/load-activity.ts';
import { loadStay } from '../queries/load-stay.ts';
import { activityCodes } from '../seed/activities.ts';
import { countries } from '../seed/geography/countries.ts';
import { picturesOf } from '../text/picture-stay.ts';
import { textsOf } from '../text/texts-of.ts';
import { picturesOfActivity } from './write-activity.ts';

/** The pictures of an activity-only product, or of an activity of a stay, whose id begins with that of the stay. @rule API-028 */
export async function handleActivityImages({ request, parts, db, now }: Asking): Promise<Response> {
  const asked = readQuery(activityImagesRequest, request.url);
  if (!asked.ok) return asked.problem;
  const { language } = factsOf(asked.value.locale);
  const id = parseId(parts.id);
  if (id === undefined) return createProblem('NOT_FOUND');
  const product = await loadActivity(db, id, language);
  if (product) return Response.json({ images: picturesOfActivity(language, product.activity) });
  const code = activityCodes[(id % 100) - 1];
  const row = code === undefined ? undefined : await loadStay(db, Math.floor(id / 100), language);
  if (!code || !row?.stay.programme.includes(code)) return createProblem('NOT_FOUND');
  const month = Number(todayIn(now, countries[row.hotel.country].timeZone).slice(5, 7));
  const album = picturesOf(textsOf(language), row.hotel, month);
  const first = row.stay.programme.indexOf(code) % Math.max(1, album.length);
  return Response.json({ images: [...album.slice(first), ...album.slice(0, first)] });
}
