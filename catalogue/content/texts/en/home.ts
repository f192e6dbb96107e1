import type { ActivityTexts, HomeTexts } from '../texts.ts';

export const home: HomeTexts = {
  seo: {
    title: 'Weekend breaks: a good hotel and something good to do',
    description:
      'A hotel chosen with care, something worth the trip and the true price for your dates: spa, table, seaside or city, close by or a little further.',
  },
  hero: {
    title: 'Two days away, as if it were a week',
    subtitle: 'Hotels with a soul, something good to do, and the true price from the first look.',
  },
  bar: { flash: 'This week’s offers', weekend: 'Leave at the last minute', gift: 'Give a weekend' },
  usp: {
    title: 'What a well-chosen weekend changes',
    items: [
      { title: 'More than a night', text: 'A spa, a dinner, a boat trip: every stay has its high point.' },
      { title: 'The true price', text: 'For your dates and your party, with no surprise at the last step.' },
      {
        title: 'Room to change your mind',
        text: 'Most stays can be cancelled free of charge; the deadline is written down.',
      },
      { title: 'A person to call', text: 'A team that knows the hotels and answers on Sundays too.' },
    ],
  },
  promises: {
    title: 'Three habits of ours',
    items: [
      { title: 'Choose few', text: 'We would rather have five good addresses than fifty fair ones.' },
      { title: 'Write clearly', text: 'What is included, what is not, and what the tourist tax comes to.' },
      { title: 'Publish every review', text: 'The glowing ones and the others, with their date.' },
    ],
  },
  themes: {
    title: 'What do you feel like?',
    labels: {
      wellness: 'Wellness and spa',
      romantic: 'Romantic',
      gastronomy: 'Food and drink',
      family: 'With children',
      nature: 'Nature',
      city: 'City break',
      seaside: 'Seaside',
      mountain: 'Mountains',
      wine: 'Wine country',
      culture: 'Culture',
    },
  },
  top: { title: 'Escapes we would book ourselves', subtitle: 'The best rated, still free in the weeks to come.' },
  promotions: {
    title: 'Good reasons, right now',
    subtitle: 'Three excuses to pack a small bag.',
    items: {
      flash: { title: 'This week’s offers', subtitle: 'They change every Monday.', label: 'Until Sunday' },
      castles: {
        title: 'A night in a castle',
        subtitle: 'Creaking floors, great parks, slow breakfasts.',
        label: 'Castles',
      },
      pool: { title: 'A hotel with a pool', subtitle: 'For the first swim of the year, or the last.', label: 'Pool' },
      twoNights: { title: 'Two nights, not one', subtitle: 'Then Saturday really lasts all day.', label: '2 nights' },
      loved: {
        title: 'The best loved',
        subtitle: 'Hotels people go back to, by their own account.',
        label: 'Favourites',
      },
      dogs: { title: 'Bring the dog', subtitle: 'Houses where he is expected, too.', label: 'Dogs welcome' },
    },
  },
  flash: {
    title: 'This week’s offers',
    subtitle: 'A new selection every Monday morning.',
    description: 'Stays at a quarter off or more, until Sunday night. Then the selection changes.',
    cta: 'See the reductions',
    all: 'All stays',
    cards: [
      { title: 'At the spa', text: 'Two hours of warm water and nobody else.' },
      { title: 'At the table', text: 'The chef’s menu, and your room upstairs.' },
      { title: 'By the sea', text: 'The coast path before breakfast.' },
    ],
  },
  boxes: {
    title: 'Boxes that make you want to pack',
    subtitle: 'Valid for a year and a half, exchangeable, for two.',
    cta: 'See all boxes',
  },
  surroundings: {
    title: 'Choose by the window',
    subtitle: 'What would you like to see when you open the shutters?',
    labels: {
      sea: 'The sea',
      countryside: 'Hills',
      mountain: 'Peaks',
      city: 'Rooftops',
      lake: 'A lake',
      forest: 'Trees',
    },
  },
  readOn: 'Read on',
};

export const activity: ActivityTexts = {
  seo: {
    title: 'Things to do, without a hotel night',
    description: 'Spa, massage, tasting, cycling or a museum: a few good hours, close to home.',
  },
  hero: {
    title: 'A few hours are enough',
    subtitle: 'A spa, a cellar, a cooking class: the break, without the suitcase.',
  },
  announcement: {
    title: 'No suitcase',
    lead: 'An activity can be booked alone:',
    text: 'pick the day, come along, and sleep at home.',
  },
  wishes: {
    title: 'How about…',
    labels: {
      spa: 'two hours at the spa',
      massage: 'a massage',
      tasting: 'a tasting of three wines',
      bike: 'a ride by bike',
      boat: 'a trip by boat',
      museum: 'a museum without the queue',
      walk: 'a walk with a guide',
      cooking: 'a turn at the stove',
    },
  },
  top: { title: 'On second thoughts, a night as well?', subtitle: 'Stays that come with something good to do.' },
};
