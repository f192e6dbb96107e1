import { z } from 'zod';
import { meant } from './answer.ts';
import { boxCode } from './beneficiary.ts';
import { id } from './values.ts';

/* The parts of paths that several calls have, each with what it names. */

/** A stay. */
export const stayId = meant(id, 'The stay').meta({ examples: [900_001] });
/** A hotel. */
export const hotelPart = meant(id, 'The hotel').meta({ examples: [900_001] });
/** An activity-only product, or an activity of a stay. */
export const activityPart = meant(id, 'The activity').meta({ examples: [700_001] });
/** A box in the market of the locale; its code may name a form. */
export const boxPart = meant(boxCode, 'The code of the box, with or without its form').meta({
  examples: ['WELLNESSEBOX', 'WELLNESSEBOX-digital'],
});
/** A page of content. */
export const contentPageId = meant(
  z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Expected a slug'),
  'The page, as the list of pages names it',
);
