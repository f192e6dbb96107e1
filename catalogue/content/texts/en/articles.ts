import type { ArticleId } from '../../editorial.ts';
import { h2, link, p, quote, ul } from '../../rich.ts';
import type { ArticleTexts } from '../texts.ts';

export const articles: Readonly<Record<ArticleId, ArticleTexts>> = {
  'forty-eight-hours': {
    title: 'Forty-eight hours: how to make a weekend last',
    description: 'Leave on Friday, choose one thing a day, come home late: how two days come to feel like four.',
    teaser: 'A good weekend depends less on the distance than on what you agree not to do.',
    body: [
      p(
        'For years we thought you had to go far. Then we did the sum: three hours of motorway is one dinner less. Since then we stay close, and leave early.',
      ),
      h2('Leave on Friday, however late'),
      p(
        'A hotel night that starts at ten is wasted, people say. It is not: you wake up there. Saturday begins at breakfast instead of in a traffic jam.',
      ),
      h2('One thing a day'),
      p('A museum or a market, a trail or a table. Never all four. What is left over is a good reason to come back.'),
      quote('Nobody gets to know a town in two days. But you can pick up a habit or two.'),
      h2('Our list, always the same'),
      ul(
        'A hotel from which everything is on foot, even if it costs a little more.',
        'One reservation only: dinner on Saturday.',
        'Home on Sunday after lunch, never before.',
      ),
      p('Which leaves the town. ', link('/search?theme=34', 'These fit into a weekend'), '.'),
    ],
  },
  'sea-out-of-season': {
    title: 'The sea out of season, or the luxury of being alone',
    description:
      'From November to March the beaches are empty and the hotels have lit the fire: how to enjoy the winter sea.',
    teaser: 'An empty beach, a sky that changes every ten minutes and a warm room: the sea is at its best in winter.',
    body: [
      p(
        'In August you go to the beach. In January you go to see the sea. It is another journey, and it is made in boots.',
      ),
      h2('Why winter'),
      p(
        'Because the light is low all day, because the rooms with a view are free, and because fish soup only makes sense after three kilometres of wind.',
      ),
      h2('Choosing the hotel'),
      ul(
        'Facing the water: in winter the view is half the stay.',
        'With a spa, or at least a deep bath.',
        'Properly open: check whether the kitchen works on Sunday night.',
      ),
      h2('Read the tide table'),
      p(
        'It is the only programme that counts. At low tide you walk, at high tide you have lunch. The great tides come around the equinoxes and are worth the trip on their own.',
      ),
      p(link('/search?theme=37', 'See weekends by the sea'), ', and pack a woolly hat.'),
    ],
  },
  'first-spa-weekend': {
    title: 'A first spa weekend: what we wish we had known',
    description:
      'Bathrobes, opening hours, silence and salt: the small manners of a hotel spa, so that you arrive relaxed.',
    teaser: 'Do you book? What goes under the bathrobe? The answers, before you push the door.',
    body: [
      p('Spas make people shy, which is a pity: all they ask is a little quiet. Here is how it works.'),
      h2('Before you go'),
      p(
        'The pool is often included, the treatment not always: it says so in the programme of the stay. Book a massage as soon as you have a date; Saturday at five goes first.',
      ),
      h2('Once there'),
      ul(
        'Swimwear and slippers; the bathrobe and towels are lent.',
        'A shower before the sauna, another before the pool.',
        'Ten minutes of heat, five of cold, a large glass of water, and again.',
        'The telephone stays in the room. You will get used to it.',
      ),
      h2('Afterwards'),
      p('Plan a simple dinner, close by. A body fresh from the steam room is good for nothing but sleep.'),
      p('Ready? ', link('/search?theme=26', 'Wellness stays'), ' can be sorted by score or by price, as you like.'),
    ],
  },
  'wine-roads': {
    title: 'On the wine roads, with the right glass',
    description: 'Choose a grower, make an appointment, spit without shame: a weekend among the vines, step by step.',
    teaser: 'Three visits a day is one too many. How to taste little and remember all of it.',
    body: [
      p(
        'The wine road has the wrong name: it is best on foot. From village to village, between the rows, with an appointment at the end.',
      ),
      h2('Make an appointment'),
      p(
        'A grower is not a shop. Call, say what you like, be on time. You will hear about a hillside as about a cousin, and taste what is not sold elsewhere.',
      ),
      h2('Taste little, taste well'),
      ul(
        'Two cellars a day, one in the morning, one after a nap.',
        'From white to red, from young to old.',
        'Spitting is not rude. Saying nothing is.',
      ),
      h2('Sleep among the vines'),
      p(
        'That is the point of staying the night: you can finish your glass. In the morning mist rises from the rows and nobody has started a tractor yet.',
      ),
      p(link('/search?theme=44', 'See stays in wine country'), '.'),
    ],
  },
  'away-with-children': {
    title: 'Two days away with children, and rested all the same',
    description: 'One room, a proper pool, easy hours: what makes a family weekend work.',
    teaser: 'Fewer hours in the car, more hours in the pool: the recipe is short.',
    body: [
      p(
        'There are family weekends from which parents come home rested. They have three things in common, and none of them is a theme park.',
      ),
      h2('Less than two hours by car'),
      p(
        'Beyond that, the drive becomes the subject. Below it, you arrive in time for tea and everybody is still in a good mood.',
      ),
      h2('Water, of any kind'),
      p(
        'A pool, a lake, a beach. A child who has swum for two hours eats well and sleeps early. It is the only programme we are sure of.',
      ),
      h2('A room that thought of them'),
      ul(
        'A family room or two with a door between them: check the ages and the number of beds.',
        'Dinner from seven.',
        'A cot asked for when booking, not on arrival.',
      ),
      p(
        'Tell the search how old everyone is: the price takes children into account, and those under three stay free. ',
        link('/search?theme=39', 'Stays for families'),
        ' are here.',
      ),
    ],
  },
  'slow-walking': {
    title: 'Walking slowly: two days in the woods',
    description: 'No summit, no stopwatch: a weekend of easy walking, from a good table to a good bed.',
    teaser: 'Twelve kilometres, two breaks and no climb worth boasting about: in praise of the small walk.',
    body: [
      p(
        'Nobody writes about small walks. They have no feat to tell, only a smell of earth and a pond whose name you forget.',
      ),
      h2('The right pace'),
      p(
        'Three kilometres an hour, breaks included. At that speed you see the mushrooms, hear the woodpecker, and reach lunch without having earned it, which makes it taste better.',
      ),
      h2('What we take'),
      ul(
        'A paper map, because in the woods the signal goes for a walk, too.',
        'A knife, some cheese, a pear.',
        'Dry socks in the car.',
      ),
      h2('Where to sleep'),
      p('As close to the trail as you can. An inn you leave on foot beats a palace you leave by car.'),
      p(link('/search?theme=31', 'See stays in nature'), ', with a guide or without.'),
    ],
  },
};
