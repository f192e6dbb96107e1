import { z } from 'zod';
import { meant } from './answer.ts';
import { isoInstant, locale } from './values.ts';

/** Characters of a message that are kept. @rule ERR-013 */
export const maxErrorLength = 256;

/**
 * POST /client-errors: what went wrong in a browser, or an address that was asked for and is not there. `at` is when
 * it was told; a message or address that is too long is cut, not refused.
 * @rule API-040 API-041
 */
export const clientErrorRequest = z.object({
  locale,
  level: z.enum(['debug', 'info', 'warn', 'error']),
  location: meant(
    z.enum(['application.client.error', 'application.notFound']),
    'What went wrong: the code of a browser, or an address that is not there',
  ),
  message: meant(
    z
      .string()
      .min(1)
      .max(10_000)
      .transform((text) => text.slice(0, maxErrorLength)),
    `The message or the address; ${maxErrorLength} characters are kept`,
  ),
  at: meant(isoInstant, 'When it was told').optional(),
});
export type ClientErrorRequest = z.input<typeof clientErrorRequest>;

/** `kept` is false when today's reports are full. */
export const reportAnswer = z.object({ kept: z.boolean() });
export type ReportAnswer = z.infer<typeof reportAnswer>;
