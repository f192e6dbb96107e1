import { z } from 'zod';
import { type Locale, parseLocale } from '#shared/locale/locales.ts';
import { locale } from '../values.ts';

/** The locale of a piece of content, written with an underscore or a hyphen. */
export const contentLocale = z.string().transform((text, context): Locale => {
  const found = parseLocale(text);
  if (found) return found;
  context.addIssue({ code: 'custom', message: 'Expected a served locale' });
  return z.NEVER;
});

/** What content belongs to. @rule FLOW-002 */
export const contentFlow = z.enum(['booking', 'gifting', 'activity', 'hotel']);
export type ContentFlow = z.infer<typeof contentFlow>;

/** The kinds of page that banners and promo bars are written for. @rule HOME-012 */
export const pageKinds = ['home', 'search', 'product', 'box', 'content'] as const;
export const pageKind = z.enum(pageKinds);
export type PageKind = z.infer<typeof pageKind>;

/** The query of calls that answer in one locale. */
export const localeRequest = z.object({ locale });

/** The query of calls that answer every locale at once; a locale narrows them to what this one sees. */
export const optionalLocaleRequest = z.object({ locale: locale.optional() });
