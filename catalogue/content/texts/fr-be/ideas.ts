import { ideas as french } from '../fr/ideas.ts';
import type { IdeasTexts } from '../texts.ts';

export const ideas: IdeasTexts = {
  ...french,
  moods: {
    ...french.moods,
    tiles: {
      ...french.moods.tiles,
      seaside: { title: 'Respirer le large', subtitle: 'Du sel, du vent et des croquettes aux crevettes.' },
    },
  },
  towns: {
    title: 'Des villes à taille de week-end',
    tiles: [
      ['brugge', 'Bruges à sept heures', 'Les canaux avant le premier bateau.'],
      ['liege', 'Liège un dimanche', 'La Batte, un péket, et 374 marches pour digérer.'],
      ['gent', 'Gand le soir', 'Trois tours éclairées comme au théâtre.'],
      ['dinant', 'Dinant vu de l’eau', 'La citadelle, la collégiale et un kayak.'],
      ['tournai', 'Tournai, cinq clochers', 'La cathédrale d’abord, la Grand-Place ensuite.'],
      ['antwerpen', 'Anvers à pied', 'Rubens, la mode et l’Escaut.'],
      ['durbuy', 'Durbuy, minuscule', 'La plus petite ville, le plus long déjeuner.'],
      ['mechelen', 'Malines, juste à côté', 'Une tour, un carillon, une bière de la maison.'],
      ['colmar', 'Colmar, un peu plus loin', 'La Petite Venise, puis une part de tarte flambée.'],
      ['maastricht', 'Maastricht en voisin', 'Le Vrijthof, une librairie dans une église.'],
    ],
  },
  landscapes: {
    title: 'Des paysages pour deux jours',
    tiles: [
      ['ardennes', 'L’Ardenne', 'Des rivières, des truites et un poêle qui ronfle.'],
      ['fens', 'Les Hautes Fagnes', 'Un caillebotis, de la brume et personne.'],
      ['belgianCoast', 'La côte belge', 'Un cuistax, une gaufre, l’horizon.'],
      ['meuse', 'La vallée de la Meuse', 'Des rochers, des châteaux et un flan.'],
      ['herve', 'Le pays de Herve', 'Des pommiers, du fromage et du sirop.'],
      ['heuvelland', 'Le Heuvelland', 'Des monts, du houblon et une table d’hôtes.'],
      ['opal', 'La côte d’Opale', 'Deux caps, une baraque à moules.'],
      ['champagne', 'La Champagne', 'À deux heures, et déjà des bulles.'],
      ['somme', 'La baie de Somme', 'Des phoques, des moutons et un ciel immense.'],
    ],
  },
};
