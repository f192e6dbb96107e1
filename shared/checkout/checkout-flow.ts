/** How a stay is booked: for itself, or as an offer of its hotel. Each has an address of its own. @rule QUOTE-024 OPEN-008 */
export type CheckoutFlow = 'booking' | 'hotel';

/** The flow of a checkout's path; the locale's base may stand before it. @rule OPEN-008 */
export function flowOfPath(path: string): CheckoutFlow {
  return path.endsWith('/checkout/hotel') ? 'hotel' : 'booking';
}
