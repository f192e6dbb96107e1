import { type FacetProperty, facetsRequest } from '#shared/catalogue/facets.ts';
import { factsOf } from '#shared/locale/locales.ts';
import type { Asking } from '../http/asking.ts';
import { readQuery } from '../http/read-request.ts';
import { loadFacetRows } from '../queries/load-facet-rows.ts';
import { countFacets, type FacetCounts, filterTags, scoreSteps, starSteps, tagId } from '../rules/count-facets.ts';
import { facilityCodes } from '../seed/facilities.ts';
import { environments } from '../seed/geography/spots.ts';
import { hotelStyles, hotelTypes } from '../seed/hotel-traits.ts';
import type { Texts } from '../seed/text/texts.ts';
import { textsOf } from '../text/texts-of.ts';
import { decideCentre, findDestination } from './destination.ts';

/** @rule API-005 API-006 */
export async function handleFacets({ request, db }: Asking): Promise<Response> {
  const asked = readQuery(facetsRequest, request.url);
  if (!asked.ok) return asked.problem;
  const { propertiesRequested, withNames, orderBy: _, ...criteria } = asked.value;
  const { language } = factsOf(criteria.locale);
  const centre = decideCentre(criteria, await findDestination(db, criteria, language));
  const counted = countFacets(await loadFacetRows(db, criteria, centre), criteria);
  const properties = propertiesRequested.map((propertyType) => ({
    propertyType,
    values: writers[propertyType](textsOf(language), counted.counts[propertyType]).map(({ name, label, ...rest }) => ({
      ...rest,
      ...(withNames && { name, label }),
    })),
    ...(propertyType === 'price' && counted.min !== undefined && { min: counted.min, max: counted.max }),
  }));
  return Response.json({ properties });
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
  score: ({ scores }, counts) => stepsOf(scoreSteps, 'score', scores, counts),
  stars: ({ stars }, counts) => stepsOf(starSteps, 'star', stars, counts),
  facility: ({ facilities }, counts) => codesOf([...facilityCodes, 'pets'], facilities, counts),
  style: ({ styles }, counts) => codesOf(hotelStyles, styles, counts),
  type: ({ types }, counts) => codesOf(hotelTypes, types, counts),
  environment: (texts, counts) => codesOf(environments, texts.environments, counts),
  tag: ({ activities }, counts) =>
    filterTags.map((code) => {
      const { title } = activities[code];
      return { value: tagId(code), key: code, name: title, label: title, count: counts.get(tagId(code)) ?? 0 };
    }),
};

function stepsOf<Step extends number>(
  steps: readonly Step[],
  prefix: string,
  labels: Readonly<Record<Step, string>>,
  counts: Counts,
): WireValue[] {
  return steps.map((step) => ({
    value: step,
    key: `${prefix}${step}`,
    name: labels[step],
    label: labels[step],
    count: counts.get(step) ?? 0,
  }));
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
