/** The sections of the hotel page that its sticky bar leads to, in order; each key is the id of its section. @rule HOTEL-007 */
export const hotelAnchors = ['about', 'getaways', 'reviews'] as const;
export type HotelAnchor = (typeof hotelAnchors)[number];

/** The anchors of a page: offers always have their section, the others only where there is something to tell. @rule HOTEL-007 */
export function anchorsOf(hotel: {
  readonly description?: string | undefined;
  readonly review?: { readonly count: number } | undefined;
}): HotelAnchor[] {
  const missing = new Set<HotelAnchor>();
  if (!hotel.description?.trim()) missing.add('about');
  if (!hotel.review?.count) missing.add('reviews');
  return hotelAnchors.filter((anchor) => !missing.has(anchor));
}
