import { expect, test } from 'vitest';
import { createStore } from './store.ts';

const broken = createStore(() => Promise.reject(new Error('No cache here')));

test('UPSTREAM a store that is broken is an empty one', async () => {
  expect(await broken.read('key')).toBeUndefined();
  await expect(broken.write('key', { text: '{}', storedAt: 1 }, 1_000)).resolves.toBeUndefined();
  await expect(broken.remove('key')).resolves.toBeUndefined();
});
