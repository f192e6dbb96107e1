import { slugify } from '#shared/routes.ts';
import type { Univers } from '../seed/activity-only/univers.ts';
import type { ProductTexts } from '../seed/text/products/texts.ts';
import { fillIn } from './compose.ts';

interface ActivityFacts {
  readonly univers: Univers;
  readonly variant: number;
}

/** The title of an activity sold without a night. */
export function nameActivity({ activities }: ProductTexts, { univers, variant }: ActivityFacts): string {
  return activities[univers].titles[variant === 0 ? 0 : 1];
}

/** What it includes, line by line. @rule ACT-005 */
export function composeActivity({ activities }: ProductTexts, { univers, variant }: ActivityFacts): string[] {
  const { composition, more } = activities[univers];
  return variant === 0 ? [...composition] : [...composition, more];
}

/** Its storefront path with its readable name. */
export function activityUri(id: number, label: string): string {
  return `/activity/${id}-${slugify(label)}`;
}

/** The title over results; `place` is missing when everything is searched. @rule SERP-018 */
export function nameActivitySearch({ activity }: ProductTexts, place: string | undefined): string {
  return place === undefined ? activity.titleEverywhere : fillIn(activity.title, { place });
}

/** The head of a results page. */
export function writeActivityPage({ activity }: ProductTexts, place: string | undefined) {
  if (place === undefined) return { pageTitle: activity.titleEverywhere };
  return { pageTitle: fillIn(activity.pageTitle, { place }), metaDescription: fillIn(activity.description, { place }) };
}
