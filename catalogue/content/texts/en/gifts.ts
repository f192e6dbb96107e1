import type { GiftTexts } from '../texts.ts';

export const gifts: GiftTexts = {
  seo: {
    title: 'Give a weekend: boxes, stays and gift cards',
    description: 'A box, one particular stay or a gift card: by e-mail at once or delivered to the door, for two.',
  },
  hero: {
    title: 'Give two days, not another thing',
    subtitle: 'A present that opens in a minute and is talked about for years.',
  },
  bar: { boxes: 'Gift boxes', stays: 'Stays to give', card: 'Gift card' },
  usp: {
    title: 'Easy to give',
    items: [
      { title: 'There at once', text: 'By e-mail as soon as it is paid, or printed at home.' },
      { title: 'They pick the date', text: 'You give the idea, they keep their diary.' },
      { title: 'A year, or longer', text: 'A year for a stay or a card, a year and a half for a box.' },
      { title: 'Exchangeable', text: 'If the heart leans elsewhere, the present moves with it.' },
    ],
  },
  steps: {
    title: 'In three moves',
    items: [
      { title: 'Choose', text: 'A box with a theme, one hotel or an amount.' },
      { title: 'Sign', text: 'Your name, a few words and the day to send it.' },
      { title: 'Sit back', text: 'They book online, whenever they like.' },
    ],
  },
  recipients: {
    title: 'Who is it for?',
    labels: {
      couple: 'A couple',
      parents: 'Your parents',
      friends: 'A friend who needs a rest',
      family: 'A whole family',
      gourmet: 'A fine palate',
      hikers: 'People who walk',
    },
  },
  card: {
    title: 'The gift card, when in doubt',
    subtitle: 'You set the amount, they choose the rest. Valid for a year on every stay.',
    cta: 'Make a card',
  },
  boxes: {
    title: 'The boxes people give most',
    subtitle: 'A night for two, and something good around it.',
    cta: 'All boxes',
  },
  top: { title: 'Stays we like to give', subtitle: 'One address, to be sure of the mark.' },
  occasions: {
    christmas: {
      title: 'Christmas, without the queue',
      subtitle: 'Presents leave by e-mail until the evening of the 24th.',
      description: 'For a box by post, allow two to four working days. For everything else, a minute will do.',
      cta: 'Find a present',
      announcement: {
        lead: 'Christmas is coming:',
        text: 'digital presents arrive at once, until the evening of 24 December.',
      },
    },
    valentine: {
      title: 'Two days for two',
      subtitle: 'Valentine’s Day can be kept in March, too. Or in May.',
      description: 'Give the promise on 14 February; choose the date together.',
      cta: 'Ideas for two',
      announcement: { lead: 'Valentine’s Day:', text: 'give a weekend for two, and choose the date together.' },
    },
    anytime: {
      title: 'Some birthdays are planned',
      subtitle: 'For the others there is e-mail: it is never too late.',
      description: 'A few words from you, a good address, and the freedom to go when they please.',
      cta: 'Find a present',
      announcement: { lead: 'Forgot a birthday?', text: 'A digital present arrives by e-mail within a minute.' },
    },
  },
  cards: [
    { title: 'A box', text: 'One theme, dozens of hotels.' },
    { title: 'A stay', text: 'One hotel, one treat.' },
    { title: 'A card', text: 'One amount, every choice.' },
  ],
  promotions: {
    title: 'Three ways to give',
    subtitle: 'From the most precise to the most free.',
    items: {
      stays: {
        title: 'One particular stay',
        subtitle: 'You know the perfect hotel? Give that one.',
        label: 'Valid for 1 year',
      },
      boxes: {
        title: 'A box',
        subtitle: 'You know what they like? Choose the theme.',
        label: 'Valid for a year and a half',
      },
      card: { title: 'A gift card', subtitle: 'You have no idea? They will.', label: 'Any amount' },
    },
  },
  block: { title: 'How about giving a weekend?', subtitle: 'A stay, a box, a card or an activity: as you like.' },
  serp: { title: 'Or as a box?', subtitle: 'The same wish, ready to give.', cta: 'See the boxes' },
  targeted: {
    title: 'Not sure about the date?',
    subtitle: 'Give the stay, they will choose their weekend.',
    cta: 'See stays to give',
  },
};
