import type { IdeasTexts } from '../texts.ts';

export const ideas: IdeasTexts = {
  title: 'Ideas for going away',
  subtitle: 'A mood, a town, a landscape: only the date is missing. This is what we tell our friends.',
  description: 'Ideas for weekends by mood, by town and by landscape, with hotels where you are expected.',
  moods: {
    title: 'By mood',
    tiles: {
      wellness: { title: 'Decide nothing at all', subtitle: 'Bathrobe, pool, nap.' },
      romantic: { title: 'Find each other again', subtitle: 'A table, a room, no timetable.' },
      gastronomy: { title: 'Eat properly', subtitle: 'Chefs who sign their menus.' },
      family: { title: 'Laugh together', subtitle: 'Hotels that like children.' },
      nature: { title: 'Hear the birds', subtitle: 'Trails, ponds and the edges of woods.' },
      city: { title: 'Get lost in town', subtitle: 'The best quarter, at the hotel’s door.' },
      seaside: { title: 'Breathe in the open sea', subtitle: 'Salt, wind and oysters.' },
      mountain: { title: 'Rise above it', subtitle: 'The air is better at a thousand metres.' },
      wine: { title: 'Taste at the source', subtitle: 'Three glasses and the story of a hillside.' },
      culture: { title: 'See that painting at last', subtitle: 'The ticket is in the envelope.' },
    },
  },
  towns: {
    title: 'Towns the size of a weekend',
    tiles: [
      ['brugge', 'Bruges at seven in the morning', 'The canals before the first boat.'],
      ['honfleur', 'Honfleur on waking', 'The old harbour to yourself.'],
      ['haarlem', 'Haarlem instead', 'Frans Hals, a courtyard, a slice of apple tart.'],
      ['lucca', 'Lucca on the walls', 'Four kilometres round, shaded all the way.'],
      ['girona', 'Girona uphill', 'The cathedral steps, then lunch.'],
      ['gent', 'Ghent by night', 'Three towers, lit as on a stage.'],
      ['colmar', 'Colmar on foot', 'Half-timber, water and a tarte flambée.'],
      ['sanSebastian', 'San Sebastián standing up', 'Pintxos from bar to bar.'],
      ['delft', 'Delft in blue', 'A tile, a canal, Vermeer’s light.'],
      ['verona', 'Verona from a balcony', 'Not that one; a quieter one.'],
    ],
  },
  landscapes: {
    title: 'Landscapes for two days',
    tiles: [
      ['somme', 'The Bay of the Somme', 'Seals, sheep and a great deal of sky.'],
      ['wadden', 'The Wadden Islands', 'Walk out where the sea has just been.'],
      ['ardennes', 'The Ardennes', 'Rivers, trout and a stove in the corner.'],
      ['chianti', 'Chianti', 'Cypresses in a row, like a thought.'],
      ['picos', 'Picos de Europa', 'Limestone, cider and cows with opinions.'],
      ['garda', 'Lake Garda', 'Lemons in the south, wind in the north.'],
      ['alsace', 'The Alsace Wine Route', 'A village in bloom every three kilometres.'],
      ['limburg', 'The Limburg hills', 'Yes, the Netherlands have hills.'],
      ['menorca', 'Menorca', 'A horse path round the whole island.'],
    ],
  },
};
