import * as v from 'valibot';
import { email, maxEmailLength } from './email.ts';

/** The fields of the form in the order in which they are shown. */
export const travellerFields = ['firstName', 'lastName', 'email', 'phone'] as const;
/** One of the fields. */
export type TravellerField = (typeof travellerFields)[number];

/** What was typed, as it was typed. */
export type TravellerValues = Readonly<Record<TravellerField, string>>;

/** Why a field cannot be used. */
type TravellerError = 'missing' | 'notText' | 'tooLong' | 'notEmail' | 'notPhone';
/** The fields that cannot be used, each with its reason. */
export type TravellerErrors = Readonly<Partial<Record<TravellerField, TravellerError>>>;

/** Characters that a field takes. */
export const maxLengths = { firstName: 80, lastName: 80, email: maxEmailLength, phone: 24 } as const satisfies Record<
  TravellerField,
  number
>;

const oneLine = v.transform((text: string) => text.trim().replace(/\s+/g, ' '));

/** At least one letter, and nothing that is markup or control. */
const nameText = /^[^\p{Cc}\p{Cs}<>]*\p{L}[^\p{Cc}\p{Cs}<>]*$/u;

const name = v.pipe(
  v.string(),
  oneLine,
  v.nonEmpty('missing'),
  v.maxLength(maxLengths.firstName, 'tooLong'),
  v.regex(nameText, 'notText'),
);

/** Six digits at least and fifteen at most (ITU-T E.164), with the signs that people put between them. */
const phone = v.pipe(
  v.string(),
  oneLine,
  v.transform((text) => text.replaceAll('/', ' ')),
  v.nonEmpty('missing'),
  v.maxLength(maxLengths.phone, 'tooLong'),
  v.regex(/^\+?[0-9 ().-]{6,24}$/, 'notPhone'),
  v.check((text) => /^\D*(?:\d\D*){6,15}$/.test(text), 'notPhone'),
);

const fields = { firstName: name, lastName: name, email, phone } as const satisfies Record<TravellerField, unknown>;
const form = v.object(fields);

/** The person who books, as the catalogue takes it. */
type TravellerInput = v.InferOutput<typeof form>;

/** Reads the form: the traveller without stray spaces, or why each wrong field cannot be used. */
export function parseTraveller(
  values: TravellerValues,
): { readonly traveller: TravellerInput } | { readonly errors: TravellerErrors } {
  const read = v.safeParse(form, values, { abortPipeEarly: true });
  if (read.success) return { traveller: read.output };
  const errors = travellerFields.flatMap((field) => {
    const error = checkField(field, values[field]);
    return error ? [[field, error] as const] : [];
  });
  return { errors: Object.fromEntries(errors) };
}

/** Why the text of one field cannot be used; `undefined` when it can. */
export function checkField(field: TravellerField, text: string): TravellerError | undefined {
  const read = v.safeParse(fields[field], text, { abortPipeEarly: true });
  // Every message of the schemas above is one of these codes.
  return read.success ? undefined : (read.issues[0].message as TravellerError);
}

/** The typed values of a form, cut where they are far too long to be meant; a field that is not there is empty. */
export function readTravellerValues(get: (field: TravellerField) => string | null): TravellerValues {
  const read = (field: TravellerField) => (get(field) ?? '').slice(0, 2 * maxLengths[field]);
  return { firstName: read('firstName'), lastName: read('lastName'), email: read('email'), phone: read('phone') };
}

/** The form before anything is typed. */
export const emptyTraveller: TravellerValues = { firstName: '', lastName: '', email: '', phone: '' };
