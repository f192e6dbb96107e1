import type { StaticId } from '../../editorial.ts';
import { h2, link, p, ul } from '../../rich.ts';
import type { LegalFacts, StaticTexts } from '../texts.ts';

export function legal({ authority, authorityUrl, mediator, law }: LegalFacts): Readonly<Record<StaticId, StaticTexts>> {
  return {
    'conditions-of-sale': {
      title: 'Conditions générales de vente',
      description: 'Commande, prix, paiement, annulation, cadeaux et responsabilité : les règles de nos ventes.',
      body: [
        p(
          `Ces conditions s’appliquent aux séjours, cadeaux et activités vendus sur ce site. Le vendeur est la société nommée au bas de chaque page. Le contrat relève de la loi suivante : ${law}.`,
        ),
        h2('1. La commande'),
        p(
          'La commande est ferme quand le numéro de réservation à huit chiffres s’affiche et vous est envoyé par e-mail. Si un prix ou une disponibilité change pendant la commande, nous vous le montrons et vous décidez.',
        ),
        h2('2. Le prix'),
        p(
          'Les prix sont en euros, toutes taxes comprises, pour les dates et les voyageurs indiqués. La taxe de séjour est indiquée à part lorsqu’elle se règle sur place. Un prix barré est celui qui était pratiqué avant la remise.',
        ),
        h2('3. L’annulation par vous'),
        p(
          'Chaque séjour annonce ses conditions avant le paiement. Passé la date limite, le prix reste dû. Le droit de rétractation de quatorze jours ne s’applique pas à un hébergement réservé à une date donnée ; il s’applique aux cadeaux non utilisés.',
        ),
        h2('4. L’annulation par l’hôtel'),
        p(
          'Si l’hôtel ne peut vous recevoir, nous vous proposons un séjour équivalent ou le remboursement intégral, à votre choix.',
        ),
        h2('5. Les voyages à forfait'),
        p(
          'Lorsque plusieurs services de voyage sont achetés ensemble, vous bénéficiez des droits de la directive (UE) 2015/2302 : nous répondons de la bonne exécution du forfait et vos paiements sont protégés en cas d’insolvabilité.',
        ),
        h2('6. Les cadeaux'),
        p(
          'Un coffret vaut un an et demi, un bon séjour ou une carte cadeau un an, une activité douze mois. Un cadeau s’échange tant qu’il est valable ; il n’est pas converti en espèces.',
        ),
        h2('7. Réclamations'),
        p(
          'Écrivez-nous depuis la page ',
          link('/contact', 'Contact'),
          ` ; nous répondons sous 48 heures. À défaut d’accord, vous pouvez saisir gratuitement : ${mediator}.`,
        ),
      ],
    },
    'conditions-of-use': {
      title: 'Conditions d’utilisation du site',
      description: 'Ce que vous pouvez faire sur ce site, et ce dont nous répondons.',
      body: [
        p('En utilisant ce site, vous acceptez ces règles. Elles sont courtes.'),
        h2('Contenus'),
        p(
          'Textes, images et marques appartiennent au vendeur ou à ses partenaires. Vous pouvez partager un lien ; reproduire une page demande notre accord.',
        ),
        h2('Avis'),
        p(
          'Seules les personnes ayant séjourné à l’hôtel peuvent en parler. Nous publions les avis dans leur langue, sans les retoucher, et ne retirons que ceux qui enfreignent la loi.',
        ),
        h2('Bon usage'),
        ul(
          'Ne collectez pas les prix de façon automatisée sans accord.',
          'Ne réservez pas au nom d’autrui sans son consentement.',
          'Ne cherchez pas à contourner la sécurité du site.',
        ),
        h2('Disponibilité'),
        p(
          'Nous faisons de notre mieux pour que le site réponde à toute heure. Une interruption n’ouvre pas droit à indemnité, mais une réservation confirmée reste confirmée.',
        ),
      ],
    },
    'data-protection': {
      title: 'Protection des données',
      description: 'Quelles données nous traitons, pourquoi, combien de temps, et quels sont vos droits.',
      body: [
        p(
          'Nous traitons vos données conformément au règlement (UE) 2016/679. Le responsable du traitement est la société nommée au bas de chaque page.',
        ),
        h2('Ce que nous traitons'),
        ul(
          'Pour réserver : nom, e-mail, téléphone, dates et voyageurs.',
          'Pour répondre : vos messages.',
          'Pour améliorer le site : des mesures d’audience, seulement si vous les acceptez.',
        ),
        h2('À qui nous les transmettons'),
        p('À l’hôtel que vous réservez, au prestataire de paiement, et à personne d’autre sans votre accord.'),
        h2('Combien de temps'),
        p(
          'Le temps de la réservation, puis celui que la loi impose pour les factures. Les messages sont effacés après trois ans.',
        ),
        h2('Vos droits'),
        p(
          'Vous pouvez demander à voir, corriger, emporter ou effacer vos données, ou vous opposer à leur usage, depuis la page ',
          link('/contact', 'Contact'),
          '. Vous pouvez aussi vous adresser à l’autorité compétente : ',
          link(authorityUrl, authority),
          '.',
        ),
      ],
    },
    cookies: {
      title: 'Cookies',
      description: 'Les petits fichiers que ce site dépose, et comment changer d’avis.',
      body: [
        p('Rien qui ne soit nécessaire n’est déposé avant votre accord, et refuser est aussi simple qu’accepter.'),
        h2('Nécessaires'),
        p('Votre langue, votre réservation en cours et votre choix au sujet des cookies. Ils ne suivent personne.'),
        h2('Mesure et partenaires'),
        p(
          'Avec votre accord seulement : mesure d’audience, essais de nouvelles pages, et identifiant du partenaire qui vous a conduit ici, gardé trente jours.',
        ),
        h2('Changer d’avis'),
        p(
          'À tout moment, par le lien « Préférences cookies » au bas de chaque page. Votre choix est conservé six mois. Le signal « Global Privacy Control » de votre navigateur est respecté.',
        ),
      ],
    },
    'hotel-partners': {
      title: 'Vous êtes hôtelier ?',
      description: 'Proposer vos chambres et vos moments forts sur ce site : comment nous travaillons.',
      body: [
        p(
          'Nous cherchons des maisons qui ont quelque chose à raconter, pas seulement des lits. Trois étoiles ou cinq, dix chambres ou cent : peu importe, si l’accueil est juste.',
        ),
        h2('Ce que nous demandons'),
        ul(
          'Un moment fort dans chaque séjour : spa, table, balade, dégustation.',
          'Des disponibilités tenues à jour, jusqu’au soir même.',
          'Un prix net, et la taxe de séjour à part.',
        ),
        h2('Ce que nous apportons'),
        p(
          'Des voyageurs qui restent deux nuits, souvent hors saison ; des cadeaux qui remplissent la semaine ; une équipe qui parle votre langue et celle de vos clients.',
        ),
        p(
          'Présentez-vous depuis la page ',
          link('/contact', 'Contact'),
          ', raison « Autre » : nous rappelons sous une semaine.',
        ),
      ],
    },
  };
}

export const press: StaticTexts = {
  title: 'Espace presse',
  description: 'Chiffres, histoires et contacts pour les journalistes.',
  body: [
    p(
      'Vous écrivez sur les week-ends, les cadeaux ou l’hôtellerie indépendante ? Nous ouvrons volontiers nos carnets.',
    ),
    h2('Ce que nous pouvons dire'),
    ul(
      'Où l’on part, quand et pour combien de nuits, région par région.',
      'Comment se fixe le prix d’une nuit, et pourquoi il change.',
      'Quels hôtels valent un reportage, et qui les tient.',
    ),
    h2('Images'),
    p('Les illustrations du site peuvent accompagner un article qui en parle, avec la mention de leur source.'),
    p(
      'Écrivez-nous depuis la page ',
      link('/contact', 'Contact'),
      ' en précisant votre titre et votre date de bouclage.',
    ),
  ],
};
