/** The placeholder colours that stand in for an illustration until it has loaded; a picture's `tone` is the index of the nearest one. */
export const tones = [
  '#c7cdc2',
  '#ddcaa3',
  '#92ac92',
  '#d4b884',
  '#b8bcaa',
  '#7f8b76',
  '#d8e0df',
  '#b1a977',
  '#7d7467',
  '#a98788',
  '#4e6e7e',
  '#bbb88a',
] as const;
