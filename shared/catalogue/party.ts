import { z } from 'zod';
import { queryInteger } from './values.ts';

/**
 * Who travels, as the calls carry it: adults (12+) 1 to 20, children (3-11) 0 to 10, babies (0-2) 0 to 10.
 * @rule PAX-004 PAX-007
 */
export const partyQuery = {
  adult: queryInteger.pipe(z.number().min(1).max(20)).default(2),
  child: queryInteger.pipe(z.number().min(0).max(10)).default(0),
  baby: queryInteger.pipe(z.number().min(0).max(10)).default(0),
};

/** The same counts inside a body. */
export const wireParty = z.object({
  adult: z.number().int().min(1).max(20),
  child: z.number().int().min(0).max(10),
  baby: z.number().int().min(0).max(10),
});
export type WireParty = z.infer<typeof wireParty>;
