import { type FacetProperty, type FacetsAnswer, facetProperties } from '#shared/catalogue/facets.ts';
import { type Criteria, defaultCriteria } from '#shared/search/criteria.ts';
import type { FacetOption, FacetsView } from '#shared/search/facets-view.ts';
import { chosenOptions, type OptionGroup, type OptionValue, optionGroups } from '#shared/search/filter-groups.ts';
import { defaultFlow, type Flow } from '#shared/search/flow.ts';
import { toActivityRequest, toFacetsRequest, toSearchRequest } from '#shared/search/request.ts';
import type { AppContext } from '../context.ts';
import type { Result } from '../upstream/outcome.ts';

interface Asked {
  readonly criteria: Criteria;
  readonly flow: Flow;
}

/** The names of the options that have no words of our own, by {@link nameKey}. */
export type FilterNames = ReadonlyMap<string, string>;

const named = ['tag', 'facility', 'type', 'environment', 'style'] as const satisfies readonly OptionGroup[];
/** A chip without its name is better than results that wait for it. */
const namesMs = 600;

/**
 * The options of the filters with how many offers each would leave, every group counted without its own filter, and how
 * many offers there are in all. The latter is the search itself, so that its results are at hand when they are asked.
 * @rule API-005 FILT-002 FILT-003
 */
export async function loadFacets(c: AppContext, asked: Asked, waitMs?: number): Promise<Result<FacetsView>> {
  const wait = waitMs === undefined ? {} : { waitMs };
  const [facets, found] = await Promise.all([askFacets(c, asked, facetProperties, wait), askFirstPage(c, asked, wait)]);
  if (!facets.ok) return facets;
  const total = found.ok ? found.value.searchDetails.totalCount : undefined;
  return { ...facets, value: { groups: groupsOf(facets.value), ...(total !== undefined && { total }) } };
}

/** The names of what the criteria filter by; empty when nothing needs one or they cannot be had. */
export async function loadFilterNames(c: AppContext, criteria: Criteria): Promise<FilterNames> {
  const needed = named.filter((group) => chosenOptions(criteria, group).length > 0);
  if (needed.length === 0) return new Map();
  const open: Asked = { criteria: defaultCriteria, flow: defaultFlow };
  const facets = await askFacets(c, open, named, { waitMs: namesMs });
  if (!facets.ok) return new Map();
  const groups = groupsOf(facets.value);
  return new Map(
    named.flatMap((group) => (groups[group] ?? []).map(({ value, label }) => [nameKey(group, value), label] as const)),
  );
}

/** Where the name of an option stands. */
export function nameKey(group: OptionGroup, value: OptionValue): string {
  return `${group} ${value}`;
}

function askFirstPage(c: AppContext, asked: Asked, wait: { waitMs?: number }) {
  const { locale: _, ...search } = toSearchRequest(asked.criteria, { ...context(c, asked), page: 0 });
  if (asked.flow !== 'activity') return c.var.upstream.get('search', search, wait);
  const activities = toActivityRequest(asked.criteria, { locale: c.var.locale, page: 0 });
  return c.var.upstream.read('activitySearch', activities, wait);
}

async function askFacets(c: AppContext, asked: Asked, kinds: readonly FacetProperty[], wait: { waitMs?: number }) {
  const { locale: _, ...given } = toFacetsRequest(asked.criteria, context(c, asked), kinds);
  const facets = await c.var.upstream.get('facets', given, wait);
  if (!facets.ok) {
    const { requestId } = c.var;
    console.error(JSON.stringify({ level: 'error', requestId, call: 'facets', reason: facets.reason }));
  }
  return facets;
}

function context(c: AppContext, { flow }: Asked) {
  return { locale: c.var.locale, flow };
}

function groupsOf({ properties }: FacetsAnswer): FacetsView['groups'] {
  const groups: Partial<Record<OptionGroup, FacetOption[]>> = {};
  for (const { propertyType, values } of properties) {
    const group = optionGroups.find((known) => known === propertyType);
    if (!group) continue;
    groups[group] = values.map(({ value, label, name, count }) => ({
      value,
      label: label ?? name ?? String(value),
      count,
    }));
  }
  return groups;
}
