import type { FacetProperty } from '#shared/catalogue/facets.ts';
import type { Criteria } from '../queries/criteria.ts';
import type { FacetRow } from '../queries/load-facet-rows.ts';
import { type ActivityCode, activityCodes, activityTraits } from '../seed/activities.ts';
import { facilityCodes } from '../seed/facilities.ts';
import { environments } from '../seed/geography/spots.ts';
import { hotelStyles, hotelTypes } from '../seed/hotel-traits.ts';

/** How many stays each value of each kind would leave, and the cheapest and dearest total; cents. */
export interface FacetCounts {
  readonly counts: Readonly<Record<FacetProperty, ReadonlyMap<string | number, number>>>;
  readonly min: number | undefined;
  readonly max: number | undefined;
}

/** Lower bounds of the price bands, in cents. @rule FILT-021 FILT-022 */
export const priceBands = [0, 5000, 10_000, 15_000, 20_000, 25_000] as const;
const scoreSteps = [9, 8, 7];
const starSteps = [5, 4, 3];
/** The activities that can be filtered by. */
export const filterTags = activityCodes.filter((code) => activityTraits[code].filter);

/** The id of an activity in `tags`. */
export function tagId(code: ActivityCode): number {
  return activityCodes.indexOf(code) + 1;
}

/** Bits of the kinds whose filter a stay fails. */
const bits: Readonly<Record<FacetProperty, number>> = {
  price: 1,
  score: 2,
  facility: 4,
  stars: 8,
  style: 16,
  type: 32,
  environment: 64,
  tag: 128,
};

/**
 * Counts every kind without its own filter, so that a chosen value does not empty its neighbours: a stay counts for a
 * kind when it fails no filter, or only the one of that kind. @rule API-005 FILT-002 FILT-004
 */
export function countFacets(rows: readonly FacetRow[], criteria: Criteria): FacetCounts {
  const fails = createFilter(criteria);
  const counts = emptyCounts(criteria);
  let min: number | undefined;
  let max: number | undefined;
  for (const row of rows) {
    const failed = fails(row);
    const counted = (kind: FacetProperty) => (failed & ~bits[kind]) === 0;
    const [total, average, facilities, pets, stars, style, type, environment, tags] = row;
    const add = (kind: FacetProperty, value: string | number) => {
      const known = counts[kind].get(value);
      if (known !== undefined) counts[kind].set(value, known + 1);
    };
    if (counted('price')) {
      min = Math.min(total, min ?? total);
      max = Math.max(total, max ?? total);
      const band = priceBands.findLast((bound) => total >= bound);
      if (band !== undefined) add('price', band);
    }
    if (counted('score')) for (const step of counts.score.keys()) if (average >= Number(step) * 10) add('score', step);
    if (counted('facility')) {
      facilityCodes.forEach((code, bit) => {
        if ((facilities >> bit) & 1) add('facility', code);
      });
      if (pets) add('facility', 'pets');
    }
    if (counted('stars')) add('stars', stars);
    if (counted('style')) add('style', style);
    if (counted('type')) add('type', type);
    if (counted('environment')) add('environment', environment);
    if (counted('tag')) {
      for (const id of counts.tag.keys()) if ((tags >> (Number(id) - 1)) & 1) add('tag', id);
    }
  }
  return { counts, min, max };
}

/** The values of each kind: those that filters offer, and any other that is chosen and has a name. @rule FILT-038 */
function emptyCounts({
  minHotelReviewScore,
  stars = [],
  tags = [],
}: Criteria): Record<FacetProperty, Map<string | number, number>> {
  const zero = (values: readonly (string | number)[]) => new Map(values.map((value) => [value, 0]));
  const chosenScore = minHotelReviewScore ? [minHotelReviewScore] : [];
  const chosenStars = stars.filter((count) => count >= 1 && count <= 5);
  const chosenTags = tags.filter((id) => id >= 1 && id <= activityCodes.length);
  return {
    price: zero(priceBands),
    score: zero([...scoreSteps, ...chosenScore].sort(falling)),
    facility: zero([...facilityCodes, 'pets']),
    stars: zero([...starSteps, ...chosenStars].sort(falling)),
    style: zero(hotelStyles),
    type: zero(hotelTypes),
    environment: zero(environments),
    tag: zero([...filterTags.map(tagId), ...chosenTags]),
  };
}

const falling = (a: number, b: number) => b - a;

/** Which kinds' filters a stay fails, as bits. The same rules stand as SQL in `queries/criteria.ts`. */
function createFilter(criteria: Criteria): (row: FacetRow) => number {
  const { priceMin = 0, priceMax = Number.MAX_SAFE_INTEGER, minHotelReviewScore = 0, stars, tags } = criteria;
  const codes = (criteria.facilities ?? []).filter((code) => code !== 'pets');
  const wantsPets = criteria.petsAllowed || criteria.facilities?.includes('pets');
  const known: readonly string[] = facilityCodes;
  const wanted = codes.map((code) => known.indexOf(code));
  const isWanted = <T>(values: readonly T[] | undefined, value: T) => values === undefined || values.includes(value);
  return ([total, average, facilities, pets, starCount, style, type, environment, tagMask]) => {
    let failed = 0;
    if (total < priceMin || total > priceMax) failed |= bits.price;
    if (average < minHotelReviewScore * 10) failed |= bits.score;
    if (wanted.some((bit) => bit < 0 || !((facilities >> bit) & 1)) || (wantsPets && !pets)) failed |= bits.facility;
    if (!isWanted(stars, starCount)) failed |= bits.stars;
    if (!isWanted(criteria.hotelStyle, style)) failed |= bits.style;
    if (!isWanted(criteria.hotelType, type)) failed |= bits.type;
    if (!isWanted(criteria.hotelEnvironment, environment)) failed |= bits.environment;
    if (tags && !tags.some((id) => id <= 30 && (tagMask >> (id - 1)) & 1)) failed |= bits.tag;
    return failed;
  };
}
