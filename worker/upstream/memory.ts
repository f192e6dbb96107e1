/** A parsed answer of this isolate; the value is frozen, because requests share it. */
export interface Remembered {
  readonly value: unknown;
  readonly dropped: number;
  readonly storedAt: number;
  /** Length of the text that the value was parsed from. */
  readonly size: number;
}

/** Parsed answers of this isolate, which save the read and the parsing; the least recently used go first. */
export interface Memory {
  get(key: string): Remembered | undefined;
  set(key: string, entry: Remembered): void;
  delete(key: string): void;
}

/** A memory for answers whose texts are together no longer than `maxSize`; one that is longer alone is not kept. */
export function createMemory(maxSize = 8_000_000): Memory {
  const entries = new Map<string, Remembered>();
  let size = 0;
  function remove(key: string): void {
    size -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  }
  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry;
    },
    set(key, entry) {
      remove(key);
      if (entry.size > maxSize) return;
      entries.set(key, entry);
      size += entry.size;
      for (const oldest of entries.keys()) {
        if (size <= maxSize) break;
        remove(oldest);
      }
    },
    delete: remove,
  };
}
