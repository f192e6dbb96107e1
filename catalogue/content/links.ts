import type { DestinationCategory } from '#shared/search/destination-category.ts';

/** What a search of the storefront may be asked from content, in the order in which the storefront prints it. */
export interface SearchWish {
  readonly place?: { readonly category: DestinationCategory; readonly id: number };
  readonly nights?: number;
  readonly theme?: number;
  readonly priceMax?: number;
  readonly hotelScore?: number;
  readonly facilities?: string;
  readonly hotelTypes?: string;
  readonly hotelEnvironments?: string;
  readonly tags?: number;
  readonly petsAllowed?: 1;
  readonly sort?: 'promo' | 'popularity' | 'priceAsc';
  readonly flow?: 'gifting';
}

/** The path of a search, without the locale's base. */
export function toSearch({ place, ...wish }: SearchWish = {}): string {
  const query = new URLSearchParams();
  if (place) query.set(place.category, String(place.id));
  for (const [key, value] of Object.entries(wish)) query.set(key, String(value));
  return query.size > 0 ? `/search?${query}` : '/search';
}

/** The path of a page of content; `anchor` names a place on it. */
export function toPage(id: string, anchor?: string): string {
  return `/content/${id}${anchor ? `#${anchor}` : ''}`;
}
