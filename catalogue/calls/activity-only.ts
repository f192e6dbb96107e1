import { activityOnlyRequest } from '#shared/catalogue/activity-only.ts';
import { factsOf, type Language } from '#shared/locale/locales.ts';
import type { Asking } from '../http/asking.ts';
import { createProblem } from '../http/problem.ts';
import { parseId, readQuery } from '../http/read-request.ts';
import { loadActivity } from '../queries/load-activity.ts';
import { activityTraits } from '../seed/activities.ts';
import { countries } from '../seed/geography/countries.ts';
import { validityMonths } from '../seed/gift-extras.ts';
import { fillIn } from '../text/compose.ts';
import { activityUri, composeActivity, nameActivity } from '../text/describe-activity.ts';
import { productTextsOf } from '../text/product-texts-of.ts';
import { textsOf } from '../text/texts-of.ts';
import { picturesOfActivity, writeActivityPrices } from './write-activity.ts';

type Loaded = NonNullable<Awaited<ReturnType<typeof loadActivity>>>;

/** @rule API-025 ACT-010 ACT-011 */
export async function handleActivityOnly({ request, parts, db }: Asking): Promise<Response> {
  const asked = readQuery(activityOnlyRequest, request.url);
  if (!asked.ok) return asked.problem;
  const { language } = factsOf(asked.value.locale);
  const id = parseId(parts.id);
  const row = id === undefined ? undefined : await loadActivity(db, id, language);
  if (!row) return createProblem('NOT_FOUND');
  const { activity, city } = row;
  const texts = productTextsOf(language);
  const label = nameActivity(texts, activity);
  const isPublished = activity.published === 1;
  const center = writeCenter(row);
  const headwords = fillIn(texts.activity.lead, { center: activity.center, town: city });
  return Response.json({
    id: activity.id,
    uri: activityUri(activity.id, label),
    label,
    description: texts.activities[activity.univers].description,
    published: isPublished,
    imagesBySize: picturesOfActivity(language, activity),
    activities: [writePart(language, row)],
    importantInformation: texts.activity.important,
    niceToKnow: texts.activity.nice,
    prices: isPublished ? writeActivityPrices(activity) : {},
    locations: [center.location],
    mainActivityCenter: center,
    breadCrumb: breadcrumbOf(row, language),
    validityMonths: validityMonths.activity,
    pageModel: {
      pageTitle: `${label} – ${headwords}`,
      metaDescription: texts.activities[activity.univers].description,
      ...(!isPublished && { robots: 'noindex' }),
    },
  });
}

function writeCenter({ activity, city }: Loaded) {
  const { centerId, center, address, lat, lng } = activity;
  const location = { label: city, address, latitude: lat, longitude: lng };
  return { id: centerId, label: center, main: true, location };
}

function writePart(language: Language, row: Loaded) {
  const { activity } = row;
  const texts = productTextsOf(language);
  const { schedule } = activityTraits[activity.univers];
  const { know, details } = textsOf(language).activities[activity.univers];
  return {
    title: nameActivity(texts, activity),
    description: details.join('. '),
    univers: activity.univers,
    composition: composeActivity(texts, activity),
    ...(schedule && { schedules: [textsOf(language).schedules[schedule]] }),
    importantInformation: know,
    activityCenter: writeCenter(row),
  };
}

function breadcrumbOf({ activity, city, department, region }: Loaded, language: Language) {
  const { country, regionId, departmentId, cityId } = activity;
  const links = [
    { id: countries[country].id, label: countries[country].names[language], category: 'country' },
    { id: regionId, label: region, category: 'region' },
    { id: departmentId, label: department, category: 'department' },
    { id: cityId, label: city, category: 'city' },
  ] as const;
  return links.filter(({ id, label }) => id !== null && label !== null);
}
