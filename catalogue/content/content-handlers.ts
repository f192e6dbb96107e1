import type { ContentCallName } from '#shared/catalogue/content/content-calls.ts';
import { localeRequest, optionalLocaleRequest } from '#shared/catalogue/content/content-locale.ts';
import { marketingArticlesRequest } from '#shared/catalogue/content/marketing-articles.ts';
import { type Locale, locales } from '#shared/locale/locales.ts';
import type { Asking } from '../http/asking.ts';
import { createProblem } from '../http/problem.ts';
import { readQuery } from '../http/read-request.ts';
import { writeAnnouncement, writeBoxBlock, writeGiftBlock, writePromoBars, writeTargetedBanners } from './banners.ts';
import { createEdition, type Edition } from './edition.ts';
import { writeActivityHome } from './home/activity-home.ts';
import { writeBookingHome } from './home/booking-home.ts';
import { writeGiftingHome } from './home/gifting-home.ts';
import { pageWritersOf, writeMarketingArticles } from './pages/content-pages.ts';
import { writeFaq } from './pages/faq.ts';
import { townsOf, writeIdeas } from './pages/ideas.ts';
import { writeMiniSites } from './pages/mini-sites.ts';
import { writeNavigation } from './pages/navigation.ts';
import { findBookableTowns } from './queries/find-bookable-towns.ts';
import { loadBookablePlaces } from './queries/load-bookable-places.ts';

type Handler = (asking: Asking) => Promise<Response>;

/** A handler that writes the content of one locale. */
function inLocale(write: (edition: Edition, asking: Asking) => object | undefined | Promise<object>): Handler {
  return async (asking) => {
    const asked = readQuery(localeRequest, asking.request.url);
    if (!asked.ok) return asked.problem;
    const body = await write(createEdition(asked.value.locale, asking.now), asking);
    return body ? Response.json(body) : createProblem('NOT_FOUND');
  };
}

/** A handler that writes the content of every locale, or of the one that is named. */
function inLocales(write: (editions: readonly Edition[], locale: Locale | undefined) => object): Handler {
  return async ({ request, now }) => {
    const asked = readQuery(optionalLocaleRequest, request.url);
    if (!asked.ok) return asked.problem;
    const { locale } = asked.value;
    const wanted = locale === undefined ? locales : [locale];
    return Response.json(
      write(
        wanted.map((one) => createEdition(one, now)),
        locale,
      ),
    );
  };
}

const handleAnnouncements = inLocales((editions) => {
  const [first, ...others] = editions;
  const listOf = (page: Parameters<typeof writeAnnouncement>[1]) =>
    (['booking', 'gifting'] as const).map((flow) => {
      const toItem = (edition: Edition) => ({
        locale: edition.locale,
        announcementBanner: writeAnnouncement(edition, page, flow),
      });
      return { flow, ...(first && toItem(first)), localizations: others.map(toItem) };
    });
  return {
    homePages: listOf('homePages'),
    searchPages: listOf('searchPages'),
    productPages: listOf('productPages'),
  };
});

const handleMarketingArticles: Handler = async ({ request, now }) => {
  const asked = readQuery(marketingArticlesRequest, request.url);
  if (!asked.ok) return asked.problem;
  const { locale, hitsPerPage } = asked.value;
  return Response.json({ items: writeMarketingArticles(createEdition(locale, now), hitsPerPage) });
};

/** What answers each call of the content. */
export const contentHandlers: Readonly<Record<ContentCallName, Handler>> = {
  homepage: inLocale((edition) => ({
    booking: writeBookingHome(edition),
    gifting: writeGiftingHome(edition),
    activity: writeActivityHome(edition),
  })),
  announcementBanners: handleAnnouncements,
  announcementBannersFile: handleAnnouncements,
  giftBlocks: inLocales((editions) => ({ items: editions.map((edition) => ({ fields: writeGiftBlock(edition) })) })),
  giftBlocksFile: inLocales((editions) => editions.map(writeGiftBlock)),
  promoBars: inLocale((edition) => ({ items: writePromoBars(edition) })),
  boxBlock: inLocale(writeBoxBlock),
  targetedBanners: inLocales((editions) => editions.flatMap(writeTargetedBanners)),
  marketingArticles: handleMarketingArticles,
  ideas: inLocale(async (edition, { db }) =>
    writeIdeas(edition, await loadBookablePlaces(db, edition.language), await findBookableTowns(db, townsOf(edition))),
  ),
  navigation: inLocale(async (edition, { db }) => ({
    items: writeNavigation(edition, await loadBookablePlaces(db, edition.language)),
  })),
  contentPages: inLocale((edition) => ({
    items: [...pageWritersOf(edition)].map(([, write]) => {
      const { id, kind, title } = write(edition);
      return { id, kind, title };
    }),
  })),
  contentPage: inLocale((edition, { parts }) => pageWritersOf(edition).get(parts.id ?? '')?.(edition)),
  faq: inLocale(writeFaq),
  miniSites: inLocales((_, locale) => ({ items: writeMiniSites(locale) })),
};
