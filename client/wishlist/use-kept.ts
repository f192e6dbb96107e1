import { useMemo, useSyncExternalStore } from 'react';
import { type KeptList, type KeptProduct, mostKept, parseKept } from '#shared/wishlist/kept-product.ts';
import { keptChanged, readStored } from './kept-storage.ts';

function onChange(changed: () => void): () => void {
  const controller = new AbortController();
  for (const name of ['storage', 'pageshow', keptChanged]) {
    addEventListener(name, changed, { signal: controller.signal });
  }
  return () => controller.abort();
}

/** A list of this browser, in step with all its tabs; `undefined` on the server, which cannot know it. */
export function useKept(list: KeptList): readonly KeptProduct[] | undefined {
  const stored = useSyncExternalStore(
    onChange,
    () => readStored(list),
    () => undefined,
  );
  return useMemo(() => (stored === undefined ? undefined : parseKept(stored, mostKept[list])), [list, stored]);
}
