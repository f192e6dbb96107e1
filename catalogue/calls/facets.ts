import { type FacetProperty, type FacetsRequest, facetsRequest } from '#shared/catalogue/facets.ts';
import { factsOf, type Language } from '#shared/locale/locales.ts';
import type { Asking } from '../http/asking.ts';
import { readQuery } from '../http/read-request.ts';
import type { Criteria, Narrowing } from '../queries/criteria.ts';
import type { Database } from '../queries/database.ts';
import { type ActivityRow, loadActivities } from '../queries/load-activities.ts';
import { type FacetRow, loadFacetRows } from '../queries/load-facet-rows.ts';
import { priceActivity } from '../rules/activity-price.ts';
import { constrainGift } from '../rules/constrain-gift.ts';
import { countFacets, type FacetCounts, filterTags, tagId } from '../rules/count-facets.ts';
import { activityCodes } from '../seed/activities.ts';
import { hasTheme } from '../seed/activity-only/univers.ts';
import { facilityCodes } from '../seed/facilities.ts';
import { environments } from '../seed/geography/spots.ts';
import { hotelStyles, hotelTypes } from '../seed/hotel-traits.ts';
import { type ActivityGroupCode, activityGroups } from '../seed/text/products/texts.ts';
import type { Texts } from '../seed/text/texts.ts';
import { count, fillIn } from '../text/compose.ts';
import { productTextsOf } from '../text/product-texts-of.ts';
import { textsOf } from '../text/texts-of.ts';

/** @rule API-005 API-006 */
export async function handleFacets({ request, db }: Asking): Promise<Response> {
  const asked = readQuery(facetsRequest, request.url);
  return asked.ok ? answerFacets(db, asked.value) : asked.problem;
}

/**
 * The facets of what the criteria find: in the activity flow activities, else the stays that `narrowing` leaves.
 * @rule API-006 API-008
 */
export async function answerFacets(db: Database, asked: FacetsRequest, narrowing?: Narrowing): Promise<Response> {
  const { propertiesRequested, withNames, withActivities, orderBy: _, ...given } = asked;
  const criteria = constrainGift(given);
  const { language } = factsOf(criteria.locale);
  const rows =
    criteria.flow === 'activity' && !narrowing
      ? toFacetRows(await loadActivities(db, criteria, language), criteria)
      : await loadFacetRows(db, criteria, narrowing);
  const counted = countFacets(rows, criteria);
  const properties = propertiesRequested.map((propertyType) => ({
    propertyType,
    values: writers[propertyType](textsOf(language), counted.counts[propertyType]).map(({ name, label, ...rest }) => ({
      ...rest,
      ...(withNames && { name, label }),
    })),
    ...(propertyType === 'price' && counted.min !== undefined && { min: counted.min, max: counted.max }),
  }));
  const activities = withActivities ? writeActivityGroups(language, counted.counts.tag) : undefined;
  return Response.json({ properties, ...(activities && { activities }) });
}

/** An activity-only product has no hotel: of the kinds only price, environment and tag count it. */
function toFacetRows(activities: readonly ActivityRow[], { adult, theme }: Criteria): FacetRow[] {
  return activities.flatMap((activity) => {
    const price = priceActivity(activity, adult);
    return price && hasTheme(activity.univers, theme)
      ? [[price.total, 0, 0, 0, 0, '', '', activity.environment, activity.tags] satisfies FacetRow]
      : [];
  });
}

/** The activities that filters offer, in their groups. @rule API-008 */
function writeActivityGroups(language: Language, counts: Counts) {
  const names = productTextsOf(language).activityGroups;
  return (Object.keys(activityGroups) as ActivityGroupCode[]).map((group) => ({
    name: names[group],
    list: filterTags
      .filter((code) => activityGroups[group].some((member) => member === code))
      .map((code) => ({
        id: tagId(code),
        name: textsOf(language).activities[code].title,
        code,
        count: counts.get(tagId(code)) ?? 0,
      })),
  }));
}

type Counts = FacetCounts['counts'][FacetProperty];

interface WireValue {
  readonly value: string | number;
  readonly count: number;
  readonly key?: string;
  readonly name?: string;
  readonly label?: string;
}

/** The values of each kind with their names, in the order in which filters show them. @rule FILT-002 FILT-004 */
const writers: Readonly<Record<FacetProperty, (texts: Texts, counts: Counts) => WireValue[]>> = {
  price: (_, counts) => [...counts].map(([value, count]) => ({ value, count })),
  score: (texts, counts) => stepsOf('score', counts, (n) => fillIn(texts.score, { n })),
  stars: (texts, counts) => stepsOf('star', counts, (n) => count(texts.stars, n)),
  facility: ({ facilities }, counts) => codesOf([...facilityCodes, 'pets'], facilities, counts),
  style: ({ styles }, counts) => codesOf(hotelStyles, styles, counts),
  type: ({ types }, counts) => codesOf(hotelTypes, types, counts),
  environment: (texts, counts) => codesOf(environments, texts.environments, counts),
  tag: ({ activities }, counts) =>
    [...counts].flatMap(([value, found]) => {
      const code = activityCodes[Number(value) - 1];
      const title = code && activities[code].title;
      return title ? [{ value, key: code, name: title, label: title, count: found }] : [];
    }),
};

function stepsOf(prefix: string, counts: Counts, label: (step: number) => string): WireValue[] {
  return [...counts].map(([value, found]) => {
    const name = label(Number(value));
    return { value, key: `${prefix}${value}`, name, label: name, count: found };
  });
}

function codesOf<Code extends string>(
  codes: readonly Code[],
  labels: Readonly<Record<Code, string>>,
  counts: Counts,
): WireValue[] {
  return codes.map((code) => ({
    value: code,
    key: code,
    name: code,
    label: labels[code],
    count: counts.get(code) ?? 0,
  }));
}
