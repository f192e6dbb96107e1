import type { ActivityCode } from './activities.ts';
import type { Environment } from './geography/spots.ts';
import type { ThemeId } from './themes.ts';

export const conceptCodes = [
  'citybreak',
  'wellness',
  'massage',
  'halfboard',
  'gourmet',
  'romantic',
  'bike',
  'boat',
  'ski',
  'culture',
  'family',
  'wine',
  'walk',
  'cooking',
  'cruise',
  'unwind',
] as const;

/** The idea of a stay: what its title, its text and its programme are about. */
export type ConceptCode = (typeof conceptCodes)[number];

interface Concept {
  readonly programme: readonly ActivityCode[];
  readonly themes: readonly ThemeId[];
  /** Where it makes sense, and how often there compared with other concepts. */
  readonly weights: Readonly<Partial<Record<Environment, number>>>;
  readonly nights: readonly number[];
}

export const concepts: Readonly<Record<ConceptCode, Concept>> = {
  citybreak: { programme: ['breakfast', 'welcome'], themes: [], weights: { city: 5, sea: 2 }, nights: [1, 2] },
  wellness: {
    programme: ['breakfast', 'spa'],
    themes: [26],
    weights: { sea: 5, mountain: 4, city: 1, countryside: 2, vineyard: 2, forest: 3, lake: 3, spa: 8 },
    nights: [1, 1, 2],
  },
  massage: {
    programme: ['breakfast', 'spa', 'massage'],
    themes: [26, 23],
    weights: { sea: 2, mountain: 2, countryside: 1, vineyard: 1, forest: 2, lake: 2, spa: 6 },
    nights: [1, 2],
  },
  halfboard: {
    programme: ['breakfast', 'halfboard'],
    themes: [19],
    weights: { sea: 3, mountain: 4, countryside: 4, vineyard: 3, forest: 4, lake: 4, spa: 2 },
    nights: [1, 2, 2, 3],
  },
  gourmet: {
    programme: ['breakfast', 'welcome', 'dinner'],
    themes: [19],
    weights: { sea: 2, city: 2, countryside: 3, vineyard: 3, forest: 2, lake: 2, mountain: 1 },
    nights: [1, 2],
  },
  romantic: {
    programme: ['breakfast', 'champagne', 'latecheckout'],
    themes: [23],
    weights: { sea: 3, city: 3, countryside: 3, vineyard: 2, lake: 3, forest: 2, spa: 1, mountain: 1 },
    nights: [1, 1, 2],
  },
  bike: {
    programme: ['breakfast', 'bike'],
    themes: [31],
    weights: { sea: 2, countryside: 3, forest: 3, lake: 2, vineyard: 2 },
    nights: [1, 2, 2],
  },
  boat: { programme: ['breakfast', 'boat'], themes: [], weights: { sea: 2, lake: 3 }, nights: [1, 2] },
  ski: { programme: ['breakfast', 'ski'], themes: [], weights: { mountain: 4 }, nights: [2, 2, 3] },
  culture: {
    programme: ['breakfast', 'museum'],
    themes: [47],
    weights: { city: 5, countryside: 1 },
    nights: [1, 2, 2],
  },
  family: {
    programme: ['breakfast', 'family', 'parking'],
    themes: [39],
    weights: { sea: 2, city: 2, countryside: 2, forest: 3, lake: 2, mountain: 2 },
    nights: [1, 2, 2],
  },
  wine: {
    programme: ['breakfast', 'tasting'],
    themes: [44, 19],
    weights: { vineyard: 9, countryside: 1 },
    nights: [1, 2],
  },
  walk: {
    programme: ['breakfast', 'walk'],
    themes: [31],
    weights: { mountain: 3, forest: 4, countryside: 2, lake: 2, sea: 1 },
    nights: [1, 2, 2],
  },
  cooking: {
    programme: ['breakfast', 'cooking'],
    themes: [19],
    weights: { countryside: 1, city: 1, vineyard: 1 },
    nights: [1, 2],
  },
  cruise: { programme: ['breakfast', 'ticket'], themes: [47], weights: { city: 3 }, nights: [1, 2] },
  unwind: {
    programme: ['breakfast', 'parking', 'latecheckout'],
    themes: [],
    weights: { sea: 3, countryside: 3, forest: 2, lake: 2, mountain: 2, spa: 2 },
    nights: [1, 1, 2, 3],
  },
};
