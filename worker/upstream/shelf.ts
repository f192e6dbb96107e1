import type * as z from 'zod';
import { decideUse, keptForMs } from './freshness.ts';
import type { Memory, Remembered } from './memory.ts';
import { parseDocument } from './parse.ts';
import type { Policy } from './policies.ts';
import type { Store } from './store.ts';

/** An answer that has been used before. */
export interface Kept<T> {
  readonly value: T;
  readonly dropped: number;
  readonly storedAt: number;
}

/** Where the answer to one question is kept: the memory of the isolate, behind it the store. */
export interface Shelf<T> {
  /** The answer of the memory, without waiting. */
  peek(): Kept<T> | undefined;
  /** The newest answer that is good for anything; what no longer parses is as good as absent. */
  recall(now: number): Promise<Kept<T> | undefined>;
  /** Keeps an answer that has been parsed from `text`; resolves when the store has it. */
  keep(kept: Kept<T>, text: string): Promise<void>;
  /** Drops an answer that upstream has said is no more. */
  forget(): Promise<void>;
}

export interface ShelfOptions<T extends z.ZodType> {
  readonly memory: Memory;
  readonly store: Store;
  /** Begins with the name of the call, so that a key holds values of one schema only. */
  readonly key: string;
  readonly schema: T;
  readonly policy: Policy;
}

export function createShelf<T extends z.ZodType>({
  memory,
  store,
  key,
  schema,
  policy,
}: ShelfOptions<T>): Shelf<z.output<T>> {
  const isKept = keptForMs(policy) > 0;
  const asKept = (entry: Remembered | undefined): Kept<z.output<T>> | undefined =>
    // The key fixes the call and with it the schema that made this value.
    entry && { ...entry, value: entry.value as z.output<T> };
  const peek = () => (isKept ? asKept(memory.get(key)) : undefined);
  return {
    peek,
    async recall(now) {
      const near = peek();
      if (!isKept || (near && decideUse(policy, now - near.storedAt) === 'fresh')) return near;
      const far = await store.read(key);
      if (!far || far.storedAt <= (near?.storedAt ?? Number.NEGATIVE_INFINITY)) return near;
      if (decideUse(policy, now - far.storedAt) === 'nothing') return near;
      const parsed = parseDocument(schema, far.text);
      if (!parsed) return near;
      memory.set(key, { ...parsed, storedAt: far.storedAt, size: far.text.length });
      return { ...parsed, storedAt: far.storedAt };
    },
    async keep({ value, dropped, storedAt }, text) {
      if (!isKept) return;
      memory.set(key, { value, dropped, storedAt, size: text.length });
      await store.write(key, { text, storedAt }, keptForMs(policy));
    },
    async forget() {
      if (!isKept) return;
      memory.delete(key);
      await store.remove(key);
    },
  };
}
