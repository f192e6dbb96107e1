import type { ArticleId } from '../../editorial.ts';
import { h2, link, p, quote, ul } from '../../rich.ts';
import type { ArticleTexts } from '../texts.ts';

export const articles: Readonly<Record<ArticleId, ArticleTexts>> = {
  'forty-eight-hours': {
    title: 'Quarante-huit heures : l’art de faire durer un week-end',
    description:
      'Partir le vendredi, choisir une seule chose par jour, rentrer tard : comment deux jours en paraissent quatre.',
    teaser: 'Un week-end réussi tient moins à la distance qu’à ce que l’on accepte de ne pas faire.',
    body: [
      p(
        'Nous avons longtemps cru qu’il fallait partir loin. Puis nous avons compté : trois heures de route, c’est un dîner de moins. Depuis, nous partons près, et nous partons tôt.',
      ),
      h2('Partir le vendredi, même tard'),
      p(
        'Une nuit d’hôtel à vingt-deux heures ne sert à rien, dit-on. Elle sert à se réveiller sur place : le samedi commence au petit-déjeuner, pas sur l’autoroute.',
      ),
      h2('Une chose par jour'),
      p(
        'Un musée ou un marché, un sentier ou une table. Jamais les quatre. Ce qui reste devient une bonne raison de revenir.',
      ),
      quote('On ne visite pas une ville en deux jours. On y prend des habitudes.'),
      h2('Notre liste, toujours la même'),
      ul(
        'Un hôtel d’où l’on fait tout à pied, quitte à le payer un peu plus.',
        'Une seule réservation : le dîner du samedi.',
        'Un départ le dimanche après le déjeuner, jamais avant.',
      ),
      p('Reste à choisir la ville. ', link('/search?theme=34', 'Voici celles qui tiennent en un week-end'), '.'),
    ],
  },
  'sea-out-of-season': {
    title: 'La mer hors saison, ou le luxe d’être seul',
    description:
      'De novembre à mars, les plages sont vides et les hôtels ont allumé le feu : mode d’emploi de la mer en hiver.',
    teaser:
      'Une plage vide, un ciel qui change toutes les dix minutes et une chambre au chaud : la mer est une saison d’hiver.',
    body: [
      p(
        'En août, on va à la plage. En janvier, on va voir la mer. Ce n’est pas le même voyage, et le second se fait en bottes.',
      ),
      h2('Pourquoi l’hiver'),
      p(
        'Parce que la lumière est basse toute la journée, parce que les chambres avec vue se libèrent, et parce qu’une soupe de poisson n’a de sens qu’après trois kilomètres de vent.',
      ),
      h2('Choisir son hôtel'),
      ul(
        'Face à l’eau : en hiver, la vue fait la moitié du séjour.',
        'Avec un spa, ou au moins une baignoire profonde.',
        'Ouvert vraiment : un restaurant fermé le dimanche soir se vérifie avant.',
      ),
      h2('Lire l’horaire des marées'),
      p(
        'C’est le seul programme qui compte. À marée basse on marche, à marée haute on déjeune. Les grandes marées tombent autour des équinoxes, et valent à elles seules le déplacement.',
      ),
      p(link('/search?theme=37', 'Voir les week-ends au bord de la mer'), ', et glissez un bonnet dans le sac.'),
    ],
  },
  'first-spa-weekend': {
    title: 'Un premier week-end au spa : ce que l’on aurait aimé savoir',
    description:
      'Peignoir, horaires, silence et sel de mer : les petits usages du spa d’hôtel, pour arriver déjà détendu.',
    teaser: 'Faut-il réserver ? Que met-on sous le peignoir ? Les réponses, avant de pousser la porte.',
    body: [
      p(
        'Le spa intimide, et c’est dommage : on n’y demande rien d’autre que de se taire un peu. Voici le mode d’emploi.',
      ),
      h2('Avant de venir'),
      p(
        'L’accès au bassin est souvent compris, le soin ne l’est pas toujours : c’est écrit dans le programme du séjour. Un massage se réserve dès que la date est connue, le samedi à dix-sept heures part le premier.',
      ),
      h2('Sur place'),
      ul(
        'Un maillot, des sandales ; le peignoir et les serviettes sont prêtés.',
        'Une douche avant le sauna, une autre avant le bassin.',
        'Dix minutes de chaleur, cinq de froid, un grand verre d’eau, et l’on recommence.',
        'Le téléphone reste dans la chambre. Vous verrez, on s’y fait.',
      ),
      h2('Après'),
      p(
        'Prévoyez un dîner simple et pas trop loin. On ne fait rien de bon d’un corps qui sort du hammam, sinon dormir.',
      ),
      p(
        'Prêt ? ',
        link('/search?theme=26', 'Les séjours bien-être'),
        ' sont rangés des mieux notés aux moins chers, comme il vous plaira.',
      ),
    ],
  },
  'wine-roads': {
    title: 'Sur la route des vins, sans se tromper de verre',
    description:
      'Choisir un vigneron, prendre rendez-vous, recracher sans honte : un week-end dans les vignes, pas à pas.',
    teaser: 'Trois visites par jour, c’est une de trop. Comment goûter peu et se souvenir de tout.',
    body: [
      p(
        'La route des vins se trompe de nom : c’est à pied qu’elle est la plus belle. De village en village, entre les rangs, avec un rendez-vous à la fin.',
      ),
      h2('Prendre rendez-vous'),
      p(
        'Un vigneron n’est pas une boutique. Appelez, dites ce que vous aimez, arrivez à l’heure. On vous parlera d’un coteau comme d’un cousin, et vous goûterez ce qui ne se vend pas ailleurs.',
      ),
      h2('Goûter peu, goûter bien'),
      ul(
        'Deux caves par jour, une le matin, une après la sieste.',
        'Du blanc vers le rouge, du jeune vers le vieux.',
        'Recracher n’est pas impoli. Ne rien dire l’est davantage.',
      ),
      h2('Dormir dans les vignes'),
      p(
        'C’est tout l’intérêt d’y rester la nuit : on peut finir son verre. Au matin, la brume monte des rangs et personne n’a encore démarré de tracteur.',
      ),
      p(link('/search?theme=44', 'Voir les séjours au vignoble'), '.'),
    ],
  },
  'away-with-children': {
    title: 'Partir deux jours avec des enfants, et se reposer quand même',
    description:
      'Une seule chambre, une vraie piscine, des horaires souples : ce qui fait un week-end en famille réussi.',
    teaser: 'Moins d’heures de voiture, plus d’heures de piscine : la recette est courte.',
    body: [
      p(
        'Il existe des week-ends en famille dont les parents reviennent reposés. Ils ont trois points communs, et aucun n’est un parc d’attractions.',
      ),
      h2('Moins de deux heures de route'),
      p(
        'Au-delà, le voyage devient le sujet. En deçà, on arrive avant le goûter et tout le monde est encore de bonne humeur.',
      ),
      h2('De l’eau, quelle qu’elle soit'),
      p(
        'Une piscine, un lac, une plage. Un enfant qui a nagé deux heures dîne bien et dort tôt. C’est le seul programme dont nous soyons certains.',
      ),
      h2('Une chambre qui pense à eux'),
      ul(
        'Une chambre familiale ou deux chambres qui communiquent : vérifiez l’âge et le nombre de lits.',
        'Un dîner servi dès dix-neuf heures.',
        'Un lit bébé demandé à la réservation, pas à l’arrivée.',
      ),
      p(
        'Indiquez l’âge de chacun dans la recherche : le prix tient compte des enfants, et les moins de trois ans dorment gratuitement. ',
        link('/search?theme=39', 'Les séjours en famille'),
        ' sont là.',
      ),
    ],
  },
  'slow-walking': {
    title: 'Marcher lentement : deux jours en forêt',
    description: 'Pas de sommet, pas de chronomètre : un week-end de marche facile, d’une bonne table à un bon lit.',
    teaser: 'Douze kilomètres, deux pauses et aucun dénivelé dont on se vante : éloge de la petite randonnée.',
    body: [
      p(
        'On ne parle jamais des petites randonnées. Elles n’ont pas d’exploit à raconter, seulement une odeur de terre et un étang dont on oublie le nom.',
      ),
      h2('Le bon rythme'),
      p(
        'Trois kilomètres à l’heure, pauses comprises. À cette allure, on voit les champignons, on entend le pic, et l’on arrive au déjeuner sans l’avoir mérité, ce qui est bien meilleur.',
      ),
      h2('Ce que nous emportons'),
      ul(
        'Une carte en papier, parce qu’en forêt le réseau se promène aussi.',
        'Un couteau, du fromage, une poire.',
        'Des chaussettes sèches dans la voiture.',
      ),
      h2('Où dormir'),
      p(
        'Le plus près possible du sentier. Une auberge d’où l’on part à pied vaut mieux qu’un palace d’où l’on part en voiture.',
      ),
      p(link('/search?theme=31', 'Voir les séjours nature'), ', avec guide ou sans.'),
    ],
  },
};
