import { z } from 'zod';
import { meant } from './answer.ts';
import { queryCount } from './values.ts';

/**
 * Who travels, as the calls carry it: adults (12+) 1 to 20, children (3-11) 0 to 10, babies (0-2) 0 to 10.
 * @rule PAX-004 PAX-007
 */
export const partyQuery = {
  adult: meant(queryCount(1, 20), 'Travellers of 12 and more').default(2),
  child: meant(queryCount(0, 10), 'Travellers of 3 to 11').default(0),
  baby: meant(queryCount(0, 10), 'Travellers below 3').default(0),
};

/** The same counts inside a body. */
export const wireParty = z.object({
  adult: z.number().int().min(1).max(20),
  child: z.number().int().min(0).max(10),
  baby: z.number().int().min(0).max(10),
});
export type WireParty = z.infer<typeof wireParty>;
