import type { OrderRequest } from '#shared/catalogue/order.ts';
import { hashBody } from './hash-body.ts';

const numbers = 90_000_000;
const smallest = 10_000_000;
/** Random words above this would make small numbers likelier. */
const fair = Math.floor(2 ** 32 / numbers) * numbers;

/** An 8-digit booking number that nobody can guess from another one. */
export function createOrderNumber(): string {
  const word = new Uint32Array(1);
  do crypto.getRandomValues(word);
  while ((word[0] ?? 0) >= fair);
  return String(smallest + ((word[0] ?? 0) % numbers));
}

/** The reference of a case, under which customer care finds it again and knows it when it comes twice. */
export function createCaseNumber(): string {
  return `C${createOrderNumber()}${createOrderNumber()}`;
}

/** Letters and digits that nobody takes for another one, 32 of them so that every byte is fair. */
const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** What whoever gets a gift redeems it with: 60 bits in three groups of four. */
export function createGiftCode(): string {
  const letters = [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => codeLetters[byte % 32]);
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-');
}

/** A fingerprint of who books which stay for when and whom: equal for an order that is sent twice from two forms. */
export function hashOccasion({ traveller, stayId, checkin, nights, party }: OrderRequest): Promise<string> {
  return hashBody([traveller.email, stayId, checkin, nights, party.adult, party.child, party.baby]);
}
