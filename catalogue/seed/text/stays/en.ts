import type { Texts } from '../texts.ts';

export const surroundings: Texts['surroundings'] = {
  sea: ['by the sea', 'facing the horizon', 'a stroll from the beach', 'close to the waves', 'on the coast'],
  mountain: ['in the mountains', 'at the foot of the peaks', 'between high meadows', 'up in the heights'],
  city: [
    'in the heart of town',
    'by the old quarter',
    'in the city centre',
    'in the old streets',
    'between squares and alleys',
  ],
  countryside: [
    'in the countryside',
    'between villages and hills',
    'in the quiet of the country',
    'far from the main roads',
  ],
  vineyard: ['among the vines', 'between rows of vines', 'between cellars and slopes', 'in the hills of the growers'],
  forest: ['at the edge of the woods', 'under tall trees', 'between trees and clearings', 'deep in the woods'],
  lake: ['on the lake', 'facing the lake', 'on the lakeshore', 'a stroll from the lake'],
  spa: ['in a thermal town', 'at the springs', 'in the land of springs', 'in an old watering place'],
};

export const concepts: Texts['concepts'] = {
  citybreak: {
    titles: ['Little escape', 'First acquaintance', 'Short break', 'An idle wander', 'No map needed'],
    leads: [
      '{town} on foot, with no map and no timetable: a drink on arrival and a proper breakfast to start with.',
      'Drop your bags and walk out: everything people love about {town} begins at the end of the street.',
      'Two days are enough to form habits: the same café, the same square, the same wish to come back.',
      'A neighbourhood, a market, a terrace in the sun: {town} does the rest.',
      'Put the case down and look up: the façades of {town} beat any guidebook.',
      'Mornings for the back streets, evenings for the terraces: that is the whole timetable.',
    ],
  },
  wellness: {
    titles: ['Wellness break', 'Spa escape', 'Spa and calm', 'Bathrobe and warm water', 'Time for the spa'],
    leads: [
      'Two hours of spa just to breathe out, then {town} at your own pace.',
      'A bathrobe on your shoulders, the phone at the bottom of the bag: the weekend can begin.',
      'From the pool to the deckchair, from the deckchair to a nap, and nobody checks the time.',
      'The week was long and the water is warm: the rest follows.',
      'Two hours of warm water, a herbal tea, and the certainty that coming was a good idea.',
      'You arrive with your shoulders up and leave with them down: that is the whole programme.',
    ],
  },
  massage: {
    titles: [
      'Massage and spa break',
      'Wellness escape with massage',
      'Cocooning and massage',
      'Massage and a soft night',
      'In good hands',
    ],
    leads: [
      'Fifty minutes of massage, a warm pool and a soft night to forget everything.',
      'Expert hands on the first day, {town} on the second: that is the right order.',
      'The massage loosens the shoulders, the spa takes care of everything else.',
      'A pause for the body first, and for the mind right after.',
      'A massage each, the spa for two, and not another decision to make.',
      'Close your eyes for fifty minutes; when you open them, it is the weekend.',
    ],
  },
  halfboard: {
    titles: [
      'Half board for food lovers',
      'Dinner, bed and breakfast',
      'Weekend at the table',
      'Room and table',
      'The table is laid',
    ],
    leads: [
      'Dinner is taken care of, so {town} can be explored with a free mind.',
      'A kitchen that follows the seasons and a generous breakfast: all that is left is to choose your walking shoes.',
      'Three courses in the evening, a white tablecloth, and tomorrow to walk it off.',
      'Put down the car keys on arrival and forget about them.',
      'The question of the evening is settled: you dine here and go upstairs.',
      'A walk to work up an appetite, and a dinner that repays it.',
    ],
  },
  gourmet: {
    titles: [
      'Gourmet escape',
      'An evening at the chef’s table',
      'A weekend for fine palates',
      'Chef’s menu and a fine room',
      'Five courses',
    ],
    leads: [
      'A menu of several courses signed by the chef, and your room a few steps from dessert.',
      'You come for the table and stay for {town}.',
      'Five plates, and as many good reasons to book.',
      'The chef cooks short, honest and seasonal; all you need to do is take your time.',
      'A drink to sit down with, five courses to stay for.',
      'The menu changes when the market does; your room simply waits.',
    ],
  },
  romantic: {
    titles: ['Romantic escape', 'Weekend for two', 'Just the two of you', 'Bubbles for two', 'A lie-in for two'],
    leads: [
      'A bottle of bubbles on arrival, a long lie-in the next day: the rest is nobody else’s business.',
      'Two glasses, a beautiful room and {town} as the backdrop.',
      'No diary, no alarm clock: just the two of you and a bottle on ice.',
      'An anniversary, a proposal or nothing at all: every reason is a good one.',
      'The bottle is already on ice; only the two of you are missing.',
      'Nobody knocks before noon: the morning is all yours.',
    ],
  },
  bike: {
    titles: ['Cycling break', 'Weekend on two wheels', 'Bike ride and a good bed', 'By bike', 'Cycling the back lanes'],
    leads: [
      'The bikes are ready and so is the route: half a day to see {town} differently.',
      'Pedal in the morning, do nothing in the afternoon: a plan that has proved itself.',
      'Helmet, map and small lanes: {town} looks bigger from a saddle.',
      'Thirty kilometres or twelve: you decide at the first crossroads.',
      'Set off at nine and stop everywhere: the odometer does not matter.',
      'The finest detours are made at fifteen kilometres an hour.',
    ],
  },
  boat: {
    titles: ['Break with a boat trip', 'Weekend on the water', 'Two hours afloat', 'Cast off', 'A boat and a good bed'],
    leads: [
      'Two hours on the water to see {town} from its best side.',
      'Cast off for an afternoon and let the skipper do the rest.',
      'Wind, light and two hours away from the quay: you come back with pink cheeks.',
      'A dozen passengers on board and a skipper who knows every landmark.',
      'The engine falls silent and so does the skipper: only the water is left.',
      'First the shore gets smaller, then your worries do.',
    ],
  },
  ski: {
    titles: ['Snow break', 'Snowshoe weekend', 'White escape', 'Snowshoes and hot chocolate', 'Tracks in the snow'],
    leads: [
      'Equipment lent, a local guide and hot chocolate on your return.',
      'Half a day on snowshoes far from the slopes, then the pleasure of a warm hotel.',
      'Snow muffles every sound while the guide reads the tracks: three hours out of time.',
      'Walk, breathe, come back to the warmth: winter as it ought to be.',
      'A guide, a pair of poles, and hare tracks you would never have noticed.',
      'The cold pinches your cheeks, the chocolate puts it right.',
    ],
  },
  culture: {
    titles: [
      'Culture weekend',
      'Museums and old stones',
      'Art and history escape',
      'The museum first',
      'Straight past the queue',
    ],
    leads: [
      'The ticket is in the envelope, the queue is for the others.',
      '{town} and its museums, squares and alleys, with admission already booked.',
      'A museum in the morning, a church in the afternoon, a good bed at night.',
      'The finest rooms belong to those who do not have to wait.',
      'Walk into the museum as if you lived there: your ticket waits at reception.',
      'Two rooms looked at properly beat twenty walked through.',
    ],
  },
  family: {
    titles: ['Family weekend', 'Family adventure', 'Break for young and old', 'All together', 'A day at the park'],
    leads: [
      'A day of play for the children, a quiet evening for their parents.',
      'The tickets are bought and the car is parked: all that is left is fun.',
      'They choose the rides, you choose when it is time for cake.',
      'One room, one day of laughter and nobody asking whether we are there yet.',
      'They are asleep before the end of the story: it was a good day.',
      'A park map, a snack in the bag and no timetable to keep.',
    ],
  },
  wine: {
    titles: ['Wine escape', 'Wine-tasting weekend', 'Glass in hand', 'Three wines, one grower', 'Meeting the grower'],
    leads: [
      'Three wines, one grower and the story of a hillside: that is your afternoon.',
      'An hour and a half of tasting in the cellar, and your room right after.',
      'Start with the vines, end with the glass: things in their proper order.',
      'The grower speaks of the land as of a relative; listen, then taste.',
      'You taste on the spot what is sold nowhere else.',
      'The first glass for thirst, the second to understand, the third for the walk back.',
    ],
  },
  walk: {
    titles: ['Walking and fresh air', 'Nature weekend', 'On the trails', 'Good boots, good bed', 'A walk with a guide'],
    leads: [
      'A local guide, two and a half hours of trail and the finest views around {town}.',
      'Boots laced, bottle filled: nature begins behind the hotel.',
      'Seven kilometres, a snack, and the feeling of having been away much longer.',
      'The path climbs a little, the view rewards a lot.',
      'The guide stops, points at a feather, and the landscape is not the same.',
      'You walk at three kilometres an hour, which is to say at the right pace.',
    ],
  },
  cooking: {
    titles: [
      'Break with a cookery class',
      'Weekend at the stove',
      'Cooking lesson',
      'Apron on',
      'Three recipes to take home',
    ],
    leads: [
      'Put on an apron, learn three recipes and eat them all.',
      'The market in the morning, the class after that: {town} tastes good.',
      'Eight aprons, one large table and recipes that go home with you.',
      'The secret of the local dish? You are told it with flour on your hands.',
      'Chop, taste, laugh a little, and sit down to eat.',
      'You arrive hungry and leave with a booklet of recipes.',
    ],
  },
  cruise: {
    titles: [
      'Weekend and cruise',
      'Break along the quays',
      'Sightseeing cruise',
      'Front row on the water',
      'Bridges and façades',
    ],
    leads: [
      'A city tells its story best from the water: a cruise of an hour and a quarter is included.',
      'A boat, bridges, façades: {town} without wearing out your shoes.',
      'From the front row you watch quays, bridges and hours go by.',
      'The captain knows the stories, the city does the rest.',
      'Seventy-five minutes sitting down, and yet you have seen everything.',
      'Bridges pass overhead and the bustle stays on the quay.',
    ],
  },
  unwind: {
    titles: [
      'Slow break',
      'Long lie-in',
      'A weekend for doing nothing',
      'A book and a window',
      'All the time in the world',
    ],
    leads: [
      'No plans at all, which is the whole point: even check-out comes later.',
      'A good bed, a parking space, two more hours on the last day: {town} will wait for you.',
      'A book, a window, a tray: the weekend is complete.',
      'Nothing to book, nothing to plan, nothing to regret.',
      'The bag is small, the room is quiet and nobody expects you anywhere.',
      'We were going to go out. Tomorrow, perhaps.',
    ],
  },
};
