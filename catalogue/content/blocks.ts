import { boxCodeOf, boxPlanOf } from '../seed/boxes.ts';
import { productTextsOf } from '../text/product-texts-of.ts';
import { announce, campaignLink, giftPaths } from './campaign-link.ts';
import { seasonOf, weekOf } from './campaigns.ts';
import type { Edition } from './edition.ts';
import { type ArticleId, articles, contentThemes, featuredBoxes, type ThemeKey } from './editorial.ts';
import { toPage, toSearch } from './links.ts';
import type { Dealer } from './pictures.ts';
import { link, p } from './rich.ts';
import { seasonal } from './seasonal.ts';
import type { Told } from './texts/texts.ts';

/*
 * Blocks that more than one page is made of.
 */

export const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) => Object.keys(table) as Key[];

/** Arguments with an icon each. @rule HOME-005 */
export function writeUsp(
  variant: 'default' | 'secondary',
  { title, items }: { readonly title: string; readonly items: readonly Told[] },
  icons: readonly string[],
) {
  return {
    type: 'mainUsp',
    variant,
    title,
    items: items.map((item, position) => ({ ...item, icon: icons[position] ?? 'heart' })),
  };
}

/** The ten themes with a picture each. */
export function writeThemes({ country, texts }: Edition, deal: Dealer, title = texts.home.themes.title) {
  return {
    type: 'categories',
    title,
    items: keysOf<ThemeKey>(contentThemes).map((key) => {
      const { id, kind } = contentThemes[key];
      return {
        id: key,
        label: texts.home.themes.labels[key],
        image: deal.card({ kind, country }),
        url: toSearch({ theme: id }),
      };
    }),
  };
}

/** A row of boxes; prices in cents. @rule BOX-026 BOX-027 */
export function writeBoxes(
  { country, language }: Edition,
  deal: Dealer,
  campaign: string,
  { title, subtitle, cta }: { readonly title: string; readonly subtitle: string; readonly cta: string },
) {
  return {
    id: campaign,
    containerId: campaign,
    title,
    subtitle,
    colorPalette: { background: 'sand', font: 'dark' },
    cta: { label: cta, link: campaignLink(giftPaths.boxes, campaign, 'boxes') },
    boxes: featuredBoxes.map((key) => {
      const { kind, price, promoPrice, rating } = boxPlanOf(key);
      const code = boxCodeOf(key);
      return {
        id: code,
        ...productTextsOf(language).boxes[key],
        price,
        ...(promoPrice !== undefined && { promoPrice }),
        ...(rating !== undefined && { rating }),
        image: deal.card({ kind, country }),
        link: campaignLink(`/boxes/p/${key}/${code}-digital`, campaign, 'boxes'),
      };
    }),
  };
}

/** An article with its first words. @rule HOME-005 */
export function writeArticle({ country, texts }: Edition, deal: Dealer, id: ArticleId) {
  const { title, teaser } = texts.articles[id];
  return {
    type: 'article',
    id,
    title,
    content: [p(teaser, ' ', link(toPage(id), texts.home.readOn))],
    cover: deal.card({ kind: articles[id].kind, country }),
    cta: { label: texts.home.readOn, link: campaignLink(toPage(id), id, 'article') },
  };
}

/** The banner of the season. @rule HOME-018 */
export function writeSeasonBanner(edition: Edition, deal: Dealer) {
  const { season } = seasonOf(edition);
  const { theme, background, font } = seasonal[season];
  const { title, subtitle, cta } = edition.texts.campaigns.seasons[season].banner;
  const url = toSearch({ theme: contentThemes[theme].id });
  return {
    title,
    subtitle,
    ...deal.banner({ kind: contentThemes[theme].kind, country: edition.country, winter: season === 'winter' }),
    imagePosition: 'right',
    ctas: [{ label: cta, url, newTab: false }],
    url,
    newTab: false,
    campaign: `season-${season}`,
    category: 'theme',
    colorPalette: { background, font },
  };
}

/** The announcement of the season, which the homepage opens with. @rule HOME-011 */
export function writeSeasonAnnouncement(edition: Edition) {
  const { season, period } = seasonOf(edition);
  const { theme, color } = seasonal[season];
  return {
    content: announce(edition.texts.campaigns.seasons[season].announcement),
    link: campaignLink(toSearch({ theme: contentThemes[theme].id }), `season-${season}`),
    colorVariation: color,
    period,
  };
}

/** The name of the campaign of this week. */
export function weekCampaign(edition: Edition): string {
  return `flash-${weekOf(edition).number}`;
}
