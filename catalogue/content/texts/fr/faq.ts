import { link, ol, p, ul } from '../../rich.ts';
import type { FaqTexts } from '../texts.ts';

export const faq: FaqTexts = {
  title: 'Questions fréquentes',
  intro:
    'Les réponses que nous donnons le plus souvent. La vôtre n’y est pas ? Écrivez-nous, nous répondons sous 48 heures.',
  sections: { booking: 'Réserver et modifier', stay: 'Le séjour', payment: 'Le paiement', gifts: 'Les cadeaux' },
  questions: {
    'find-booking': {
      question: 'Comment retrouver ma réservation ?',
      answer: [
        p(
          'Sur la page ',
          link('/booking-lookup', 'Retrouver ma réservation'),
          ', avec votre numéro à huit chiffres et l’adresse e-mail de la commande. Le numéro figure dans l’e-mail de confirmation.',
        ),
      ],
    },
    'change-dates': {
      question: 'Puis-je changer les dates ?',
      answer: [
        p(
          'Oui, tant que la date limite d’annulation n’est pas passée et que l’hôtel a de la place. ',
          link('/booking-lookup#r=modify', 'Demandez la modification'),
          ' : nous vous confirmons le nouveau prix avant de changer quoi que ce soit.',
        ),
      ],
    },
    cancel: {
      question: 'Comment annuler, et combien cela coûte-t-il ?',
      answer: [
        p('Chaque séjour dit ses conditions avant la réservation :'),
        ul(
          'souple : sans frais jusqu’à trois jours avant l’arrivée ;',
          'modérée : sans frais jusqu’à quatorze jours avant l’arrivée ;',
          'non remboursable : le prix reste dû.',
        ),
        p(
          'La date exacte est dans votre confirmation. ',
          link('/booking-lookup#r=cancel', 'Annuler ma réservation'),
          '.',
        ),
      ],
    },
    price: {
      question: 'Que comprend le prix affiché ?',
      answer: [
        p(
          'Les nuits, le programme décrit et les taxes, pour les dates et les voyageurs indiqués. Seule la taxe de séjour se règle parfois sur place : son montant est écrit à côté du total.',
        ),
      ],
    },
    children: {
      question: 'À partir de quel âge un enfant paie-t-il ?',
      answer: [
        p(
          'À partir de trois ans. De trois à onze ans, il paie un tarif réduit ; à douze ans, le tarif adulte. Les moins de trois ans séjournent gratuitement, dans un lit bébé à demander.',
        ),
      ],
    },
    arrival: {
      question: 'Jusqu’à quand réserver pour le soir même ?',
      answer: [
        p(
          'Jusqu’à vingt heures, heure de l’hôtel. Les heures d’arrivée et de départ figurent sur la page de chaque séjour ; prévenez l’hôtel si vous arrivez tard.',
        ),
      ],
    },
    'tourist-tax': {
      question: 'Qu’est-ce que la taxe de séjour ?',
      answer: [
        p(
          'Une taxe que la commune perçoit par personne et par nuit, parfois en pourcentage du prix. Nous l’indiquons toujours, à part, avant que vous ne payiez.',
        ),
      ],
    },
    pets: {
      question: 'Mon chien peut-il venir ?',
      answer: [
        p(
          'Dans les hôtels qui l’acceptent : cochez « animaux acceptés » dans les filtres, ou ',
          link('/search?petsAllowed=1', 'voyez-les tous ici'),
          '. Un supplément peut être demandé sur place.',
        ),
      ],
    },
    payment: {
      question: 'Quels moyens de paiement acceptez-vous ?',
      answer: [
        p(
          'Les cartes bancaires usuelles et, selon le pays, un portefeuille en ligne. La page de paiement est chiffrée et nous ne conservons pas votre numéro de carte.',
        ),
      ],
    },
    instalments: {
      question: 'Peut-on payer en plusieurs fois ?',
      answer: [
        p('Oui, quand le montant et la date d’arrivée le permettent :'),
        ul(
          'plus tard, si l’arrivée est à cinq jours au moins ;',
          'en 3 fois, de 200 à 2 000 €, à sept jours au moins ;',
          'en 4 fois, de 250 à 2 000 €, à sept jours au moins.',
        ),
        p('Les frais éventuels sont ajoutés à la première échéance et affichés avant que vous n’acceptiez.'),
      ],
    },
    invoice: {
      question: 'Comment obtenir une facture ?',
      answer: [
        p(
          'Depuis ',
          link('/booking-lookup#r=invoice', 'votre réservation'),
          ', en indiquant la raison sociale à faire figurer. La taxe de séjour, réglée sur place, est facturée par l’hôtel.',
        ),
      ],
    },
    'use-gift': {
      question: 'J’ai reçu un cadeau : comment l’utiliser ?',
      answer: [
        ol(
          'Ouvrez la page des bénéficiaires et saisissez le numéro de votre cadeau.',
          'Choisissez l’hôtel et la date : le prix déjà offert est déduit.',
          'Confirmez : l’hôtel vous attend.',
        ),
        p(link('/beneficiary/login', 'Utiliser mon cadeau')),
      ],
    },
    'receive-voucher': {
      question: 'Quand et comment le cadeau arrive-t-il ?',
      answer: [
        p(
          'En version numérique, par e-mail, dans la minute qui suit le paiement. En version imprimée, par la poste, en deux à quatre jours ouvrés ; la livraison des coffrets est offerte.',
        ),
      ],
    },
    'gift-validity': {
      question: 'Combien de temps un cadeau est-il valable ?',
      answer: [
        p(
          'Un an et demi pour un coffret, un an pour un bon séjour ou une carte cadeau, douze mois pour une activité. La date figure sur le cadeau.',
        ),
      ],
    },
    'exchange-gift': {
      question: 'Peut-on échanger un cadeau ?',
      answer: [
        p(
          'Oui, contre un autre séjour ou coffret, tant qu’il est valable. Si le nouveau coûte plus cher, seule la différence est à régler.',
        ),
      ],
    },
  },
};
