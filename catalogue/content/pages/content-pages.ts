import { keysOf, weekCampaign, writeThemes, writeUsp } from '../blocks.ts';
import { announce, campaignLink } from '../campaign-link.ts';
import { weekOf } from '../campaigns.ts';
import type { Edition } from '../edition.ts';
import { type ArticleId, articles, type LandingId, landings, type StaticId, staticIds } from '../editorial.ts';
import { toPage, toSearch } from '../links.ts';
import { createDealer, heroOfKind } from '../pictures.ts';
import { legalFacts } from '../texts/legal-facts.ts';
import type { StaticTexts } from '../texts/texts.ts';
import { writeFaq } from './faq.ts';

type PageWriter = (edition: Edition) => { readonly id: string; readonly kind: string; readonly title: string };

const everywhere = {
  header: { showHeader: true },
  footer: { showFooter: true, showLegal: true, showContact: true },
} as const;

/** The pages of a locale by id, in the order of menus. @rule SHELL-041 SHELL-042 LAND-001 */
export function pageWritersOf(edition: Edition): ReadonlyMap<string, PageWriter> {
  const legal = edition.texts.legal(legalFacts[edition.locale]);
  const { press } = edition.texts;
  return new Map<string, PageWriter>([
    ...keysOf<LandingId>(landings).map((id) => [id, (given: Edition) => writeLanding(given, id)] as const),
    ...keysOf<ArticleId>(articles).map((id) => [id, (given: Edition) => writeArticlePage(given, id)] as const),
    ['faq', writeFaqPage] as const,
    ...staticIds.map((id: StaticId) => [id, () => writeStatic(id, legal[id])] as const),
    ...(press ? [['press', () => writeStatic('press', press)] as const] : []),
  ]);
}

function writeLanding(edition: Edition, id: LandingId) {
  const { language, locale, texts } = edition;
  const { title, subtitle, description, intro, top, more } = texts.landings[id];
  const deal = createDealer(`landing ${id} ${locale}`, language);
  const { kind, wish } = landings[id];
  return {
    id,
    kind: 'landing',
    title,
    subtitle,
    seo: { title, description, index: true, follow: true },
    ...everywhere,
    ...(id === 'last-minute' && {
      announcementBanner: {
        content: announce(texts.campaigns.search.booking),
        link: campaignLink(toSearch({ sort: 'promo' }), weekCampaign(edition)),
        colorVariation: 'red',
        period: weekOf(edition).period,
      },
    }),
    components: [
      { type: 'jumbotron', title, subtitle, image: heroOfKind(kind, language), ctas: [], ctaCards: [] },
      { type: 'richText', content: intro },
      { type: 'topSearchResults', ...top, url: toSearch(wish), count: 6 },
      writeUsp('secondary', texts.home.promises, ['compass', 'pen', 'star']),
      writeThemes(edition, deal, more),
    ],
  };
}

function writeArticlePage({ country, language, locale, texts }: Edition, id: ArticleId) {
  const { title, description, teaser, body } = texts.articles[id];
  const deal = createDealer(`article ${id} ${locale}`, language);
  const { kind, season, wish } = articles[id];
  return {
    id,
    kind: 'article',
    title,
    subtitle: teaser,
    cover: deal.card({ kind, country, winter: season === 'winter' }),
    seo: { title, description, index: true, follow: true },
    ...everywhere,
    components: [
      { type: 'richText', content: body },
      { type: 'topSearchResults', ...texts.home.top, url: toSearch({ ...wish, sort: 'popularity' }), count: 3 },
    ],
  };
}

function writeFaqPage(edition: Edition) {
  const faq = writeFaq(edition);
  return {
    id: 'faq',
    kind: 'static',
    title: faq.title,
    seo: { title: faq.title, description: faq.intro, index: true, follow: true },
    ...everywhere,
    components: [{ type: 'faq', ...faq }],
  };
}

function writeStatic(id: StaticId | 'press', { title, description, body }: StaticTexts) {
  return {
    id,
    kind: 'static',
    title,
    seo: { title, description, index: true, follow: true },
    ...everywhere,
    components: [{ type: 'richText', content: body }],
  };
}

/** The articles as they are announced, newest first. @rule API-043 HOME-023 */
export function writeMarketingArticles({ country, language, locale, texts }: Edition, hits: number) {
  const deal = createDealer(`articles ${locale}`, language);
  return keysOf<ArticleId>(articles)
    .slice(0, hits)
    .map((id) => ({
      id,
      url: toPage(id),
      title: texts.articles[id].title,
      cover: deal.card({ kind: articles[id].kind, country }),
    }));
}
