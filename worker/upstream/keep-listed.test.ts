import { expect, test } from 'vitest';
import { keepListed } from './keep-listed.ts';

test('UPSTREAM fields that the schema does not list are left out at every depth, and values stay as given', () => {
  const given = {
    city: 7,
    admin: true,
    criteria: { bounds: '1,2,3,4', x: 1 },
    party: [{ adult: 2, y: 1 }],
    stars: '4,5',
  };
  const read = { city: 7, criteria: { bounds: { south: 1 } }, party: [{ adult: 2 }], stars: [4, 5] };
  expect(keepListed(given, read)).toEqual({
    city: 7,
    criteria: { bounds: '1,2,3,4' },
    party: [{ adult: 2 }],
    stars: '4,5',
  });
});

test('UPSTREAM a name that every object inherits is no listed field', () => {
  expect(keepListed({ toString: 1, a: null }, { a: null })).toEqual({ a: null });
});
