import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Pagination, pagesOf } from './pagination.ts';

const print = ({ items }: Pagination) =>
  items.map((item) => (item.kind === 'gap' ? '…' : item.isCurrent ? `[${item.number}]` : `${item.number}`)).join(' ');

test('PAGE-001 with nine pages every page has a link', () => {
  expect(print(pagesOf(9 * 24, 4, 24))).toBe('1 2 3 4 [5] 6 7 8 9');
});

test('PAGE-002 with ten pages or more the neighbours, tens and both ends are shown, the rest is an ellipsis', () => {
  expect(print(pagesOf(10 * 24, 0, 24))).toBe('[1] 2 … 10');
  expect(print(pagesOf(34 * 24, 14, 24))).toBe('1 … 10 … 14 [15] 16 … 20 … 30 … 34');
});

test('PAGE-002 beyond a hundred pages the tens of the current hundred and every hundred are shown', () => {
  expect(print(pagesOf(230 * 24, 104, 24))).toBe(
    '1 … 100 … 104 [105] 106 … 110 … 120 … 130 … 140 … 150 … 160 … 170 … 180 … 190 … 200 … 230',
  );
});

test('PAGE-002 an ellipsis never stands for a single page', () => {
  expect(print(pagesOf(12 * 24, 2, 24))).toBe('1 2 [3] 4 … 10 11 12');
});

test('PAGE-003 the legend counts the results of the page from 1', () => {
  expect(pagesOf(50, 0, 24)).toMatchObject({ from: 1, to: 24, total: 50 });
  expect(pagesOf(50, 2, 24)).toMatchObject({ from: 49, to: 50, total: 50, lastPage: 2 });
  expect(pagesOf(0, 0, 24)).toEqual({ from: 0, to: 0, total: 0, lastPage: 0, items: [] });
});

test('PAGE-005 the pages before and after are absent at the ends', () => {
  expect(pagesOf(50, 1, 24)).toMatchObject({ previous: 0, next: 2 });
  expect(pagesOf(50, 0, 24)).not.toHaveProperty('previous');
  expect(pagesOf(50, 2, 24)).not.toHaveProperty('next');
});

test('PAGE-001 PAGE-002 for any total and page: ends and current page are there, ascending, gaps only between', () => {
  fc.assert(
    fc.property(fc.nat(20_000), fc.nat(2000), fc.integer({ min: 1, max: 48 }), (total, page, size) => {
      const { items, lastPage, from, to } = pagesOf(total, page, size);
      const pages = items.flatMap((item) => (item.kind === 'page' ? [item] : []));
      if (total === 0) {
        expect(items).toEqual([]);
        return;
      }
      expect(pages.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
      expect([pages[0]?.page, pages.at(-1)?.page]).toEqual([0, lastPage]);
      expect(pages.every((item, index) => index === 0 || item.page > (pages[index - 1]?.page ?? -1))).toBe(true);
      expect([items[0]?.kind, items.at(-1)?.kind]).toEqual(['page', 'page']);
      expect(from).toBeLessThanOrEqual(to);
      expect(to).toBeLessThanOrEqual(total);
    }),
  );
});
