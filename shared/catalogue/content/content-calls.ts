import type { CatalogueCall } from '../catalogue-call.ts';
import { contentPageId } from '../path-parts.ts';
import { announcementBannersAnswer } from './announcement-banner.ts';
import { boxBlock } from './box-block.ts';
import { localeRequest, optionalLocaleRequest } from './content-locale.ts';
import { contentPageAnswer, contentPagesAnswer } from './content-page.ts';
import { faqAnswer } from './faq.ts';
import { giftBlocksAnswer, giftBlocksFileAnswer } from './gift-block.ts';
import { homepageAnswer } from './homepage.ts';
import { ideasAnswer } from './ideas.ts';
import { marketingArticlesAnswer, marketingArticlesRequest } from './marketing-articles.ts';
import { miniSitesAnswer } from './mini-site.ts';
import { navigationAnswer } from './navigation.ts';
import { promoBarsAnswer } from './promo-bar.ts';
import { targetedBannersAnswer } from './targeted-banner.ts';

/** The calls for what editors write; a name that ends in `File` is the fallback of the call without it. */
export const contentCalls = {
  homepage: {
    rules: 'API-033',
    base: 'cms',
    method: 'GET',
    path: '/api/cms/homepage',
    summary: 'homepage of each flow',
    request: localeRequest,
    answer: homepageAnswer,
  },
  announcementBanners: {
    rules: 'API-034',
    base: 'gateway',
    method: 'GET',
    path: '/cms/announcementBanner',
    summary: 'banners of each page kind',
    request: optionalLocaleRequest,
    answer: announcementBannersAnswer,
  },
  announcementBannersFile: {
    rules: 'API-034',
    base: 'cms',
    method: 'GET',
    path: '/content/strapiAnnouncementBanner.json',
    summary: 'banners of each page kind, as a file',
    request: optionalLocaleRequest,
    answer: announcementBannersAnswer,
  },
  giftBlocks: {
    rules: 'API-035',
    base: 'gateway',
    method: 'GET',
    path: '/content/giftBlock',
    summary: 'gift block',
    request: optionalLocaleRequest,
    answer: giftBlocksAnswer,
  },
  giftBlocksFile: {
    rules: 'API-035',
    base: 'cms',
    method: 'GET',
    path: '/content/giftBlock.json',
    summary: 'gift block, as a file',
    request: optionalLocaleRequest,
    answer: giftBlocksFileAnswer,
  },
  promoBars: {
    rules: 'API-036',
    base: 'cms',
    method: 'GET',
    path: '/api/cms/promoBars',
    summary: 'promo bars',
    request: localeRequest,
    answer: promoBarsAnswer,
  },
  boxBlock: {
    rules: 'API-037',
    base: 'cms',
    method: 'GET',
    path: '/api/cms/box-block-serp',
    summary: 'box block of the results',
    request: localeRequest,
    answer: boxBlock,
  },
  targetedBanners: {
    rules: 'API-014',
    base: 'cms',
    method: 'GET',
    path: '/content/targetedBanner.json',
    summary: 'targeted banners',
    request: optionalLocaleRequest,
    answer: targetedBannersAnswer,
  },
  marketingArticles: {
    rules: 'API-043',
    base: 'gateway',
    method: 'GET',
    path: '/content/marketing-articles',
    summary: 'marketing articles',
    request: marketingArticlesRequest,
    answer: marketingArticlesAnswer,
  },
  ideas: {
    rules: 'OPEN-080',
    base: 'gateway',
    method: 'GET',
    path: '/cms/ideas',
    summary: 'ideas page',
    request: localeRequest,
    answer: ideasAnswer,
  },
  navigation: {
    rules: 'OPEN-082',
    base: 'cms',
    method: 'GET',
    path: '/api/cms/navigation',
    summary: 'menus, four levels deep',
    request: localeRequest,
    answer: navigationAnswer,
  },
  contentPages: {
    rules: 'SHELL-041',
    base: 'cms',
    method: 'GET',
    path: '/api/cms/pages',
    summary: 'list of landing and static pages',
    request: localeRequest,
    answer: contentPagesAnswer,
  },
  contentPage: {
    rules: 'LAND-001 SHELL-003',
    base: 'cms',
    method: 'GET',
    path: '/api/cms/pages/{id}',
    summary: 'a landing or static page',
    parts: { id: contentPageId },
    request: localeRequest,
    answer: contentPageAnswer,
  },
  faq: {
    rules: 'CONT-006',
    base: 'cms',
    method: 'GET',
    path: '/api/cms/faq',
    summary: 'questions and answers',
    request: localeRequest,
    answer: faqAnswer,
  },
  miniSites: {
    rules: 'LAND-010',
    base: 'cms',
    method: 'GET',
    path: '/api/cms/mini-sites',
    summary: 'partner mini-sites',
    request: optionalLocaleRequest,
    answer: miniSitesAnswer,
  },
} as const satisfies Record<string, CatalogueCall>;

export type ContentCallName = keyof typeof contentCalls;
