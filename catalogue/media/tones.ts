/** The placeholder colours that stand in for an illustration until it has loaded; a picture's `tone` is the index of the nearest one. */
export const tones = [
  '#bbb895',
  '#d1cfc1',
  '#dce2e1',
  '#998ca1',
  '#bfc3b5',
  '#c2ae78',
  '#ad8e81',
  '#829277',
  '#7b776b',
  '#d9c290',
  '#9fb58f',
  '#4e6d7d',
] as const;
