import { z } from 'zod';
import { describeAs, maybe } from '../answer.ts';
import { switchOr } from './lenient.ts';

/**
 * Where content may lead: a path of the storefront without the locale's base, or an https, mailto or tel address.
 * Spaces and control characters are refused, because browsers leave some of them out and would read another address.
 */
export const contentUrl = describeAs(
  z.union([
    z.string().regex(/^\/(?![/\\])[^\s\\\p{C}]*$/u, 'Expected a path that starts with one slash'),
    z.string().regex(/^https:\/\/[^\s\\\p{C}/@?#]+([/?#][^\s\\\p{C}]*)?$/u, 'Expected an https address'),
    z.string().regex(/^(mailto|tel):[^\s\\\p{C}]+$/u, 'Expected a mail or telephone address'),
  ]),
  // Not every reader of patterns knows classes of Unicode.
  z.string().regex(/^(\/(?![/\\])[^\s\\]*|https:\/\/[^\s\\/@?#]+([/?#][^\s\\]*)?|(mailto|tel):[^\s\\]+)$/),
);

/** `campaign` and `category` name a promotion to whoever counts clicks. */
export const contentLink = z.object({
  url: contentUrl,
  newTab: switchOr(false),
  campaign: maybe(z.string()),
  category: maybe(z.string()),
});
export type ContentLink = z.infer<typeof contentLink>;

/** A button: what it says and where it leads. @rule HOME-009 BOX-027 */
export const callToAction = z.object({ label: z.string().min(1), link: contentLink });
export type CallToAction = z.infer<typeof callToAction>;

/** A link with its words beside the address. @rule HOME-016 HOME-018 */
export const labelledLink = z.object({ label: z.string().min(1), url: contentUrl, newTab: switchOr(false) });
export type LabelledLink = z.infer<typeof labelledLink>;
