import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxPage, parseFrom, parsePage, printPageQuery } from './page.ts';

test('FLOW-036 the page of an address counts from 0 and is bounded', () => {
  expect([parsePage('0'), parsePage('4'), parsePage(String(maxPage))]).toEqual([0, 4, maxPage]);
  expect([null, '', '-1', '1.5', '1e3', '1000', 'two'].map(parsePage)).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

test('FLOW-036 from is a short word or absent', () => {
  expect(parseFrom('search-bar')).toBe('search-bar');
  expect([null, '', '<script>', 'A', 'a'.repeat(31)].map(parseFrom)).toEqual(Array(5).fill(undefined));
});

test('PAGE-004 page links keep flow, origin, campaign and criteria, and set the page', () => {
  expect(printPageQuery('flow=gifting&from=home&utm_medium=mail&city=7&page=1&evil=1', 2)).toBe(
    'flow=gifting&from=home&utm_medium=mail&city=7&page=2',
  );
  expect(printPageQuery('city=7&page=4', 0)).toBe('city=7');
});

test('PAGE-004 whatever the query holds, a page link names one page and no unknown key', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(maxPage), (query, page) => {
      const printed = new URLSearchParams(printPageQuery(`page=7&page=8&${query}`, page));
      expect(parsePage(printed.get('page'))).toBe(page);
      expect(printed.getAll('page').length).toBe(page === 0 ? 0 : 1);
    }),
  );
});
