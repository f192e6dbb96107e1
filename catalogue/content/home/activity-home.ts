import { keysOf, writeArticle, writeUsp } from '../blocks.ts';
import { announce, campaignLink } from '../campaign-link.ts';
import { monthOf } from '../campaigns.ts';
import type { Edition } from '../edition.ts';
import { type ActivityWish, activityWishes } from '../editorial.ts';
import { toSearch } from '../links.ts';
import { createDealer, heroOfKind } from '../pictures.ts';

/** The homepage of those who want something to do; it brings an announcement of its own. @rule HOME-001 HOME-010 */
export function writeActivityHome(edition: Edition) {
  const { locale, language, country, texts } = edition;
  const { activity, home } = texts;
  const deal = createDealer(`home activity ${locale}`, language);
  const { desktop, mobile } = heroOfKind('forest', language);
  const { title, ...announcement } = activity.announcement;
  return {
    seo: { ...activity.seo, index: true, follow: true },
    announcementBanner: {
      title,
      content: announce(announcement),
      link: campaignLink('/activities', 'activities'),
      colorVariation: 'green',
      period: monthOf(edition),
    },
    header: { showHeader: true },
    promoBar: { showFlowTabs: false, ctas: [], colorPalette: { background: 'paper', font: 'dark' } },
    jumbotron: { ...activity.hero, imageLarge: desktop, imageSmall: mobile, ctas: [] },
    blocks: [
      {
        type: 'categories',
        title: activity.wishes.title,
        items: keysOf<ActivityWish>(activityWishes).map((wish) => ({
          id: wish,
          label: activity.wishes.labels[wish],
          image: deal.card({ kind: activityWishes[wish].kind, country }),
          url: `/activities?tags=${activityWishes[wish].tag}`,
        })),
      },
      { type: 'topSearchResults', ...activity.top, url: toSearch({ sort: 'popularity' }), count: 3 },
      writeArticle(edition, deal, 'slow-walking'),
      writeUsp('secondary', home.promises, ['compass', 'pen', 'star']),
    ],
    footer: { showFooter: true, showLegal: true, showContact: false },
  };
}
