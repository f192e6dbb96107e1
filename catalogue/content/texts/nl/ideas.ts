import type { IdeasTexts } from '../texts.ts';

export const ideas: IdeasTexts = {
  title: 'Ideeën om eropuit te gaan',
  subtitle: 'Een bui, een stad, een landschap: alleen de datum ontbreekt nog. Dit raden we onze vrienden aan.',
  description:
    'Ideeën voor een weekend weg: naar je bui, per stad en per landschap, met hotels waar je verwacht wordt.',
  moods: {
    title: 'Naar je bui',
    tiles: {
      wellness: { title: 'Even niets beslissen', subtitle: 'Badjas, zwembad, dutje.' },
      romantic: { title: 'Elkaar weer zien', subtitle: 'Een tafel, een kamer, geen planning.' },
      gastronomy: { title: 'Eens goed eten', subtitle: 'Chefs die voor hun menu tekenen.' },
      family: { title: 'Samen lachen', subtitle: 'Hotels die van kinderen houden.' },
      nature: { title: 'Vogels horen', subtitle: 'Paden, vennen en bosranden.' },
      city: { title: 'Verdwalen in de stad', subtitle: 'De mooiste buurt, voor de deur van het hotel.' },
      seaside: { title: 'Zeelucht happen', subtitle: 'Zout, wind en een bak kibbeling.' },
      mountain: { title: 'Hogerop', subtitle: 'Op duizend meter is de lucht beter.' },
      wine: { title: 'Proeven bij de bron', subtitle: 'Drie glazen en het verhaal van een helling.' },
      culture: { title: 'Eindelijk dat schilderij', subtitle: 'Het kaartje zit in de envelop.' },
    },
  },
  towns: {
    title: 'Steden op weekendmaat',
    tiles: [
      ['maastricht', 'Maastricht op z’n zuidelijks', 'Vlaai, het Vrijthof en de Maas.'],
      ['haarlem', 'Haarlem in plaats van', 'Frans Hals, een hofje, en nergens een rij.'],
      ['delft', 'Delft in blauw', 'Een tegel, een gracht, het licht van Vermeer.'],
      ['deventer', 'Deventer aan de IJssel', 'Boeken, kruidkoek en een pontje.'],
      ['middelburg', 'Middelburg als uitvalsbasis', 'Eerst de abdij, dan de boulevard.'],
      ['denBosch', 'Den Bosch van onderaf', 'Met de boot onder de stad door, daarna een bol.'],
      ['gent', 'Gent bij avond', 'Drie torens, verlicht als een toneel.'],
      ['antwerpen', 'Antwerpen te voet', 'Mode, Rubens en een bolleke.'],
      ['utrecht', 'Utrecht aan de werf', 'Eten op waterhoogte, onder de bomen.'],
      ['groningen', 'Groningen op de fiets', 'De Martinitoren, een museum en geen haast.'],
    ],
  },
  landscapes: {
    title: 'Landschappen voor twee dagen',
    tiles: [
      ['wadden', 'De Wadden', 'Lopen waar net nog zee was.'],
      ['limburg', 'Het Heuvelland', 'Ja, Nederland heeft heuvels.'],
      ['veluwe', 'De Veluwe', 'Heide, herten en een Van Gogh in het bos.'],
      ['zeeland', 'De Zeeuwse kust', 'Mosselen, duinen en dat licht.'],
      ['friesland', 'De Friese meren', 'Zeil op, of gewoon kijken.'],
      ['dutchCoast', 'De Hollandse kust', 'Het strand is in november van jou.'],
      ['ardennes', 'De Ardennen', 'Rivieren, forel en een kachel in de hoek.'],
      ['bulbs', 'De Bollenstreek', 'In april, en vroeg op.'],
      ['opal', 'De Opaalkust', 'Twee kapen, een haring en je bent al in Frankrijk.'],
    ],
  },
};
