import { weekCampaign, writeBoxes, writeSeasonAnnouncement, writeSeasonBanner } from './blocks.ts';
import { announce, campaignLink, giftPaths } from './campaign-link.ts';
import { monthOf, occasionOf, weekOf } from './campaigns.ts';
import type { Edition } from './edition.ts';
import { toPage, toSearch } from './links.ts';
import { createDealer, heroOfKind } from './pictures.ts';

type AnnouncementPage = 'homePages' | 'searchPages' | 'productPages';
type AnnouncementFlow = 'booking' | 'gifting';

/** The announcement of a page kind in a flow. @rule HOME-012 HOME-014 */
export function writeAnnouncement(edition: Edition, page: AnnouncementPage, flow: AnnouncementFlow) {
  const { campaigns, gifts } = edition.texts;
  if (page === 'homePages') {
    if (flow === 'booking') return writeSeasonAnnouncement(edition);
    const { occasion, period } = occasionOf(edition);
    return {
      content: announce(gifts.occasions[occasion].announcement),
      link: campaignLink(giftPaths.stays, `occasion-${occasion}`),
      colorVariation: occasion === 'anytime' ? 'green' : 'red',
      period,
    };
  }
  if (page === 'searchPages' && flow === 'booking') {
    return {
      content: announce(campaigns.search.booking),
      link: campaignLink(toSearch({ sort: 'promo' }), weekCampaign(edition)),
      colorVariation: 'black',
      period: weekOf(edition).period,
    };
  }
  const kind = page === 'searchPages' ? 'search' : 'product';
  const anchor = kind === 'search' ? 'use-gift' : flow === 'booking' ? 'price' : 'receive-voucher';
  return {
    content: announce(campaigns[kind][flow]),
    link: campaignLink(toPage('faq', anchor), `${kind}-${flow}`),
    colorVariation: 'grey',
    period: monthOf(edition),
  };
}

/** The promo bars of a locale, by page and flow. @rule HOME-016 HOME-017 API-036 */
export function writePromoBars(edition: Edition) {
  const { bars } = edition.texts.campaigns;
  const flash = weekCampaign(edition);
  const { period: week } = weekOf(edition);
  const { occasion, period: occasionPeriod } = occasionOf(edition);
  const link = (label: string, url: string, variation: 'default' | 'black' = 'default') => ({
    label,
    url,
    newTab: false,
    variation,
  });
  const offers = [
    link(bars.flash, toSearch({ sort: 'promo' }), 'black'),
    link(bars.spa, toPage('wellness-weekends')),
    link(bars.table, toPage('table-and-wine')),
  ];
  const giving = [
    link(bars.boxes, giftPaths.boxes, 'black'),
    ...(edition.hasGiftCard ? [link(bars.card, giftPaths.card)] : []),
    link(bars.questions, toPage('faq', 'use-gift')),
  ];
  return [
    {
      code: 'home-offers',
      campaign: flash,
      flow: 'booking',
      pages: ['home'],
      variant: 'default',
      links: offers,
      period: week,
    },
    {
      code: 'search-offers',
      campaign: flash,
      flow: 'booking',
      pages: ['search', 'content'],
      variant: 'black',
      links: offers.slice(0, 2),
      period: week,
    },
    {
      code: 'product-price',
      campaign: 'true-price',
      flow: 'booking',
      pages: ['product'],
      variant: 'default',
      links: [link(bars.price, toPage('faq', 'price')), link(bars.flash, toSearch({ sort: 'promo' }))],
      period: week,
    },
    {
      code: 'giving',
      campaign: `occasion-${occasion}`,
      flow: 'gifting',
      pages: ['home', 'search', 'product', 'box', 'content'],
      variant: occasion === 'anytime' ? 'default' : 'black',
      links: giving,
      period: occasionPeriod,
    },
  ].map(({ code, ...bar }) => ({ internalCode: `${code}-${edition.locale}`, category: 'promo-bar', ...bar }));
}

/** The banners between rows of results, one for each flow. @rule API-014 SERP-012 */
export function writeTargetedBanners(edition: Edition) {
  const { locale, language, country, texts } = edition;
  const deal = createDealer(`targeted ${locale}`, language);
  const { colorPalette: _, ...season } = writeSeasonBanner(edition, deal);
  const { title, subtitle, cta } = texts.gifts.targeted;
  return [
    { locale, flow: 'booking', ...season },
    {
      locale,
      flow: 'gifting',
      title,
      subtitle,
      ...deal.banner({ kind: 'lake', country }),
      imagePosition: 'center',
      ctas: [{ label: cta, url: giftPaths.stays, newTab: false }],
      url: giftPaths.stays,
      newTab: false,
      campaign: 'give-stays',
      category: 'gift',
    },
  ];
}

/** The invitation to give. @rule HOME-019 GIFT-049 */
export function writeGiftBlock({ locale, language, texts, hasGiftCard }: Edition) {
  const { desktop, mobile } = heroOfKind('vineyard', language);
  return {
    locale,
    ...texts.gifts.block,
    imageL: desktop,
    imageS: mobile,
    boxURL: giftPaths.boxes,
    singleVoucherURL: giftPaths.stays,
    ...(hasGiftCard && { giftcardURL: giftPaths.card }),
    activityOnlyURL: `${giftPaths.activities}?flow=gifting`,
    campaign: 'gift-block',
    category: 'gift',
  };
}

/** The row of boxes among the results. @rule API-037 SERP-030 */
export function writeBoxBlock(edition: Edition) {
  const deal = createDealer(`boxes ${edition.locale}`, edition.language);
  return writeBoxes(edition, deal, 'serp-boxes', edition.texts.gifts.serp);
}
