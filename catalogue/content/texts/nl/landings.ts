import type { LandingId } from '../../editorial.ts';
import { h2, link, p, ul } from '../../rich.ts';
import type { LandingTexts } from '../texts.ts';

export const landings: Readonly<Record<LandingId, LandingTexts>> = {
  'last-minute': {
    title: 'Lastminute weekendjes weg',
    subtitle: 'Een tas, de autosleutel, en weg ben je.',
    description:
      'Weekends die nog vrij zijn, voor de echte prijs: aanbiedingen van de week en verblijven die je tot acht uur voor dezelfde nacht boekt.',
    intro: [
      p(
        'De beste ideeën komen op donderdagavond. Onze hotels nemen boekingen aan ',
        link('/content/faq#arrival', 'tot acht uur voor dezelfde nacht'),
        ', en de aanbiedingen van de week gelden tot en met zondag.',
      ),
      h2('Snel goed kiezen'),
      ul(
        'Blijf binnen twee uur rijden: die tijd win je ter plekke.',
        'Neem het hotel met een keuken; één reservering minder.',
        'Kijk naar de uiterste annuleerdatum: die kan al voorbij zijn.',
      ),
    ],
    top: { title: 'De kortingen van vandaag', subtitle: 'Van hoog naar laag.' },
    more: 'Waarheen, nu meteen',
  },
  'wellness-weekends': {
    title: 'Wellnessweekends',
    subtitle: 'Warm water, stilte en niets gepland.',
    description: 'Verblijven met spa, massage of warme bronnen: hotels om niets te doen, en dat goed te doen.',
    intro: [
      p(
        'Geen spa is dezelfde. We vragen de hotels wat erbij zit, hoelang, en of je mag blijven nadat je de kamer uit bent. De antwoorden staan in het programma van elk verblijf.',
      ),
      p('De eerste keer? ', link('/content/first-spa-weekend', 'Lees dan eerst dit'), '.'),
    ],
    top: { title: 'De best beoordeelde spa’s', subtitle: 'Door wie ontspannen thuiskwam.' },
    more: 'En voor een andere bui',
  },
  'family-weekends': {
    title: 'Weekendjes weg met kinderen',
    subtitle: 'Een kamer, een zwembad, en rust.',
    description: 'Verblijven voor ouders en kinderen: familiekamers, dagen vol spel en ontbijten zonder eind.',
    intro: [
      p(
        'Zeg wie er meegaat en de prijzen volgen: kinderen van drie tot en met elf betalen minder, de kleinsten niets. We tonen alleen kamers waar jullie allemaal in passen.',
      ),
      p('Zo kom je uitgerust thuis: ', link('/content/away-with-children', 'twee dagen weg met kinderen'), '.'),
    ],
    top: { title: 'Hotels waar kinderen weer om vragen', subtitle: 'En waar ouders geen spijt van krijgen.' },
    more: 'En voor een andere bui',
  },
  'table-and-wine': {
    title: 'Weekends aan tafel',
    subtitle: 'Een chef, een kelder, en boven je kamer.',
    description: 'Verblijven voor lekkerbekken met diner, proeverij of kookles, in hotels waar de tafel telt.',
    intro: [
      p(
        'Dineren in het hotel kan een noodoplossing zijn, of de reden om te gaan. Hier is het de reden: halfpension met zorg, een menu van meerdere gangen of een proeverij bij de wijnboer naast de deur.',
      ),
      p('Om goed te proeven: ', link('/content/wine-roads', 'langs de wijnroutes'), '.'),
    ],
    top: { title: 'Tafels met een bed', subtitle: 'Diner inbegrepen, of bijna.' },
    more: 'En voor een andere bui',
  },
};
