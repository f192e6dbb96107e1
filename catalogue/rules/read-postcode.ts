import type { Country } from '#shared/locale/locales.ts';

/** A postal code: its digits, the countries whose codes have as many, and the one of them that is meant. */
export interface Postcode {
  readonly digits: string;
  readonly countries: readonly Country[];
  readonly meant: Country | undefined;
}

/** By the number of digits. */
const countriesOf: Readonly<Record<number, readonly Country[]>> = { 4: ['BE', 'NL'], 5: ['FR', 'ES', 'IT'] };
const written: Readonly<Record<string, Country>> = { f: 'FR', e: 'ES', i: 'IT', b: 'BE', nl: 'NL' };

/**
 * Reads the words as a postal code, with or without the letters of a country before or of a Dutch street behind; without
 * them the one of the market is meant, if it has as many digits. Undefined for anything else.
 * @rule DEST-011
 */
export function readPostcode(words: readonly string[], market: Country): Postcode | undefined {
  const [, before = '', digits, behind] = /^([a-z]{0,2})(\d{4,5})([a-z]{2})?$/.exec(words.join('')) ?? [];
  const countries = countriesOf[digits?.length ?? 0];
  if (digits === undefined || !countries) return undefined;
  const said = behind === undefined ? (Object.hasOwn(written, before) ? written[before] : market) : 'NL';
  return { digits, countries, meant: countries.find((country) => country === said) };
}
