import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameOfPoint, namePoint } from './point-names.ts';

function withStorage(run: (stored: Map<string, string>) => void): void {
  const stored = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  Object.assign(globalThis, { sessionStorage });
  try {
    run(stored);
  } finally {
    Reflect.deleteProperty(globalThis, 'sessionStorage');
  }
}

test('DEST-012 a point keeps the name it was chosen by, to the five decimals of an address', () => {
  withStorage(() => {
    namePoint({ lat: 45.7640434, lng: 4.8356593 }, 'Lyon');
    namePoint({ lat: 49.42, lng: 0.23 }, '');
    expect(nameOfPoint({ lat: 45.76404, lng: 4.83566 })).toBe('Lyon');
    expect(nameOfPoint({ lat: 49.42, lng: 0.23 })).toBe('');
    expect(nameOfPoint({ lat: 45.77, lng: 4.84 })).toBeUndefined();
  });
});

test('DEST-012 nonsense in the storage, or none at all, names no point', () => {
  expect(nameOfPoint({ lat: 1, lng: 2 })).toBeUndefined();
  expect(() => namePoint({ lat: 1, lng: 2 }, 'Lyon')).not.toThrow();
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) =>
      withStorage((stored) => {
        stored.set('point-names', text);
        expect(nameOfPoint({ lat: 1, lng: 2 })).toBeUndefined();
      }),
    ),
  );
});
