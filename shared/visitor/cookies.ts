/** The choice of language on a host that serves several; kept for a year. @rule OPEN-016 */
export const localeCookie = { name: 'locale', maxAge: 31_536_000 } as const;

/** Proves to the confirmation page that this browser placed the order; kept for a day. */
export const orderCookie = { name: 'order', maxAge: 86_400 } as const;
