import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { IsoDate } from '../calendar/date.ts';
import { horizonFrom } from '../calendar/stay-dates.ts';
import { applyCriteria, decideContainer, decideCriteria, hashReader } from './container.ts';

const firstBookableDay = '2026-11-21' as IsoDate;
const window = { firstBookableDay, horizon: horizonFrom(firstBookableDay) };
const decide = (hash: string, query: string) => decideCriteria(hash, new URLSearchParams(query), window);

test('FLOW-029 a hash with any criterion wins over the whole query', () => {
  expect(decide('#theme=26', 'city=7&theme=39')).toMatchObject({ theme: 26 });
  expect(decide('#theme=26', 'city=7').destination).toBeUndefined();
  expect(decideContainer('#theme=nonsense')).toBe('hash');
});

test('FLOW-029 a hash without criteria leaves the query in force', () => {
  expect(decide('', 'city=7').destination?.id).toBe(7);
  expect(decide('#reviews', 'city=7').destination?.id).toBe(7);
  expect(decideContainer('#theme=')).toBe('query');
});

test('FLOW-029 no hash and no query is an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (hash, query) => {
      expect(decide(hash, query).party.adults).toBeGreaterThan(0);
    }),
  );
});

test('FLOW-029 a hash is read with and without its mark', () => {
  expect(hashReader('#a=3').get('a')).toBe('3');
  expect(hashReader('a=3').get('a')).toBe('3');
});

test('FILT-012 FILT-013 applied criteria stand in the hash alone, drop the page and name the search bar', () => {
  const moved = applyCriteria('flow=booking&page=3&city=7&utm_source=mail', decide('', 'city=7&stars=4'));
  expect(moved).toEqual({ query: 'flow=booking&utm_source=mail&from=search-bar', hash: 'city=7&stars=4' });
});
