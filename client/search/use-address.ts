import { useMemo, useSyncExternalStore } from 'react';
import { decideContainer } from '#shared/search/container.ts';
import type { KeyReader } from '#shared/search/keys.ts';
import { onAddressChange } from './on-address-change.ts';

/**
 * The criteria keys of the present address, hash or query. `undefined` while hydrating: what the server rendered holds,
 * because it never saw the hash.
 * @rule FLOW-029
 */
export function useAddress(): KeyReader | undefined {
  const text = useSyncExternalStore(onAddressChange, addressText, () => undefined);
  return useMemo(() => (text === undefined ? undefined : new URLSearchParams(text)), [text]);
}

function addressText(): string {
  return decideContainer(location.hash) === 'hash' ? location.hash.slice(1) : location.search.slice(1);
}
