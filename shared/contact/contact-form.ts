import * as v from 'valibot';
import { email } from '../checkout/email.ts';
import { parseBookingNumber } from '../checkout/lookup-form.ts';
import { type ContactReason, contactReasons, hasBookingNumber } from './contact-reasons.ts';

/** The fields that people fill in, under the names that customer care knows them by. @rule CONT-011 */
export const contactFields = ['contact_reason', 'Booking_ID__c', 'name', 'email', 'phone', 'description'] as const;
export type ContactField = (typeof contactFields)[number];

/** What was typed, as it was typed. */
export type ContactValues = Readonly<Record<ContactField, string>>;

/** Why a field cannot be used; `notNumber` is not 8 digits, `notReason` none of the reasons. */
export type ContactError = 'missing' | 'tooLong' | 'notText' | 'notEmail' | 'notPhone' | 'notNumber' | 'notReason';
/** The fields that cannot be used, each with its reason. */
export type ContactErrors = Readonly<Partial<Record<ContactField, ContactError>>>;

/** A message that can be sent; what was not asked or not told is absent. */
export interface ContactMessage {
  readonly contact_reason: ContactReason;
  readonly Booking_ID__c?: string;
  readonly name: string;
  readonly email: string;
  readonly phone?: string;
  readonly description: string;
}

/** Characters that a field takes. */
export const maxContactLengths = {
  contact_reason: 20,
  Booking_ID__c: 12,
  name: 80,
  email: 254,
  phone: 24,
  description: 4000,
} as const satisfies Record<ContactField, number>;

/** Letters of any script with the signs that names are written with. @rule CONT-019 */
const nameText = /^[\p{L}\p{M}'’. -]*\p{L}[\p{L}\p{M}'’. -]*$/u;
/** @rule CONT-020 */
const phoneText = /^[\d ()+-]+$/;
/** Line ends and tabs belong into a message, other control characters do not. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to find
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

const readers: { readonly [Field in ContactField]: (text: string) => { value?: string; error?: ContactError } } = {
  contact_reason: (text) => {
    if (text === '') return { error: 'missing' };
    return contactReasons.some((reason) => reason === text) ? { value: text } : { error: 'notReason' };
  },
  Booking_ID__c: (text) => {
    const number = parseBookingNumber(text);
    if (number) return { value: number };
    return { error: text === '' ? 'missing' : 'notNumber' };
  },
  name: (text) => {
    if (text === '') return { error: 'missing' };
    return nameText.test(text) ? { value: text } : { error: 'notText' };
  },
  email: (text) => {
    const read = v.safeParse(email, text, { abortPipeEarly: true });
    // Every message of that schema is one of these codes.
    return read.success ? { value: read.output } : { error: read.issues[0].message as ContactError };
  },
  phone: (text) => {
    if (text === '') return {};
    return phoneText.test(text) && /\d/.test(text) ? { value: text } : { error: 'notPhone' };
  },
  description: (text) => (text === '' ? { error: 'missing' } : { value: text }),
};

/**
 * Reads the contact form: the message without stray spaces, or why each wrong field cannot be used. The booking number
 * counts only for the reasons that ask for one; the phone may stay empty.
 * @rule CONT-014 CONT-016 CONT-017 CONT-018 CONT-019 CONT-020 CONT-021 CONT-022
 */
export function parseContactForm(
  values: ContactValues,
): { readonly message: ContactMessage } | { readonly errors: ContactErrors } {
  const reason = contactReasons.find((known) => known === values.contact_reason);
  const asked = contactFields.filter(
    (field) => field !== 'Booking_ID__c' || reason === undefined || hasBookingNumber(reason),
  );
  const read = asked.map((field) => ({ field, ...readField(field, values[field]) }));
  const errors = Object.fromEntries(read.flatMap(({ field, error }) => (error ? [[field, error]] : [])));
  if (Object.keys(errors).length > 0 || reason === undefined) return { errors };
  const readOf = (field: ContactField) => read.find((one) => one.field === field)?.value;
  const [number, phone] = [readOf('Booking_ID__c'), readOf('phone')];
  const [name = '', address = '', description = ''] = [readOf('name'), readOf('email'), readOf('description')];
  return {
    message: {
      contact_reason: reason,
      ...(number !== undefined && { Booking_ID__c: number }),
      name,
      email: address,
      ...(phone !== undefined && { phone }),
      description,
    },
  };
}

function readField(field: ContactField, typed: string): { value?: string; error?: ContactError } {
  const plain = typed.toWellFormed().replace(controls, ' ').trim();
  const text = field === 'description' ? plain : plain.replace(/\s+/g, ' ');
  if (text.length > maxContactLengths[field]) return { error: 'tooLong' };
  return readers[field](text);
}
