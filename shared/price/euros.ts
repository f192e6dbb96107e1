import { numberFormatOf } from '../locale/intl.ts';

/**
 * An amount of cents in the way of `tag` (a BCP 47 tag): without decimals for whole euros, else with two; never a negative
 * zero. Anything but a finite number is a bug of the caller and throws a RangeError.
 * @rule CARD-035
 */
export function formatEuros(cents: number, tag: string): string {
  if (!Number.isFinite(cents)) throw new RangeError(`Not an amount: ${cents}`);
  const whole = Math.round(cents) || 0;
  return formatOf(tag, whole % 100 === 0 ? 0 : 2).format(whole / 100);
}

function formatOf(tag: string, decimals: 0 | 2): Intl.NumberFormat {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return numberFormatOf(tag, { style: 'currency', currency: 'EUR', ...digits });
}
