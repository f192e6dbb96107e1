import type { CampaignTexts, MenuTexts } from '../texts.ts';

export const campaigns: CampaignTexts = {
  seasons: {
    winter: {
      announcement: { lead: 'Winter is a good season:', text: 'fewer people, more open fires.' },
      banner: {
        title: 'Somewhere warm',
        subtitle: 'Steaming pools, heavy eiderdowns and chocolate too hot to drink.',
        cta: 'See spa weekends',
      },
    },
    spring: {
      announcement: { lead: 'The terraces are open again:', text: 'time to revisit a city you thought you knew.' },
      banner: {
        title: 'In town, outdoors',
        subtitle: 'Markets, gardens and museums without a coat.',
        cta: 'See city breaks',
      },
    },
    summer: {
      announcement: { lead: 'Summer in small doses:', text: 'two days by the sea make a week of good spirits.' },
      banner: {
        title: 'Feet in the water',
        subtitle: 'Hotels from which you walk to the beach in espadrilles.',
        cta: 'See the seaside',
      },
    },
    autumn: {
      announcement: { lead: 'The light is lovely:', text: 'russet vines, golden woods and mushrooms on the table.' },
      banner: {
        title: 'Autumn among the vines',
        subtitle: 'New wine, russet slopes and rooms among the rows.',
        cta: 'See weekends in wine country',
      },
    },
  },
  search: {
    booking: { lead: 'Until Sunday night:', text: 'this week’s offers, with the largest reduction first.' },
    gifting: { lead: 'No date to choose:', text: 'those who receive the stay decide when to go.' },
  },
  product: {
    booking: {
      lead: 'The price shown is the total',
      text: 'for your dates and your party; tourist tax is listed beside it.',
    },
    gifting: { lead: 'Sent at once:', text: 'the voucher arrives by e-mail, with your words.' },
  },
  bars: {
    flash: 'This week’s offers, until Sunday',
    spa: 'A spa weekend',
    table: 'A weekend at the table',
    price: 'How to read the price',
    boxes: 'Gift boxes',
    card: 'Gift card',
    questions: 'Questions about gifts',
  },
};

export const menu: MenuTexts = {
  destinations: 'Destinations',
  themes: 'Themes',
  inspirations: 'Inspirations',
  gifts: 'Gifts',
  offers: 'Offers',
  everywhereIn: 'Everywhere in {place}',
  ideas: 'All our ideas',
  reading: 'To read before you go',
  collections: 'Our selections',
  giftStays: 'A stay to give',
  boxes: 'Gift boxes',
  giftCard: 'Gift card',
  giftActivity: 'An activity to give',
  flash: 'This week’s offers',
  allOffers: 'All stays',
};
