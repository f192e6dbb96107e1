import { ideas as dutch } from '../nl/ideas.ts';
import type { IdeasTexts } from '../texts.ts';

export const ideas: IdeasTexts = {
  ...dutch,
  moods: {
    ...dutch.moods,
    tiles: {
      ...dutch.moods.tiles,
      seaside: { title: 'Zeelucht happen', subtitle: 'Zout, wind en garnaalkroketten.' },
    },
  },
  towns: {
    title: 'Steden op weekendmaat',
    tiles: [
      ['brugge', 'Brugge om zeven uur', 'De reien voor de eerste boot.'],
      ['gent', 'Gent bij avond', 'Drie torens, verlicht als een toneel.'],
      ['leuven', 'Leuven op een terras', 'Eerst het stadhuis, dan een pintje.'],
      ['mechelen', 'Mechelen, vlakbij', 'Een toren, een beiaard en een begijnhof.'],
      ['antwerpen', 'Antwerpen te voet', 'Mode, Rubens en een bolleke.'],
      ['durbuy', 'Durbuy, piepklein', 'De kleinste stad, de langste lunch.'],
      ['dinant', 'Dinant vanaf het water', 'De citadel, een kajak en couques.'],
      ['oostende', 'Oostende buiten het seizoen', 'Ensor, de dijk en een kom soep.'],
      ['maastricht', 'Maastricht, net over de grens', 'Een boekhandel in een kerk en vlaai.'],
      ['middelburg', 'Middelburg als uitvalsbasis', 'Eerst de abdij, dan het strand.'],
    ],
  },
  landscapes: {
    title: 'Landschappen voor twee dagen',
    tiles: [
      ['ardennes', 'De Ardennen', 'Rivieren, forel en een kachel in de hoek.'],
      ['fens', 'De Hoge Venen', 'Een plankenpad, mist en niemand.'],
      ['belgianCoast', 'De kust', 'Een gocart, een wafel en de horizon.'],
      ['heuvelland', 'Het Heuvelland', 'Bergen van honderd meter, hop en picon.'],
      ['zeeland', 'De Zeeuwse kust', 'Mosselen, duinen en dat licht.'],
      ['meuse', 'De Maasvallei', 'Rotsen, kastelen en een flan.'],
      ['herve', 'Het Land van Herve', 'Appelbomen, kaas en stroop.'],
      ['limburg', 'Zuid-Limburg', 'Heuvels met de fiets binnen bereik.'],
      ['opal', 'De Opaalkust', 'Twee kapen en een mosselkraam.'],
    ],
  },
};
