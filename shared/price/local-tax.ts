import type { LocalTax } from '../catalogue/price-info.ts';

/** How the tourist tax is told: cents for a person of 12 or more and a night, or a percentage of the price. @rule STAY-050 STAY-051 */
export type LocalTaxView =
  | { readonly kind: 'perPersonPerNight'; readonly amount: number; readonly isPaidAtHotel: boolean }
  | { readonly kind: 'percentage'; readonly percentage: number; readonly isPaidAtHotel: boolean };

/** How a tourist tax is told; `undefined` when the number that its type needs is missing or zero. @rule STAY-051 */
export function viewLocalTax(tax: LocalTax | undefined): LocalTaxView | undefined {
  if (!tax) return undefined;
  const isPaidAtHotel = tax.toBePaidAtHotel;
  if (tax.type === 'BOOKING_PERCENTAGE') {
    return tax.percentage ? { kind: 'percentage', percentage: tax.percentage, isPaidAtHotel } : undefined;
  }
  return tax.amount ? { kind: 'perPersonPerNight', amount: tax.amount, isPaidAtHotel } : undefined;
}

/** What the tax of a stay comes to, in cents, rounded up: adults pay it, children and babies do not. @rule STAY-051 */
export function localTaxTotal(
  tax: LocalTaxView | undefined,
  stay: { readonly adults: number; readonly nights: number; readonly price: number },
): number {
  if (!tax) return 0;
  if (tax.kind === 'percentage') return Math.ceil((stay.price * Math.round(tax.percentage * 100)) / 10_000);
  return tax.amount * stay.adults * stay.nights;
}

/** The total of a stay: what is paid today and the tourist tax, in cents. @rule QUOTE-037 */
export function stayTotal(today: number, localTax: number | undefined): number {
  return today + (localTax ?? 0);
}
