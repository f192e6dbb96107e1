import type { PoolPicture } from './picture.ts';
import { city } from './pool/city.ts';
import { countryside } from './pool/countryside.ts';
import { forest } from './pool/forest.ts';
import { lake } from './pool/lake.ts';
import { mountain } from './pool/mountain.ts';
import { sea } from './pool/sea.ts';
import { spa } from './pool/spa.ts';
import { vineyard } from './pool/vineyard.ts';

/** Every card illustration that has been rendered, in the order of the plan. */
export const pool: readonly PoolPicture[] = [
  ...sea,
  ...mountain,
  ...city,
  ...countryside,
  ...vineyard,
  ...forest,
  ...lake,
  ...spa,
];
