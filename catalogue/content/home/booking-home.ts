import { keysOf, weekCampaign, writeArticle, writeBoxes, writeSeasonBanner, writeThemes, writeUsp } from '../blocks.ts';
import { campaignLink } from '../campaign-link.ts';
import { seasonOf, weekOf } from '../campaigns.ts';
import type { Edition } from '../edition.ts';
import { type PromotionKey, promotions } from '../editorial.ts';
import { toPage, toSearch } from '../links.ts';
import { createDealer, type Dealer, heroOf, heroOfKind } from '../pictures.ts';
import { seasonal } from '../seasonal.ts';

/** The homepage of those who travel themselves, with every type of block but boxes by code. @rule HOME-001 HOME-005 */
export function writeBookingHome(edition: Edition) {
  const { locale, language, texts } = edition;
  const { home } = texts;
  const deal = createDealer(`home booking ${locale}`, language);
  const { season } = seasonOf(edition);
  const { desktop, mobile } = heroOf(season, language);
  return {
    seo: { ...home.seo, index: true, follow: true },
    header: { showHeader: true },
    promoBar: {
      showFlowTabs: true,
      ctas: [
        { label: home.bar.flash, link: campaignLink(toSearch({ sort: 'promo' }), weekCampaign(edition)) },
        { label: home.bar.weekend, link: campaignLink(toPage('last-minute'), 'last-minute') },
        { label: home.bar.gift, link: campaignLink('/?flow=gifting', 'give') },
      ],
      colorPalette: { background: 'pine', font: 'light' },
    },
    jumbotron: { ...home.hero, imageLarge: desktop, imageSmall: mobile, ctas: [] },
    blocks: [
      writeUsp('default', home.usp, ['sparkles', 'tag', 'calendar', 'phone']),
      { type: 'topSearchResults', ...home.top, url: toSearch({ sort: 'popularity' }), count: 3 },
      writeThemes(edition, deal),
      writeFlashDeals(edition),
      writePromotions(edition, deal),
      { type: 'banner', ...writeSeasonBanner(edition, deal) },
      { type: 'boxes', ...writeBoxes(edition, deal, 'home-boxes', home.boxes) },
      writeSurroundings(edition, deal),
      writeArticle(edition, deal, seasonal[season].article),
      writeUsp('secondary', home.promises, ['compass', 'pen', 'star']),
    ],
    footer: { showFooter: true, showLegal: true, showContact: true },
  };
}

/** Deals change each Monday, so the countdown runs to the end of Sunday. @rule HOME-020 HOME-022 */
function writeFlashDeals(edition: Edition) {
  const { flash } = edition.texts.home;
  const campaign = weekCampaign(edition);
  const cardPaths = [
    toSearch({ theme: 26, sort: 'promo' }),
    toSearch({ theme: 19, sort: 'promo' }),
    toSearch({ theme: 37, sort: 'promo' }),
  ];
  return {
    type: 'jumbotron',
    title: flash.title,
    subtitle: flash.subtitle,
    description: flash.description,
    image: heroOfKind('lake', edition.language),
    ctas: [
      { label: flash.cta, link: campaignLink(toSearch({ sort: 'promo' }), campaign) },
      { label: flash.all, link: campaignLink(toSearch(), campaign) },
    ],
    ctaCards: flash.cards.map((card, position) => ({
      ...card,
      link: campaignLink(cardPaths[position] ?? toSearch(), campaign),
    })),
    countdown: weekOf(edition).period,
    colorPalette: { background: 'terracotta', font: 'light' },
  };
}

function writePromotions({ country, texts }: Edition, deal: Dealer) {
  const { title, subtitle, items } = texts.home.promotions;
  return {
    type: 'marketingPromoList',
    title,
    subtitle,
    count: 3,
    items: keysOf<PromotionKey>(promotions).map((key) => ({
      id: key,
      ...items[key],
      image: deal.card({ kind: promotions[key].kind, country }),
      url: toSearch(promotions[key].wish),
      newTab: false,
      campaign: `promotion-${key}`,
      category: 'promotion',
    })),
  };
}

function writeSurroundings({ country, texts }: Edition, deal: Dealer) {
  const { title, subtitle, labels } = texts.home.surroundings;
  return {
    type: 'relatedBanner',
    title,
    subtitle,
    image: deal.card({ kind: 'lake', country }),
    url: '/ideas',
    links: keysOf(labels).map((kind) => ({
      label: labels[kind],
      url: toSearch({ hotelEnvironments: kind }),
      newTab: false,
    })),
  };
}
