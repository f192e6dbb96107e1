import { z } from 'zod';
import { listOf, maybe } from '../answer.ts';
import { destinationCategory } from '../place.ts';
import { id } from '../values.ts';
import { contentUrl } from './content-link.ts';
import { several } from './lenient.ts';

/** Levels of the menu, its tabs included. @rule SHELL-021 */
export const navigationLevels = 4;

/** Where a link leads by place instead of by address. */
const location = z.object({ category: destinationCategory, id });

/**
 * `uri` or `location` says where the link leads; a link with neither only opens its children. `count` is how many
 * hotels are behind it, `variant` how it looks.
 * @rule SHELL-025
 */
const navLinkFields = {
  _id: z.string().min(1),
  label: z.string().min(1),
  icon: maybe(z.string()),
  uri: maybe(contentUrl),
  location: maybe(location),
  variant: maybe(z.string()),
  count: maybe(z.number().int().nonnegative()),
} as const;

const fourthLevel = z.object(navLinkFields);
const thirdLevel = z.object({ ...navLinkFields, children: several(fourthLevel) });
const secondLevel = z.object({ ...navLinkFields, children: several(thirdLevel) });
const firstLevel = z.object({ ...navLinkFields, children: several(secondLevel) });

/** A link with the links beneath it; those of the fourth level have none. @rule SHELL-021 SHELL-025 */
export type NavLink = z.infer<typeof fourthLevel> & { readonly children?: readonly NavLink[] };

/** The menu: tabs, each with up to three levels beneath it; what lies deeper is left out. @rule SHELL-021 OPEN-082 */
export const navigationAnswer = z.object({ items: listOf(firstLevel) });
export type Navigation = z.infer<typeof navigationAnswer>;
