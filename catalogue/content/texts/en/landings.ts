import type { LandingId } from '../../editorial.ts';
import { h2, link, p, ul } from '../../rich.ts';
import type { LandingTexts } from '../texts.ts';

export const landings: Readonly<Record<LandingId, LandingTexts>> = {
  'last-minute': {
    title: 'Last-minute weekends',
    subtitle: 'A bag, the car keys, and off you go.',
    description:
      'Weekends still free, at their true price: this week’s offers, and stays you can book until eight for the same night.',
    intro: [
      p(
        'The best ideas come on Thursday night. Our hotels take bookings ',
        link('/content/faq#arrival', 'until eight for the same night'),
        ', and this week’s offers hold until Sunday.',
      ),
      h2('How to choose well, fast'),
      ul(
        'Stay within two hours: you gain the time once there.',
        'Take the hotel with a kitchen; one thing less to book.',
        'Look at the cancellation deadline: it may have passed already.',
      ),
    ],
    top: { title: 'Today’s reductions', subtitle: 'From the largest to the smallest.' },
    more: 'Where to go, right now',
  },
  'wellness-weekends': {
    title: 'Spa and wellness weekends',
    subtitle: 'Warm water, silence and nothing planned.',
    description: 'Stays with a spa, a massage or hot springs: hotels to do nothing in, and do it well.',
    intro: [
      p(
        'No two spas are alike. We ask the hotels what is included, for how long, and whether you may stay on after leaving the room. The answers stand in the programme of each stay.',
      ),
      p('Is it your first time? ', link('/content/first-spa-weekend', 'Read this first'), '.'),
    ],
    top: { title: 'The best-rated spas', subtitle: 'By those who came home relaxed.' },
    more: 'And for other moods',
  },
  'family-weekends': {
    title: 'Family weekends',
    subtitle: 'A room, a pool, and peace.',
    description: 'Stays for parents and children: family rooms, days of play and endless breakfasts.',
    intro: [
      p(
        'Say who is coming and the prices follow: children from three to eleven pay less, the smallest pay nothing. We only show rooms that hold all of you.',
      ),
      p('How to come home rested: ', link('/content/away-with-children', 'two days away with children'), '.'),
    ],
    top: { title: 'Hotels that children ask for again', subtitle: 'And that parents do not regret.' },
    more: 'And for other moods',
  },
  'table-and-wine': {
    title: 'Weekends at the table',
    subtitle: 'A chef, a cellar, and your room upstairs.',
    description: 'Stays for food lovers with dinner, a tasting or a cooking class, in hotels where the table matters.',
    intro: [
      p(
        'A hotel dinner can be a last resort, or the reason to go. Here it is the reason to go: half board done with care, a menu in several courses or a tasting with the grower next door.',
      ),
      p('To taste well: ', link('/content/wine-roads', 'on the wine roads'), '.'),
    ],
    top: { title: 'Tables to sleep by', subtitle: 'Dinner included, or nearly.' },
    more: 'And for other moods',
  },
};
