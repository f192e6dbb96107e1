import type { ReadonlySignal } from '@preact/signals-core';
import { useSyncExternalStore } from 'react';

/**
 * Reads a signal that islands share. The first render gives what the server rendered, even when another island,
 * hydrated earlier, has changed the signal since; React then renders again with the current value.
 */
export function useShared<T>(shared: ReadonlySignal<T | undefined>, rendered: T): T {
  return useSyncExternalStore(
    (changed) => shared.subscribe(changed),
    () => shared.value ?? rendered,
    () => rendered,
  );
}
