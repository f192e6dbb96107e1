import type { Environment } from './geography/spots.ts';

/** What a night costs in each month, January first, in per cent of the room's own price. */
export const seasons: Readonly<Record<Environment, readonly number[]>> = {
  sea: [72, 74, 80, 92, 100, 114, 140, 148, 112, 88, 74, 78],
  mountain: [128, 146, 124, 92, 80, 92, 112, 120, 94, 82, 84, 126],
  city: [82, 84, 92, 102, 108, 108, 98, 94, 106, 104, 90, 104],
  countryside: [80, 80, 86, 100, 110, 114, 122, 124, 108, 96, 82, 88],
  vineyard: [78, 80, 86, 98, 108, 112, 114, 116, 126, 116, 84, 86],
  forest: [86, 88, 90, 98, 104, 108, 116, 118, 104, 108, 96, 102],
  lake: [80, 80, 88, 100, 108, 118, 136, 140, 112, 94, 82, 86],
  spa: [98, 104, 100, 98, 96, 92, 90, 92, 98, 104, 108, 112],
};
