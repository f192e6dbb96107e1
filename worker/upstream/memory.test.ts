import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMemory, type Remembered } from './memory.ts';

const entry = (size: number): Remembered => ({ value: size, dropped: 0, storedAt: 0, size });

test('UPSTREAM the least recently used answer goes first', () => {
  const memory = createMemory(10);
  memory.set('a', entry(4));
  memory.set('b', entry(4));
  memory.get('a');
  memory.set('c', entry(4));
  expect(memory.get('a')).toBeDefined();
  expect(memory.get('b')).toBeUndefined();
  expect(memory.get('c')).toBeDefined();
});

test('UPSTREAM an answer larger than the whole memory is not kept and pushes nothing out', () => {
  const memory = createMemory(10);
  memory.set('a', entry(4));
  memory.set('b', entry(11));
  expect(memory.get('a')).toBeDefined();
  expect(memory.get('b')).toBeUndefined();
});

test('UPSTREAM the memory never holds more than its size, and the last answer that fits is there', () => {
  const step = fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd', 'e'), size: fc.nat(12), remove: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const memory = createMemory(10);
      for (const { key, size, remove } of steps) {
        if (remove) memory.delete(key);
        else memory.set(key, entry(size));
        expect(memory.get(key)?.size).toBe(remove || size > 10 ? undefined : size);
        const held = ['a', 'b', 'c', 'd', 'e'].map((name) => memory.get(name)?.size ?? 0);
        expect(held.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(10);
      }
    }),
  );
});
