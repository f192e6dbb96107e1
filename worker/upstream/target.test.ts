import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calls } from '#shared/catalogue/calls.ts';
import { decideTarget, fillPath } from './target.ts';

test('API-009 only the listed parameters are asked, sorted, with the locale of the request', () => {
  const given = { term: 'spa', maxResults: 30, debug: 'true', client: 'x', locale: 'en_GB' };
  expect(decideTarget(calls.suggestions, given, 'fr_FR')).toEqual({
    path: '/autocomplete-geonames.json',
    query: [
      ['locale', 'fr_FR'],
      ['maxResults', '30'],
      ['term', 'spa'],
    ],
  });
});

test('REV-007 a call for all languages names none, and is refused where a language is needed', () => {
  const given = { hotelId: 7, sort: 'DATE_ASC', locale: 'en_GB' };
  expect(decideTarget(calls.reviews, given, 'all')).toEqual({
    path: '/hotel/7/reviews.json',
    query: [['sort', 'DATE_ASC']],
  });
  expect(decideTarget(calls.stay, { id: 7 }, 'all')).toBe('refused');
});

test('API-026 the id goes into the path, not into the query', () => {
  const target = decideTarget(calls.stay, { id: 7, night: 2 }, 'fr_FR');
  expect(target).toEqual({
    path: '/weekend/7/detail.json',
    query: [
      ['locale', 'fr_FR'],
      ['night', '2'],
    ],
  });
});

test('UPSTREAM the order in which parameters are given does not matter', () => {
  const one = decideTarget(calls.stay, { id: 7, night: 2, adult: 3 }, 'fr_FR');
  expect(decideTarget(calls.stay, { adult: 3, id: 7, night: 2 }, 'fr_FR')).toEqual(one);
});

test('UPSTREAM inputs that the call refuses are not worth a call', () => {
  expect(decideTarget(calls.stay, { id: 7, adult: 400 }, 'fr_FR')).toBe('refused');
  expect(decideTarget(calls.stay, { id: 7, checkin: '2026-02-31' }, 'fr_FR')).toBe('refused');
});

test('UPSTREAM a path part that is missing or names nothing is not found', () => {
  expect(decideTarget(calls.stay, {}, 'fr_FR')).toBe('not-found');
  expect(decideTarget(calls.stay, { id: '../../admin' }, 'fr_FR')).toBe('not-found');
  expect(decideTarget(calls.stay, { id: '7?x=1' }, 'fr_FR')).toBe('not-found');
});

test('UPSTREAM whatever a part holds, the path keeps its shape', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webPath(), fc.string({ unit: 'binary' }), fc.integer()), (part) => {
      const path = fillPath('/weekend/{id}/detail.json', { id: part });
      if (path !== undefined) expect(path).toMatch(/^\/weekend\/[A-Za-z0-9][A-Za-z0-9_-]*\/detail\.json$/);
    }),
  );
});

test('UPSTREAM half a surrogate pair in a parameter does not throw', () => {
  const target = decideTarget(calls.suggestions, { term: '\ud83d' }, 'fr_FR');
  expect(target).toMatchObject({
    query: [
      ['locale', 'fr_FR'],
      ['term', '\ufffd'],
    ],
  });
});
