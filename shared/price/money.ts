/** Part of a total for one adult: cents, rounded up to the whole euro so that no adult pays more than is shown. @rule CARD-034 */
export function perAdult(total: number, adults: number): number {
  return Math.ceil(total / (Math.max(adults, 1) * 100)) * 100;
}

/** Part of a total for one night: rounded up to the cent. @rule CARD-032 */
export function perNight(total: number, nights: number): number {
  return Math.ceil(total / Math.max(nights, 1));
}

/** Part of the price of an activity for one person: rounded up to the cent. @rule CARD-033 */
export function perPerson(total: number, people: number): number {
  return Math.ceil(total / Math.max(people, 1));
}

/** What is left to pay of `price` after a gift worth `gift`; never below zero. @rule CARD-022 */
export function afterGift(price: number, gift: number): number {
  return Math.max(price - gift, 0);
}
