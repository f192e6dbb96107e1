import * as v from 'valibot';
import { email } from './email.ts';

/** What opens a booking: its number and the e-mail it was made with. */
export interface LookupInput {
  readonly number: string;
  readonly email: string;
}

type LookupField = keyof LookupInput;
/** Why a field cannot be used; `notNumber` is not 8 digits. */
type LookupError = 'missing' | 'tooLong' | 'notEmail' | 'notNumber';
/** The fields that cannot be used, each with its reason. */
export type LookupErrors = Readonly<Partial<Record<LookupField, LookupError>>>;

const bookingNumber = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/[\s.-]/g, '')),
  v.nonEmpty('missing'),
  v.regex(/^\d{8}$/, 'notNumber'),
);

const fields = { number: bookingNumber, email } as const;

/** An 8-digit booking number, however it is spaced; `undefined` for anything else. */
export function parseBookingNumber(text: string | null | undefined): string | undefined {
  const read = v.safeParse(bookingNumber, text ?? '');
  return read.success ? read.output : undefined;
}

/** Reads the form: number and e-mail without stray signs, or why each wrong field cannot be used. */
export function parseLookup(values: LookupInput): { readonly lookup: LookupInput } | { readonly errors: LookupErrors } {
  const read = v.safeParse(v.object(fields), values);
  if (read.success) return { lookup: read.output };
  const errors = (['number', 'email'] as const).flatMap((field) => {
    const one = v.safeParse(fields[field], values[field], { abortPipeEarly: true });
    // Every message of the schemas above is one of these codes.
    return one.success ? [] : [[field, one.issues[0].message as LookupError] as const];
  });
  return { errors: Object.fromEntries(errors) };
}
