/** Two prices that differ, in cents; `difference` is positive, `direction` says where the price went. @rule QUOTE-009 QUOTE-010 QUOTE-021 */
export interface PriceChange {
  readonly previous: number;
  readonly current: number;
  readonly difference: number;
  readonly direction: 'lower' | 'higher';
}

/** The change from the displayed price to the current one; `undefined` when both are the same. @rule QUOTE-009 QUOTE-010 QUOTE-021 */
export function priceChange(previous: number, current: number): PriceChange | undefined {
  if (previous === current) return undefined;
  const direction = current < previous ? 'lower' : 'higher';
  return { previous, current, difference: Math.abs(current - previous), direction };
}

/** Where closing the price update of the checkout leads: to the product it came from, back, or home. @rule QUOTE-011 QUOTE-012 */
export function decideReturn(situation: {
  readonly product?: 'hotel' | 'single-voucher' | 'stay' | undefined;
  readonly hasHistory: boolean;
}): 'hotel' | 'single-voucher' | 'stay' | 'back' | 'home' {
  return situation.product ?? (situation.hasHistory ? 'back' : 'home');
}
