import type { ProductTexts } from './texts.ts';

export const en: ProductTexts = {
  boxes: {
    wellness: {
      title: 'A pause at the spa',
      description: 'A bathrobe, warm water and an empty diary: they choose the spa, you give the silence.',
    },
    romantic: {
      title: 'Just the two of you',
      description: 'A fine room, a bottle on ice and a long lie-in the next morning.',
    },
    gourmet: {
      title: 'At the chef’s table',
      description: 'Dinner in several courses, and a room a few steps from dessert.',
    },
    castle: {
      title: 'Life at the castle',
      description: 'An avenue of limes, a staircase that creaks: one night between park and panelling.',
    },
    seaside: {
      title: 'A breath of sea air',
      description: 'The beach early in the day, while it belongs to nobody, then a long breakfast.',
    },
    family: {
      title: 'All together',
      description: 'A room that is big enough, a day of games and nobody asked to clear the table.',
    },
    wine: {
      title: 'Among the vines',
      description: 'Three wines, one grower and the story of a hillside, then a night on the estate or nearby.',
    },
    mountain: {
      title: 'The air up there',
      description: 'A marked trail, a steaming bowl of soup and stars that the city has forgotten.',
    },
    citybreak: {
      title: 'Two days in town',
      description: 'An address in the right place: everything else is done on foot, with no map and no timetable.',
    },
    countryside: {
      title: 'Off to the country',
      description: 'A house at the end of a lane, a market on Saturday and no wish to go home.',
    },
    forest: {
      title: 'Under tall trees',
      description: 'The edge of a wood, a fire at night and birds in the morning instead of the phone.',
    },
    lake: {
      title: 'By the lake',
      description: 'The water changes colour every hour; all it takes is a chair and a little time.',
    },
    massage: {
      title: 'In good hands',
      description: 'Fifty minutes of massage each, a spa before and a good night after.',
    },
    culture: {
      title: 'Museums first',
      description: 'The tickets are in the envelope: the queue is for the others.',
    },
    cycling: {
      title: 'By bicycle',
      description: 'Bikes that are ready, a route that is drawn and one hill to talk about over dinner.',
    },
    boat: {
      title: 'Cast off',
      description: 'Two hours on the water with a skipper, and a room in which to talk about the wind.',
    },
    walking: {
      title: 'One step at a time',
      description: 'A guide who knows every bend of the path, and a good bed for heavy legs.',
    },
    cooking: {
      title: 'Behind the stove',
      description: 'A cookery lesson, an apron and the pleasure of eating what you have made.',
    },
    table: {
      title: 'Dinner is served',
      description: 'Three courses, a white tablecloth and no road to take home.',
    },
    guesthouse: {
      title: 'As if among friends',
      description: 'A handful of rooms, home-made jam and hosts who take their time.',
    },
    boutique: {
      title: 'A hotel apart',
      description: 'Few rooms and many ideas: the addresses that friends pass on to each other.',
    },
    prestige: {
      title: 'Five stars',
      description: 'The whole works: a hotel one speaks of quietly, and a service that guesses.',
    },
    longweekend: {
      title: 'Two nights rather than one',
      description: 'Time to arrive, time to do nothing and time to be sorry to leave.',
    },
    dog: {
      title: 'Bring the dog',
      description: 'A bowl on arrival and grass all around: nobody stays at home.',
    },
  },
  box: {
    nights: { one: '1 night in a double room', other: '{n} nights in a double room' },
    breakfasts: { one: 'Breakfast', other: '{n} breakfasts' },
    forTwo: 'For two people',
    choice: { one: '1 break to choose from', other: '{n} breaks to choose from' },
    pageTitle: 'Gift box “{title}” for two',
  },
  activities: {
    spa: {
      titles: ['Two hours at the spa', 'Half a day at the spa'],
      description:
        'A warm pool, a sauna and herbal teas: few bathers at a time and nobody to hurry you. Come in the morning for the silence, in the evening for the light.',
      composition: ['Access to pool, sauna and steam bath', 'Bathrobe and towel lent'],
      more: 'A 25-minute body scrub per person',
    },
    massage: {
      titles: ['50-minute massage', '80-minute massage and tea room'],
      description:
        'A quiet room, warm oil and hands that know where it hurts. One word is enough to change the pressure, or the music.',
      composition: ['One massage per person', 'A choice of three oils'],
      more: 'Thirty minutes more and access to the tea room',
    },
    tasting: {
      titles: ['Visit and tasting of three wines', 'Tasting of six wines with a platter'],
      description:
        'The grower talks about the plot, the difficult year and the one to be proud of. You taste, compare and ask everything.',
      composition: ['Visit of the cellar', 'Three wines with commentary'],
      more: 'Three more wines and a platter of cheese and cold cuts',
    },
    bike: {
      titles: ['Half a day by bike', 'Electric bike for a day with a picnic'],
      description:
        'Bikes that are well set, three loops to choose from and a map that fits in a pocket. The small lanes do the rest.',
      composition: ['Bike, helmet and lock', 'Map of three loops'],
      more: 'An electric bike and a picnic',
    },
    boat: {
      titles: ['Two-hour boat trip', 'Sunset boat trip with drinks'],
      description:
        'The skipper knows every buoy and every current. You cast off, fall silent for a while and come back with pink cheeks.',
      composition: ['Two hours on the water with a skipper', 'Life jackets provided'],
      more: 'The evening departure and drinks on board',
    },
    museum: {
      titles: ['Guided walk through the old town', 'Guided walk and museum ticket'],
      description:
        'An hour and a half of alleys, hidden courtyards and stories that no plaque tells. The guide walks at your pace.',
      composition: ['A walk of an hour and a half', 'A small group of twelve'],
      more: 'A museum ticket that skips the queue',
    },
    walk: {
      titles: ['Guided stroll', 'Full-day hike with a guide'],
      description:
        'A guide, a path and time to look up: tracks, bark, views. The pace is that of the slowest, and that is as it should be.',
      composition: ['Two hours with a guide', 'Binoculars lent'],
      more: 'The whole day and a cold lunch',
    },
    cooking: {
      titles: ['Two-hour cookery class', 'Cookery class with market and lunch'],
      description:
        'An apron, a sharp knife and a local recipe that you will be able to make again. You cook, you taste, you take the recipe home.',
      composition: ['A class of two hours', 'Produce and apron provided'],
      more: 'The market with the chef and lunch at the table',
    },
  },
  activity: {
    important: [
      'Book your slot directly with the partner, at least two days ahead.',
      'Show the voucher, printed or on your phone.',
    ],
    nice: ['The voucher is valid for 12 months.', 'The date can be changed until the day before.'],
    lead: '{center}, {town}',
    title: '{place}: things to do for two or more',
    titleEverywhere: 'Things to do for two or more',
    pageTitle: '{place}: spas, tastings and outings',
    description: '{place}: spas, tastings, walks and classes, to book or to give without a hotel.',
  },
  activityGroups: {
    wellbeing: 'Wellbeing',
    table: 'Food and wine',
    outdoors: 'Outdoors',
    discovery: 'Discoveries',
  },
  links: { around: 'Close by: {place}', everywhere: 'The regions people leave for most' },
  giftCard: {
    label: 'Gift card',
    description:
      'You set the amount, they choose the date, the hotel and the moment. The card is valid for one year on every break and every box.',
    pageTitle: 'Gift card: give a weekend of their choice',
  },
  subElements: {
    kraft: 'Brown paper sleeve',
    velvet: 'Velvet sleeve',
    season: 'Seasonal sleeve',
    chocolates: 'Box of chocolates',
    candle: 'Scented candle',
    postcard: 'Handwritten card',
  },
  subCategories: {
    extras: { name: 'Little extras', description: 'To slip in with the gift, as many as you like.' },
    sleeves: { name: 'Sleeve', description: 'The white sleeve is included; choose another if you prefer.' },
  },
};
