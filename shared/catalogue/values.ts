import { z } from 'zod';
import { type IsoDate, parseDate } from '#shared/calendar/date.ts';
import { locales } from '#shared/locale/locales.ts';
import { describeAs, meant } from './answer.ts';

/** An amount in integer cents, never negative. */
export const cents = z.number().int().nonnegative();

/** A reduction in percent, 0 to 100; a fraction is kept, because the label rules round it. */
export const percent = z.number().min(0).max(100);

/** A positive integer that names a product, hotel or place. */
export const id = z.number().int().positive().max(999_999_999_999);

/** A real calendar day, yyyy-MM-dd. */
export const isoDate = describeAs(
  z.string().transform((text, context): IsoDate => {
    const date = parseDate(text);
    if (date) return date;
    context.addIssue({ code: 'custom', message: 'Expected a real date, yyyy-MM-dd' });
    return z.NEVER;
  }),
  z.string().meta({ format: 'date' }),
);

/** A calendar month, yyyy-MM. */
export const isoMonth = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Expected a month, yyyy-MM');

/** An instant with its offset or Z. */
export const isoInstant = describeAs(z.iso.datetime({ offset: true }), z.string().meta({ format: 'date-time' }));

/** A time of day, HH:mm, in the hotel's time zone. */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Expected a time, HH:mm');

/** One of the served locales. */
export const locale = meant(z.enum(locales), 'The market and its language');

/** A path on the storefront: starts with one slash, never with two. */
export const storefrontPath = z.string().regex(/^\/(?![/\\])/, 'Expected a path that starts with one slash');

/** A number as query strings carry it; the empty string is refused. */
export const queryInteger = z
  .string()
  .regex(/^-?\d{1,12}$/, 'Expected a whole number')
  .transform(Number)
  .or(z.number().int());

/** A whole number from `min` to `max` as query strings carry it. */
export function queryCount(min: number, max: number) {
  return describeAs(queryInteger.pipe(z.number().min(min).max(max)), z.number().int().min(min).max(max));
}

/** The id of a product, hotel or place as query strings carry it. */
export const queryId = describeAs(queryInteger.pipe(id), id);

/** A decimal number as query strings carry it. */
const queryDecimal = z
  .string()
  .regex(/^-?\d{1,4}(\.\d{1,12})?$/, 'Expected a number')
  .transform(Number)
  .or(z.number());

/** A decimal number from `min` to `max` as query strings carry it. */
export function queryNumber(min: number, max: number) {
  return describeAs(queryDecimal.pipe(z.number().min(min).max(max)), z.number().min(min).max(max));
}

/** A switch as query strings carry it: true, false, 1 or 0. */
export const querySwitch = describeAs(
  z
    .enum(['true', 'false', '1', '0'])
    .transform((text) => text === 'true' || text === '1')
    .or(z.boolean()),
  z.boolean(),
);
