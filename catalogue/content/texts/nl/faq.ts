import { link, ol, p, ul } from '../../rich.ts';
import type { FaqTexts } from '../texts.ts';

export const faq: FaqTexts = {
  title: 'Veelgestelde vragen',
  intro:
    'De antwoorden die we het vaakst geven. Staat die van jou er niet bij? Schrijf ons, we antwoorden binnen 48 uur.',
  sections: { booking: 'Boeken en wijzigen', stay: 'Je verblijf', payment: 'Betalen', gifts: 'Cadeaus' },
  questions: {
    'find-booking': {
      question: 'Hoe vind ik mijn boeking terug?',
      answer: [
        p(
          'Op de pagina ',
          link('/booking-lookup', 'Mijn boeking bekijken'),
          ', met je nummer van acht cijfers en het e-mailadres van de bestelling. Het nummer staat in je bevestigingsmail.',
        ),
      ],
    },
    'change-dates': {
      question: 'Kan ik de data wijzigen?',
      answer: [
        p(
          'Ja, zolang de uiterste annuleerdatum niet voorbij is en het hotel plaats heeft. ',
          link('/booking-lookup#r=modify', 'Vraag de wijziging aan'),
          ': we bevestigen de nieuwe prijs voordat we iets veranderen.',
        ),
      ],
    },
    cancel: {
      question: 'Hoe annuleer ik, en wat kost dat?',
      answer: [
        p('Elk verblijf noemt zijn voorwaarden voordat je boekt:'),
        ul(
          'flexibel: gratis tot drie dagen voor aankomst;',
          'gematigd: gratis tot veertien dagen voor aankomst;',
          'niet terugbetaalbaar: de prijs blijft verschuldigd.',
        ),
        p(
          'De precieze datum staat in je bevestiging. ',
          link('/booking-lookup#r=cancel', 'Mijn boeking annuleren'),
          '.',
        ),
      ],
    },
    price: {
      question: 'Wat zit er bij de prijs in?',
      answer: [
        p(
          'De nachten, het beschreven programma en de belastingen, voor de data en reizigers die je opgaf. Alleen de toeristenbelasting betaal je soms ter plekke: het bedrag staat naast het totaal.',
        ),
      ],
    },
    children: {
      question: 'Vanaf welke leeftijd betaalt een kind?',
      answer: [
        p(
          'Vanaf drie jaar. Van drie tot en met elf geldt een lager tarief, vanaf twaalf dat van volwassenen. Jonger dan drie verblijft gratis, in een kinderbedje dat je aanvraagt.',
        ),
      ],
    },
    arrival: {
      question: 'Tot hoe laat kan ik voor vannacht boeken?',
      answer: [
        p(
          'Tot acht uur ’s avonds, op de klok van het hotel. De tijden van aankomst en vertrek staan bij elk verblijf; laat het hotel weten als je laat komt.',
        ),
      ],
    },
    'tourist-tax': {
      question: 'Wat is toeristenbelasting?',
      answer: [
        p(
          'Een belasting die de gemeente per persoon en per nacht vraagt, of als percentage van de prijs. We noemen haar altijd apart, voordat je betaalt.',
        ),
      ],
    },
    pets: {
      question: 'Mag mijn hond mee?',
      answer: [
        p(
          'Naar de hotels waar het mag: vink ‘huisdieren toegestaan’ aan bij de filters, of ',
          link('/search?petsAllowed=1', 'bekijk ze hier allemaal'),
          '. Het hotel kan een toeslag vragen.',
        ),
      ],
    },
    payment: {
      question: 'Hoe kan ik betalen?',
      answer: [
        p(
          'Met de gebruikelijke bankkaarten en, afhankelijk van het land, een online portemonnee. De betaalpagina is versleuteld en we bewaren je kaartnummer niet.',
        ),
      ],
    },
    instalments: {
      question: 'Kan ik in termijnen betalen?',
      answer: [
        p('Ja, als het bedrag en de aankomst het toelaten:'),
        ul(
          'later, als de aankomst minstens vijf dagen weg is;',
          'in 3 termijnen, van € 200 tot € 2.000, minstens zeven dagen vooraf;',
          'in 4 termijnen, van € 250 tot € 2.000, minstens zeven dagen vooraf.',
        ),
        p('Eventuele kosten komen bij de eerste termijn en zie je voordat je akkoord gaat.'),
      ],
    },
    invoice: {
      question: 'Hoe krijg ik een factuur?',
      answer: [
        p(
          'Via ',
          link('/booking-lookup#r=invoice', 'je boeking'),
          ', met de bedrijfsnaam die erop moet. Toeristenbelasting die je ter plekke betaalt, factureert het hotel.',
        ),
      ],
    },
    'use-gift': {
      question: 'Ik heb een cadeau gekregen: hoe gebruik ik het?',
      answer: [
        ol(
          'Open de pagina voor ontvangers en vul het nummer van je cadeau in.',
          'Kies het hotel en de datum: wat al betaald is, gaat eraf.',
          'Bevestig: het hotel verwacht je.',
        ),
        p(link('/beneficiary/login', 'Mijn cadeau gebruiken')),
      ],
    },
    'receive-voucher': {
      question: 'Wanneer en hoe komt het cadeau aan?',
      answer: [
        p(
          'Digitaal: per e-mail, binnen een minuut na betaling. Gedrukt: per post, in twee tot vier werkdagen; boxen bezorgen we gratis.',
        ),
      ],
    },
    'gift-validity': {
      question: 'Hoelang is een cadeau geldig?',
      answer: [
        p(
          'Anderhalf jaar voor een box, een jaar voor een verblijfsbon of cadeaukaart, twaalf maanden voor een uitje. De datum staat op het cadeau.',
        ),
      ],
    },
    'exchange-gift': {
      question: 'Kan ik een cadeau ruilen?',
      answer: [
        p(
          'Ja, voor een ander verblijf of een andere box, zolang het geldig is. Is die duurder, dan betaal je alleen het verschil.',
        ),
      ],
    },
  },
};
