import type { ArticleId } from '../../editorial.ts';
import { h2, link, p, quote, ul } from '../../rich.ts';
import type { ArticleTexts } from '../texts.ts';

export const articles: Readonly<Record<ArticleId, ArticleTexts>> = {
  'forty-eight-hours': {
    title: 'Achtenveertig uur: zo laat je een weekend lang duren',
    description: 'Op vrijdag vertrekken, één ding per dag, laat naar huis: hoe twee dagen als vier aanvoelen.',
    teaser: 'Een goed weekend hangt minder af van de afstand dan van wat je besluit níét te doen.',
    body: [
      p(
        'Jarenlang dachten we dat je ver weg moest. Toen gingen we rekenen: drie uur snelweg is één diner minder. Sindsdien blijven we dichtbij, en gaan we op tijd.',
      ),
      h2('Vertrek op vrijdag, al is het laat'),
      p(
        'Een hotelnacht die om tien uur begint is zonde, zegt men. Welnee: je wordt er wakker. De zaterdag begint aan het ontbijt in plaats van in de file.',
      ),
      h2('Eén ding per dag'),
      p(
        'Een museum of een markt, een wandeling of een tafel. Nooit alle vier. Wat overblijft is een goede reden om terug te komen.',
      ),
      quote('In twee dagen leer je een stad niet kennen. Wel krijg je er gewoontes.'),
      h2('Ons lijstje, altijd hetzelfde'),
      ul(
        'Een hotel waar alles op loopafstand ligt, ook al kost het iets meer.',
        'Eén reservering: het diner op zaterdag.',
        'Zondag pas na de lunch naar huis, nooit eerder.',
      ),
      p('Dan alleen nog de stad. ', link('/search?theme=34', 'Deze passen in een weekend'), '.'),
    ],
  },
  'sea-out-of-season': {
    title: 'De zee buiten het seizoen, of de luxe van alleen zijn',
    description:
      'Van november tot maart zijn de stranden leeg en brandt in de hotels de haard: zo geniet je van de winterzee.',
    teaser:
      'Een leeg strand, een lucht die elke tien minuten verandert en een warme kamer: de zee is op haar best in de winter.',
    body: [
      p(
        'In augustus ga je naar het strand. In januari ga je naar de zee kijken. Dat is een andere reis, en je maakt hem op laarzen.',
      ),
      h2('Waarom in de winter'),
      p(
        'Omdat het licht de hele dag laag staat, omdat de kamers met zeezicht vrij zijn, en omdat vissoep pas zin heeft na drie kilometer wind.',
      ),
      h2('Kies je hotel'),
      ul(
        'Aan het water: in de winter is het uitzicht het halve verblijf.',
        'Met een sauna, of in elk geval een diep bad.',
        'Echt open: kijk of de keuken op zondagavond draait.',
      ),
      h2('Lees de getijdentafel'),
      p(
        'Dat is het enige programma dat telt. Bij eb loop je, bij vloed lunch je. Springtij is het sterkst rond de dag-en-nachtevening en op zichzelf al de reis waard.',
      ),
      p(link('/search?theme=37', 'Bekijk weekends aan zee'), ', en stop een muts in je tas.'),
    ],
  },
  'first-spa-weekend': {
    title: 'Voor het eerst een wellnessweekend: wat we graag hadden geweten',
    description: 'Badjas, tijden, stilte en zout: de kleine gebruiken van een hotelspa, zodat je ontspannen aankomt.',
    teaser: 'Moet je reserveren? Wat draag je onder de badjas? De antwoorden, voor je de deur opendoet.',
    body: [
      p(
        'Van een spa worden mensen verlegen, en dat is jammer: je hoeft er alleen maar een beetje stil te zijn. Zo werkt het.',
      ),
      h2('Vooraf'),
      p(
        'Het zwembad zit er meestal bij, de behandeling niet altijd: het staat in het programma van het verblijf. Reserveer een massage zodra je een datum hebt; zaterdag om vijf uur gaat als eerste weg.',
      ),
      h2('Ter plekke'),
      ul(
        'Badkleding en slippers; badjas en handdoeken krijg je te leen.',
        'Een douche voor de sauna, en nog een voor het bad.',
        'Tien minuten warm, vijf minuten koud, een groot glas water, en opnieuw.',
        'De telefoon blijft op de kamer. Je went eraan.',
      ),
      h2('Daarna'),
      p('Plan een eenvoudig diner, vlakbij. Een lijf dat uit het stoombad komt, is nergens goed voor behalve slapen.'),
      p('Klaar? ', link('/search?theme=26', 'Wellnessverblijven'), ' sorteer je op score of op prijs, wat je wilt.'),
    ],
  },
  'wine-roads': {
    title: 'Langs de wijnroutes, met het goede glas',
    description:
      'Een wijnboer kiezen, een afspraak maken, spugen zonder schaamte: een weekend tussen de ranken, stap voor stap.',
    teaser: 'Drie bezoeken op een dag is er één te veel. Hoe je weinig proeft en alles onthoudt.',
    body: [
      p(
        'De wijnroute heeft de verkeerde naam: te voet is hij het mooist. Van dorp naar dorp, tussen de rijen door, met een afspraak aan het eind.',
      ),
      h2('Maak een afspraak'),
      p(
        'Een wijnboer is geen winkel. Bel, vertel wat je lekker vindt en kom op tijd. Je hoort over een helling zoals over een neef, en je proeft wat nergens te koop is.',
      ),
      h2('Proef weinig, proef goed'),
      ul(
        'Twee kelders per dag: een ’s ochtends, een na het dutje.',
        'Van wit naar rood, van jong naar oud.',
        'Spugen is niet onbeleefd. Niets zeggen wel.',
      ),
      h2('Slaap tussen de ranken'),
      p(
        'Daarom blijf je juist slapen: je mag je glas leegdrinken. ’s Morgens trekt de nevel op tussen de rijen en heeft nog niemand een tractor gestart.',
      ),
      p(link('/search?theme=44', 'Bekijk wijnverblijven'), '.'),
    ],
  },
  'away-with-children': {
    title: 'Twee dagen weg met kinderen, en toch uitgerust',
    description: 'Eén kamer, een echt zwembad, soepele tijden: wat een gezinsweekend laat lukken.',
    teaser: 'Minder uren in de auto, meer uren in het water: het recept is kort.',
    body: [
      p(
        'Er bestaan gezinsweekends waar ouders uitgerust van thuiskomen. Ze hebben drie dingen gemeen, en een pretpark hoort daar niet bij.',
      ),
      h2('Minder dan twee uur rijden'),
      p(
        'Daarboven wordt de rit het onderwerp. Daaronder ben je er voor de limonade en heeft iedereen nog een goed humeur.',
      ),
      h2('Water, maakt niet uit welk'),
      p(
        'Een zwembad, een meer, een strand. Een kind dat twee uur gezwommen heeft, eet goed en slaapt vroeg. Het is het enige programma waar we zeker van zijn.',
      ),
      h2('Een kamer die aan hen denkt'),
      ul(
        'Een familiekamer of twee kamers met een tussendeur: kijk naar leeftijden en bedden.',
        'Diner vanaf zes uur.',
        'Een kinderbedje vraag je bij het boeken, niet bij aankomst.',
      ),
      p(
        'Vul bij het zoeken in hoe oud iedereen is: de prijs rekent met kinderen en onder de drie slaap je gratis. ',
        link('/search?theme=39', 'Hier staan de gezinsverblijven'),
        '.',
      ),
    ],
  },
  'slow-walking': {
    title: 'Langzaam lopen: twee dagen in het bos',
    description: 'Geen top, geen stopwatch: een weekend makkelijk wandelen, van een goede tafel naar een goed bed.',
    teaser: 'Twaalf kilometer, twee pauzes en geen klim om over op te scheppen: lof van de kleine wandeling.',
    body: [
      p(
        'Over kleine wandelingen schrijft niemand. Er valt geen prestatie te vertellen, alleen de geur van aarde en een ven waarvan je de naam vergeet.',
      ),
      h2('Het goede tempo'),
      p(
        'Drie kilometer per uur, pauzes meegerekend. Zo zie je de paddenstoelen, hoor je de specht en kom je bij de lunch aan zonder hem verdiend te hebben, en dan smaakt hij beter.',
      ),
      h2('Wat we meenemen'),
      ul(
        'Een papieren kaart, want in het bos gaat het bereik ook wandelen.',
        'Een mes, wat kaas, een peer.',
        'Droge sokken in de auto.',
      ),
      h2('Waar je slaapt'),
      p(
        'Zo dicht mogelijk bij het pad. Een herberg waar je lopend vertrekt, wint het van een paleis waar je eerst moet rijden.',
      ),
      p(link('/search?theme=31', 'Bekijk natuurverblijven'), ', met of zonder gids.'),
    ],
  },
};
