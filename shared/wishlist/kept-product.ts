/** A product that a browser remembers: recently viewed, or kept in the wishlist. @rule CARD-040 */
export interface KeptProduct {
  readonly id: number;
  readonly imageUrl: string;
  readonly label: string;
  /** Total in cents as it was shown; 0 when none was. */
  readonly price: number;
  /** Its name. */
  readonly hotel: string;
  /** The path on the storefront, without the locale's base and without a query. */
  readonly uri: string;
  /** Hotels can be kept, but are not viewed products. */
  readonly type: 'STAY' | 'ACTIVITY' | 'HOTEL';
  readonly dataFlowMode: 'booking' | 'gifting';
}

/** Where a browser keeps its lists. @rule OPEN-104 */
export const keptKeys = { wishlist: 'wishlist', recent: 'recentlyViewed' } as const;
export type KeptList = keyof typeof keptKeys;

/** How many of each are kept, the newest first. @rule HOME-026 OPEN-059 */
export const mostKept = { wishlist: 100, recent: 8 } as const satisfies Record<KeptList, number>;

const longest = { label: 200, hotel: 120, uri: 300, imageUrl: 600 } as const;

/** Names a product among those of all types. */
export function nameKept({ type, id }: Pick<KeptProduct, 'type' | 'id'>): string {
  return `${type}-${id}`;
}

/** The list with the product at its front, once; the oldest beyond the limit go. @rule CARD-040 OPEN-059 */
export function addKept(list: readonly KeptProduct[], added: KeptProduct, most: number): KeptProduct[] {
  return [added, ...withoutKept(list, added)].slice(0, most);
}

/** The list without the product. */
export function withoutKept(list: readonly KeptProduct[], gone: Pick<KeptProduct, 'type' | 'id'>): KeptProduct[] {
  return list.filter((kept) => nameKept(kept) !== nameKept(gone));
}

/** Reads a stored list: what cannot be shown and what comes twice is left out, and nonsense is an empty list. @rule CARD-040 */
export function parseKept(text: string | null | undefined, most: number): KeptProduct[] {
  const entries = parseJson(text);
  if (!Array.isArray(entries)) return [];
  const kept = entries.flatMap((entry) => parseProduct(entry) ?? []);
  const isFirst = (product: KeptProduct, index: number) =>
    kept.findIndex((other) => nameKept(other) === nameKept(product)) === index;
  return kept.filter(isFirst).slice(0, most);
}

/** Reads one stored product; `undefined` for anything that cannot be shown or would lead to another site. @rule CARD-040 */
export function parseProduct(entry: unknown): KeptProduct | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const { id, imageUrl, label, price, hotel, uri, type, dataFlowMode } = entry as Record<string, unknown>;
  const isProduct =
    isCount(id) &&
    id > 0 &&
    isCount(price) &&
    isText(label, longest.label) &&
    label !== '' &&
    isText(hotel, longest.hotel) &&
    isText(imageUrl, longest.imageUrl) &&
    /^(\/(?![/\\])|https:\/\/)/.test(imageUrl) &&
    isText(uri, longest.uri) &&
    /^\/(?![/\\])/.test(uri) &&
    (type === 'STAY' || type === 'ACTIVITY' || type === 'HOTEL');
  if (!isProduct) return undefined;
  const flow = dataFlowMode === 'gifting' ? 'gifting' : 'booking';
  return { id, imageUrl, label, price, hotel, uri, type, dataFlowMode: flow };
}

function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '[]');
  } catch {
    return undefined;
  }
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isText = (value: unknown, most: number): value is string => typeof value === 'string' && value.length <= most;
