import { z } from 'zod';
import { maybe } from '../answer.ts';
import { colorVariation } from './color-palette.ts';
import { contentLink } from './content-link.ts';
import { contentFlow, contentLocale } from './content-locale.ts';
import { several } from './lenient.ts';
import { period } from './period.ts';
import { richText } from './rich-text.ts';

/**
 * One announcement. The homepage's own has a title, that of the announcement call has none; `period` is when it holds,
 * always when absent.
 * @rule HOME-010 HOME-011
 */
export const announcementBanner = z.object({
  title: maybe(z.string()),
  content: richText,
  link: maybe(contentLink),
  colorVariation,
  period: maybe(period),
});
export type AnnouncementBanner = z.infer<typeof announcementBanner>;

/** An announcement for one locale and flow (every flow when absent), with its translations. @rule HOME-014 API-034 */
export const announcementItem = z.object({
  flow: maybe(contentFlow),
  locale: contentLocale,
  announcementBanner,
  localizations: several(z.object({ locale: contentLocale, announcementBanner })),
});
export type AnnouncementItem = z.infer<typeof announcementItem>;

/** The announcements of every page kind; one kind at least has to be named. @rule API-034 HOME-012 */
export const announcementBannersAnswer = z
  .object({
    homePages: several(announcementItem).optional(),
    searchPages: several(announcementItem).optional(),
    productPages: several(announcementItem).optional(),
  })
  .refine((kinds) => Object.values(kinds).some((items) => items !== undefined), 'Expected the lists of a page kind')
  .transform(({ homePages = [], searchPages = [], productPages = [] }) => ({ homePages, searchPages, productPages }));
export type AnnouncementBanners = z.infer<typeof announcementBannersAnswer>;
