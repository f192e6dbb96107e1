import { boxCodeOf } from '../../seed/boxes.ts';
import { keysOf, writeArticle, writeUsp } from '../blocks.ts';
import { campaignLink, giftPaths } from '../campaign-link.ts';
import { occasionOf } from '../campaigns.ts';
import type { Edition } from '../edition.ts';
import { contentThemes, featuredBoxes, type ThemeKey } from '../editorial.ts';
import { toPage, toSearch } from '../links.ts';
import { createDealer, type Dealer, heroOfKind } from '../pictures.ts';

/** The homepage of those who give. @rule HOME-001 HOME-005 */
export function writeGiftingHome(edition: Edition) {
  const { locale, language, texts, hasGiftCard } = edition;
  const { gifts } = texts;
  const deal = createDealer(`home gifting ${locale}`, language);
  const { desktop, mobile } = heroOfKind('vineyard', language);
  return {
    seo: { ...gifts.seo, index: true, follow: true },
    header: { showHeader: true },
    promoBar: {
      showFlowTabs: true,
      ctas: [
        { label: gifts.bar.boxes, link: campaignLink(giftPaths.boxes, 'give-boxes') },
        { label: gifts.bar.stays, link: campaignLink(giftPaths.stays, 'give-stays') },
        ...(hasGiftCard ? [{ label: gifts.bar.card, link: campaignLink(giftPaths.card, 'give-card') }] : []),
      ],
      colorPalette: { background: 'saffron', font: 'dark' },
    },
    jumbotron: { ...gifts.hero, imageLarge: desktop, imageSmall: mobile, ctas: [] },
    blocks: [
      writeUsp('default', gifts.usp, ['mail', 'calendar', 'clock', 'repeat']),
      writeOccasion(edition),
      {
        type: 'boxesByCode',
        ...gifts.boxes,
        codes: featuredBoxes.map(boxCodeOf),
        cta: { label: gifts.boxes.cta, link: campaignLink(giftPaths.boxes, 'give-boxes', 'boxes') },
      },
      writeRecipients(edition, deal),
      { type: 'topSearchResults', ...gifts.top, url: toSearch({ flow: 'gifting' }), count: 3 },
      writeGiftPromotions(edition, deal),
      ...(hasGiftCard ? [writeCardBanner(edition, deal)] : []),
      writeUsp('secondary', gifts.steps, ['gift', 'pen', 'sparkles']),
      writeArticle(edition, deal, 'forty-eight-hours'),
    ],
    footer: { showFooter: true, showLegal: true, showContact: true },
  };
}

/** What there is to give for, until its day is over. @rule HOME-020 HOME-022 */
function writeOccasion(edition: Edition) {
  const { occasion, period } = occasionOf(edition);
  const { title, subtitle, description, cta } = edition.texts.gifts.occasions[occasion];
  const campaign = `occasion-${occasion}`;
  const paths = [giftPaths.boxes, giftPaths.stays, edition.hasGiftCard ? giftPaths.card : giftPaths.activities];
  return {
    type: 'jumbotron',
    title,
    subtitle,
    description,
    image: heroOfKind(occasion === 'christmas' ? 'mountain' : 'city', edition.language),
    ctas: [{ label: cta, link: campaignLink(giftPaths.stays, campaign) }],
    ctaCards: edition.texts.gifts.cards.map((card, position) => ({
      ...card,
      link: campaignLink(paths[position] ?? giftPaths.stays, campaign),
    })),
    countdown: period,
    colorPalette: { background: 'pine', font: 'light' },
  };
}

const recipientThemes = {
  couple: 'romantic',
  parents: 'culture',
  friends: 'wellness',
  family: 'family',
  gourmet: 'gastronomy',
  hikers: 'nature',
} as const satisfies Record<string, ThemeKey>;

function writeRecipients({ country, texts }: Edition, deal: Dealer) {
  const { title, labels } = texts.gifts.recipients;
  return {
    type: 'categories',
    title,
    items: keysOf(labels).map((recipient) => {
      const { id, kind } = contentThemes[recipientThemes[recipient]];
      return {
        id: recipient,
        label: labels[recipient],
        image: deal.card({ kind, country }),
        url: toSearch({ theme: id, flow: 'gifting' }),
      };
    }),
  };
}

function writeGiftPromotions({ country, texts, hasGiftCard }: Edition, deal: Dealer) {
  const { title, subtitle, items } = texts.gifts.promotions;
  const offered = [
    { id: 'stays', kind: 'lake', url: giftPaths.stays },
    { id: 'boxes', kind: 'spa', url: giftPaths.boxes },
    ...(hasGiftCard ? [{ id: 'card', kind: 'sea', url: giftPaths.card } as const] : []),
  ] as const;
  return {
    type: 'marketingPromoList',
    title,
    subtitle,
    count: 3,
    items: offered.map(({ id, kind, url }) => ({
      id,
      ...items[id],
      image: deal.card({ kind, country }),
      url,
      newTab: false,
      campaign: `give-${id}`,
      category: 'gift',
    })),
  };
}

function writeCardBanner({ country, texts }: Edition, deal: Dealer) {
  const { title, subtitle, cta } = texts.gifts.card;
  return {
    type: 'banner',
    title,
    subtitle,
    ...deal.banner({ kind: 'countryside', country }),
    imagePosition: 'left',
    ctas: [
      { label: cta, url: giftPaths.card, newTab: false },
      { label: texts.campaigns.bars.questions, url: toPage('faq', 'use-gift'), newTab: false },
    ],
    url: giftPaths.card,
    newTab: false,
    campaign: 'give-card',
    category: 'gift',
    colorPalette: { background: 'sea', font: 'dark' },
  };
}
