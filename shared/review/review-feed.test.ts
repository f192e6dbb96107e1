import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { IsoDate } from '../calendar/date.ts';
import { askAgain, askForMore, askOnceMore, decideEmpty, failPage, startFeed, takePage } from './review-feed.ts';

const question = { sort: 'DATE_DESC', language: 'fr_FR' } as const;
const review = (id: number) => ({ id, locale: 'fr_FR', customer: 'Ana', date: '2026-10-01' as IsoDate, average: 9 });
const page = (ids: readonly number[], totalCount: number) => ({ totalCount, list: ids.map(review) });
const idsOf = (feed: { list: readonly { id: number }[] }) => feed.list.map(({ id }) => id);

test('REV-003 the next page is put behind the list, each review once', () => {
  const first = takePage(startFeed(question), page([1, 2], 4));
  const waiting = askForMore(first);
  expect([waiting.status, waiting.page, idsOf(waiting)]).toEqual(['more', 1, [1, 2]]);
  const second = takePage(waiting, page([2, 3], 4));
  expect([second.status, idsOf(second), second.hasMore]).toEqual(['ready', [1, 2, 3], true]);
});

test('REV-002 another sort or language starts again from the first page and replaces the list', () => {
  const read = takePage(askForMore(takePage(startFeed(question), page([1, 2], 4))), page([3, 4], 4));
  const again = askAgain(read, { language: 'all' });
  expect([again.status, again.page, again.question]).toEqual(['loading', 0, { sort: 'DATE_DESC', language: 'all' }]);
  expect(idsOf(takePage(again, page([9, 3], 12)))).toEqual([9, 3]);
});

test('REV-003 an empty page ends the list, whatever the total says', () => {
  const first = takePage(startFeed(question), page([1], 4));
  expect(takePage(askForMore(first), page([], 4)).hasMore).toBe(false);
});

test('REV-003 more is asked for only when there is more and nothing is on its way', () => {
  const loading = startFeed(question);
  expect(askForMore(loading)).toBe(loading);
  const all = takePage(loading, page([1], 1));
  expect(askForMore(all)).toBe(all);
  const waiting = askForMore(takePage(loading, page([1], 2)));
  expect(askForMore(waiting)).toBe(waiting);
});

test('REV-019 a page that fails leaves what is there, and can be asked for again', () => {
  const failed = failPage(askForMore(takePage(startFeed(question), page([1], 2))));
  expect([failed.status, idsOf(failed)]).toEqual(['failed', [1]]);
  expect(askOnceMore(failed)).toMatchObject({ status: 'more', page: 1 });
  expect(askOnceMore(failPage(startFeed(question)))).toMatchObject({ status: 'loading', page: 0 });
});

test('REV-017 REV-018 an empty list says whether nobody wrote in its language or nobody wrote at all', () => {
  const found = { question, list: [], countOfAll: 12 };
  expect(decideEmpty(found)).toBe('none-in-language');
  expect(decideEmpty({ ...found, countOfAll: undefined })).toBe('none-in-language');
  expect(decideEmpty({ ...found, countOfAll: 0 })).toBe('none');
  expect(decideEmpty({ ...found, question: { ...question, language: 'all' } })).toBe('none');
  expect(decideEmpty({ ...found, list: [1] })).toBeUndefined();
});

test('REV-003 however pages come, no review is shown twice and none of a page is lost', () => {
  const pages = fc.array(fc.array(fc.nat(30), { maxLength: 10 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(pages, (lists) => {
      let feed = startFeed(question);
      const seen = new Set<number>();
      for (const ids of lists) {
        const unique = [...new Set(ids)];
        feed = takePage(feed, page(unique, 1000));
        for (const id of unique) seen.add(id);
        if (!feed.hasMore) break;
        feed = askForMore(feed);
      }
      expect(new Set(idsOf(feed))).toEqual(seen);
      expect(idsOf(feed)).toHaveLength(seen.size);
    }),
  );
});
