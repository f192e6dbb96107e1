/** A stored answer: the whole, valid body as upstream sent it, and when it came. */
export interface StoredDocument {
  readonly text: string;
  readonly storedAt: number;
}

/** Where answers outlive a request; an absent or broken store is an empty one. */
export interface Store {
  read(key: string): Promise<StoredDocument | undefined>;
  write(key: string, document: StoredDocument, keptForMs: number): Promise<void>;
  remove(key: string): Promise<void>;
}

const storedAtHeader = 'stored-at';

/**
 * A store over the Cache API. The time of storing travels inside, because freshness must not rest on max-age: the
 * local Cache API keeps entries past it. Keys become digests: one path segment, whatever a parameter holds, and no
 * `Vary`, which the local Cache API ignores.
 */
export function createStore(openCache: () => Promise<Cache>): Store {
  async function tolerate<T>(work: (cache: Cache) => Promise<T>): Promise<T | undefined> {
    try {
      return await work(await openCache());
    } catch {
      return undefined;
    }
  }
  return {
    read: (key) =>
      tolerate(async (cache) => {
        const response = await cache.match(await formatStoreUrl(key));
        const storedAt = Number(response?.headers.get(storedAtHeader) ?? Number.NaN);
        return response && Number.isFinite(storedAt) ? { text: await response.text(), storedAt } : undefined;
      }),
    async write(key, { text, storedAt }, keptForMs) {
      const headers = {
        'content-type': 'application/json',
        'cache-control': `max-age=${Math.ceil(keptForMs / 1000)}`,
        [storedAtHeader]: String(storedAt),
      };
      await tolerate(async (cache) => cache.put(await formatStoreUrl(key), new Response(text, { headers })));
    },
    async remove(key) {
      await tolerate(async (cache) => cache.delete(await formatStoreUrl(key)));
    },
  };
}

async function formatStoreUrl(key: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key)));
  return `https://upstream.invalid/${Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
