import type { LandingId } from '../../editorial.ts';
import { h2, link, p, ul } from '../../rich.ts';
import type { LandingTexts } from '../texts.ts';

export const landings: Readonly<Record<LandingId, LandingTexts>> = {
  'last-minute': {
    title: 'Week-ends de dernière minute',
    subtitle: 'Un sac, une clé de voiture, et c’est parti.',
    description:
      'Les week-ends encore libres, avec leur vrai prix : offres de la semaine et séjours réservables jusqu’à vingt heures pour le soir même.',
    intro: [
      p(
        'Les meilleures idées viennent le jeudi soir. Nos hôtels acceptent les réservations ',
        link('/content/faq#arrival', 'jusqu’à vingt heures pour la nuit même'),
        ', et les offres de la semaine tiennent jusqu’à dimanche.',
      ),
      h2('Comment bien choisir, vite'),
      ul(
        'Restez à moins de deux heures : c’est du temps gagné sur place.',
        'Prenez l’hôtel où l’on dîne, vous réserverez une chose de moins.',
        'Regardez la date limite d’annulation : elle peut déjà être passée.',
      ),
    ],
    top: { title: 'Les remises du moment', subtitle: 'Triées de la plus forte à la plus légère.' },
    more: 'Où partir, tout de suite',
  },
  'wellness-weekends': {
    title: 'Week-ends spa et bien-être',
    subtitle: 'De l’eau chaude, du silence et rien au programme.',
    description:
      'Séjours avec spa, massage ou sources thermales : les hôtels où l’on vient pour ne rien faire, et le faire bien.',
    intro: [
      p(
        'Tous les spas ne se valent pas. Nous demandons aux hôtels ce qui est compris, combien de temps, et si l’on peut y rester après le départ de la chambre. Les réponses sont dans le programme de chaque séjour.',
      ),
      p('C’est une première fois ? ', link('/content/first-spa-weekend', 'Lisez d’abord ceci'), '.'),
    ],
    top: { title: 'Les spas les mieux notés', subtitle: 'Par ceux qui en sont revenus détendus.' },
    more: 'Et pour d’autres envies',
  },
  'family-weekends': {
    title: 'Week-ends en famille',
    subtitle: 'Une chambre, une piscine, et la paix.',
    description:
      'Séjours pour parents et enfants : chambres familiales, journées de jeux et petits-déjeuners sans fin.',
    intro: [
      p(
        'Indiquez qui vient, et les prix suivent : les enfants de trois à onze ans paient moins, les tout-petits ne paient rien. Nous ne montrons que les chambres où tout le monde tient.',
      ),
      p(
        'Nos conseils pour en revenir reposés : ',
        link('/content/away-with-children', 'partir deux jours avec des enfants'),
        '.',
      ),
    ],
    top: { title: 'Les hôtels que les enfants redemandent', subtitle: 'Et que les parents ne regrettent pas.' },
    more: 'Et pour d’autres envies',
  },
  'table-and-wine': {
    title: 'Week-ends à table',
    subtitle: 'Un chef, une cave, et votre chambre à l’étage.',
    description: 'Séjours gourmands avec dîner, dégustation ou atelier de cuisine, dans des hôtels où la table compte.',
    intro: [
      p(
        'Un dîner d’hôtel peut être un pis-aller, ou la raison du voyage. Ici, c’est la raison du voyage : demi-pension soignée, menu en plusieurs services ou dégustation chez le vigneron d’à côté.',
      ),
      p('Pour bien goûter : ', link('/content/wine-roads', 'sur la route des vins'), '.'),
    ],
    top: { title: 'Les tables où l’on dort', subtitle: 'Dîner compris, ou presque.' },
    more: 'Et pour d’autres envies',
  },
};
