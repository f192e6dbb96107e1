import { expect, test } from 'vitest';
import { calls } from '#shared/catalogue/calls.ts';
import { createMemory } from './memory.ts';
import { policies } from './policies.ts';
import { createShelf, type ShelfOptions } from './shelf.ts';
import type { Store, StoredDocument } from './store.ts';

type Suggestions = typeof calls.suggestions.answer;

/** A store in a map, which counts its reads. */
function storeOf(documents: Map<string, StoredDocument>) {
  let reads = 0;
  const store: Store = {
    async read(key) {
      reads += 1;
      return documents.get(key);
    },
    async write(key, document) {
      documents.set(key, document);
    },
    async remove(key) {
      documents.delete(key);
    },
  };
  return { store, reads: () => reads };
}

function shelfWith(store: Store, other: Partial<ShelfOptions<Suggestions>> = {}) {
  const { answer } = calls.suggestions;
  return createShelf({
    memory: createMemory(),
    store,
    key: 'key',
    schema: answer,
    policy: policies.suggestions,
    ...other,
  });
}

const empty = { value: { items: [] }, dropped: 0, storedAt: 1_000 };
const text = '{"items":[]}';

test('UPSTREAM a fresh answer of the memory saves the read of the store', async () => {
  const { store, reads } = storeOf(new Map());
  const shelf = shelfWith(store);
  await shelf.keep(empty, text);
  expect(await shelf.recall(2_000)).toMatchObject({ storedAt: 1_000 });
  expect(reads()).toBe(0);
});

test('UPSTREAM an answer that another isolate stored is read, parsed and remembered', async () => {
  const { store } = storeOf(new Map([['key', { text, storedAt: 1_000 }]]));
  const shelf = shelfWith(store);
  expect(await shelf.recall(2_000)).toEqual(empty);
  expect(shelf.peek()).toMatchObject(empty);
});

test('UPSTREAM a newer answer of the store wins over an old one of the memory, an older one does not', async () => {
  const documents = new Map<string, StoredDocument>();
  const { store } = storeOf(documents);
  const shelf = shelfWith(store);
  await shelf.keep(empty, text);
  const later = 1_000 + policies.suggestions.freshMs;
  documents.set('key', { text, storedAt: 900 });
  expect((await shelf.recall(later))?.storedAt).toBe(1_000);
  documents.set('key', { text, storedAt: 5_000 });
  expect((await shelf.recall(later))?.storedAt).toBe(5_000);
});

test('UPSTREAM what no longer parses, or is too old for anything, is as good as absent', async () => {
  const broken = shelfWith(storeOf(new Map([['key', { text: '{"items":7}', storedAt: 1_000 }]])).store);
  expect(await broken.recall(2_000)).toBeUndefined();
  const old = shelfWith(storeOf(new Map([['key', { text, storedAt: 0 }]])).store);
  expect(await old.recall(1e12)).toBeUndefined();
});

test('UPSTREAM what is gone is forgotten by memory and store', async () => {
  const documents = new Map<string, StoredDocument>();
  const shelf = shelfWith(storeOf(documents).store);
  await shelf.keep(empty, text);
  await shelf.forget();
  expect(shelf.peek()).toBeUndefined();
  expect(documents.size).toBe(0);
});

test('UPSTREAM an answer that is never stored is neither kept nor looked for', async () => {
  const documents = new Map([['key', { text, storedAt: 1_000 }]]);
  const { store, reads } = storeOf(documents);
  const shelf = shelfWith(store, { policy: policies.quote });
  documents.clear();
  await shelf.keep(empty, text);
  expect(documents.size).toBe(0);
  expect(await shelf.recall(1_000)).toBeUndefined();
  expect(reads()).toBe(0);
});
