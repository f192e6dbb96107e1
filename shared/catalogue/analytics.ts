import { z } from 'zod';
import { maybe, meant } from './answer.ts';

/** Markets as analytics calls name them. */
export const pointsOfSale = ['fr', 'es', 'be', 'nl', 'it'] as const;
export type PointOfSale = (typeof pointsOfSale)[number];
export const pointOfSale = meant(z.enum(pointsOfSale), 'The market');

const name = z.string().regex(/^[A-Za-z][\w.]{0,63}$/, 'Expected a name');
const value = z.union([z.string().max(500), z.number(), z.boolean(), z.null()]);
const values = z
  .record(name, z.union([value, z.array(z.record(name, value)).max(50)]))
  .refine((given) => Object.keys(given).length <= 40, 'Expected at most 40 values');

/**
 * POST /analytics/ga/collect/{pos}: events of one page of one session, oldest first. `batch` names the batch, so that a
 * beacon that is sent twice counts once; `time` is epoch milliseconds.
 * @rule API-042 TRACK-006
 */
export const analyticsBatch = z.object({
  batch: meant(
    z.string().regex(/^[\w-]{8,64}$/, 'Expected 8 to 64 letters, digits, - or _'),
    'Names the batch, so that one that comes twice counts once',
  ),
  session: meant(
    z.string().regex(/^[\w.-]{8,64}$/, 'Expected 8 to 64 letters, digits, - or _'),
    'The session of the browser',
  ).optional(),
  events: z
    .array(
      z.object({
        name,
        time: maybe(meant(z.number().int().nonnegative(), 'Epoch milliseconds')),
        values: maybe(values),
      }),
    )
    .min(1)
    .max(50),
});
export type AnalyticsBatch = z.input<typeof analyticsBatch>;
