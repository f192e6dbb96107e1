import type { StaticId } from '../../editorial.ts';
import { h2, link, p, ul } from '../../rich.ts';
import type { LegalFacts, StaticTexts } from '../texts.ts';

export function legal({ authority, authorityUrl, mediator, law }: LegalFacts): Readonly<Record<StaticId, StaticTexts>> {
  return {
    'conditions-of-sale': {
      title: 'Algemene verkoopvoorwaarden',
      description: 'Bestelling, prijs, betaling, annulering, cadeaus en aansprakelijkheid: de regels van onze verkoop.',
      body: [
        p(
          `Deze voorwaarden gelden voor verblijven, cadeaus en uitjes die op deze site worden verkocht. De verkoper is het bedrijf dat onder aan elke pagina staat. Op de overeenkomst is van toepassing: ${law}.`,
        ),
        h2('1. De bestelling'),
        p(
          'Een bestelling is definitief zodra het boekingsnummer van acht cijfers verschijnt en je het per e-mail krijgt. Verandert intussen de prijs of beschikbaarheid, dan laten we dat zien en beslis jij.',
        ),
        h2('2. De prijs'),
        p(
          'Prijzen zijn in euro, inclusief belastingen, voor de opgegeven data en reizigers. Toeristenbelasting staat apart vermeld als je die ter plekke betaalt. Een doorgestreepte prijs is de prijs die voor de korting gold.',
        ),
        h2('3. Annuleren door jou'),
        p(
          'Elk verblijf noemt zijn voorwaarden voor de betaling. Na de uiterste datum blijft de prijs verschuldigd. De bedenktijd van veertien dagen geldt niet voor een verblijf op een bepaalde datum; wel voor cadeaus die niet gebruikt zijn.',
        ),
        h2('4. Annuleren door het hotel'),
        p(
          'Kan het hotel je niet ontvangen, dan bieden we een gelijkwaardig verblijf of het volledige bedrag terug, aan jou de keuze.',
        ),
        h2('5. Pakketreizen'),
        p(
          'Koop je meerdere reisdiensten samen, dan heb je de rechten van Richtlijn (EU) 2015/2302: wij staan in voor de uitvoering van het pakket en je betalingen zijn beschermd bij insolventie.',
        ),
        h2('6. Cadeaus'),
        p(
          'Een box is anderhalf jaar geldig, een verblijfsbon of cadeaukaart een jaar, een uitje twaalf maanden. Een cadeau kun je ruilen zolang het geldig is; het wordt niet in geld uitbetaald.',
        ),
        h2('7. Klachten'),
        p(
          'Schrijf ons via de pagina ',
          link('/contact', 'Contact'),
          `; we antwoorden binnen 48 uur. Komen we er niet uit, dan kun je kosteloos terecht bij: ${mediator}.`,
        ),
      ],
    },
    'conditions-of-use': {
      title: 'Gebruiksvoorwaarden',
      description: 'Wat je op deze site mag doen, en waar wij voor instaan.',
      body: [
        p('Door deze site te gebruiken ga je akkoord met deze regels. Het zijn er weinig.'),
        h2('Inhoud'),
        p(
          'Teksten, beelden en merken zijn van de verkoper of zijn partners. Een link delen mag; een pagina overnemen kan alleen met onze toestemming.',
        ),
        h2('Beoordelingen'),
        p(
          'Alleen wie in een hotel heeft geslapen, mag het beoordelen. We plaatsen beoordelingen in hun taal, onbewerkt, en halen alleen weg wat in strijd is met de wet.',
        ),
        h2('Eerlijk gebruik'),
        ul(
          'Verzamel geen prijzen automatisch zonder toestemming.',
          'Boek niet op naam van een ander zonder het te vragen.',
          'Probeer de beveiliging van de site niet te omzeilen.',
        ),
        h2('Beschikbaarheid'),
        p(
          'We doen ons best om de site op elk uur te laten werken. Een storing geeft geen recht op een vergoeding, maar een bevestigde boeking blijft bevestigd.',
        ),
      ],
    },
    'data-protection': {
      title: 'Gegevensbescherming',
      description: 'Welke gegevens we verwerken, waarom, hoelang, en wat je rechten zijn.',
      body: [
        p(
          'We verwerken je gegevens volgens Verordening (EU) 2016/679. Verantwoordelijk is het bedrijf dat onder aan elke pagina staat.',
        ),
        h2('Wat we verwerken'),
        ul(
          'Om te boeken: naam, e-mail, telefoon, data en reizigers.',
          'Om te antwoorden: je berichten.',
          'Om de site te verbeteren: bezoekmetingen, alleen als je dat goedvindt.',
        ),
        h2('Wie ze krijgt'),
        p('Het hotel dat je boekt, de betaaldienst, en niemand anders zonder jouw toestemming.'),
        h2('Hoelang'),
        p(
          'Zolang de boeking loopt, en daarna zolang de wet het voor facturen vraagt. Berichten wissen we na drie jaar.',
        ),
        h2('Je rechten'),
        p(
          'Je kunt je gegevens inzien, laten verbeteren, meenemen of wissen, of bezwaar maken, via de pagina ',
          link('/contact', 'Contact'),
          '. Je kunt ook naar de toezichthouder: ',
          link(authorityUrl, authority),
          '.',
        ),
      ],
    },
    cookies: {
      title: 'Cookies',
      description: 'De kleine bestanden die deze site achterlaat, en hoe je van gedachten verandert.',
      body: [
        p('Niets wat niet nodig is wordt bewaard voordat je ja zegt, en weigeren is even makkelijk als accepteren.'),
        h2('Noodzakelijk'),
        p('Je taal, de boeking waar je mee bezig bent en je keuze over cookies. Ze volgen niemand.'),
        h2('Meten en partners'),
        p(
          'Alleen als je het goedvindt: bezoekmetingen, proeven met nieuwe pagina’s, en de code van de partner via wie je hier kwam, dertig dagen lang.',
        ),
        h2('Van gedachten veranderen'),
        p(
          'Altijd, via de link ‘Cookievoorkeuren’ onder aan elke pagina. Je keuze bewaren we zes maanden. Het signaal ‘Global Privacy Control’ van je browser respecteren we.',
        ),
      ],
    },
    'hotel-partners': {
      title: 'Heb je een hotel?',
      description: 'Je kamers en je mooiste momenten op deze site aanbieden: zo werken we.',
      body: [
        p(
          'We zoeken huizen met een verhaal, niet alleen met bedden. Drie sterren of vijf, tien kamers of honderd: dat maakt weinig uit als de ontvangst klopt.',
        ),
        h2('Wat we vragen'),
        ul(
          'Een hoogtepunt in elk verblijf: spa, tafel, wandeling, proeverij.',
          'Beschikbaarheid die klopt, tot en met dezelfde avond.',
          'Een nettoprijs, en de toeristenbelasting apart.',
        ),
        h2('Wat we brengen'),
        p(
          'Gasten die twee nachten blijven, vaak buiten het seizoen; cadeaus die de week vullen; een team dat jouw taal spreekt en die van je gasten.',
        ),
        p(
          'Stel je voor via de pagina ',
          link('/contact', 'Contact'),
          ', reden ‘Anders’: we bellen binnen een week terug.',
        ),
      ],
    },
  };
}
