/** Below this many pages every page has a link. @rule PAGE-001 */
const fewPages = 10;

/** A link to `page`, counted from 0 and shown as `number`, or an ellipsis where pages are left out. */
export type PageItem =
  | { readonly kind: 'page'; readonly page: number; readonly number: number; readonly isCurrent: boolean }
  | { readonly kind: 'gap'; readonly after: number };

/** What pagination shows: `from` and `to` of `total` are counted from 1; `previous` and `next` count pages from 0. */
export interface Pagination {
  readonly from: number;
  readonly to: number;
  readonly total: number;
  readonly lastPage: number;
  readonly previous?: number;
  readonly next?: number;
  readonly items: readonly PageItem[];
}

/**
 * The pagination of `total` results with `size` on a page (both whole, `size` at least 1); `page` counts from 0 and is
 * constrained to the pages there are. No results give no items and 0 – 0. @rule PAGE-001 PAGE-002 PAGE-003
 */
export function pagesOf(total: number, page: number, size: number): Pagination {
  const count = Math.ceil(Math.max(total, 0) / size);
  const lastPage = Math.max(count - 1, 0);
  const current = Math.min(Math.max(page, 0), lastPage);
  return {
    from: count === 0 ? 0 : current * size + 1,
    to: Math.min((current + 1) * size, Math.max(total, 0)),
    total: Math.max(total, 0),
    lastPage,
    ...(current > 0 && { previous: current - 1 }),
    ...(current < lastPage && { next: current + 1 }),
    items: withGaps(shownNumbers(count, current + 1), current + 1),
  };
}

/**
 * Numbers from 1, ascending: all when there are few; else the first, the last, the neighbours of the current one, and the
 * round numbers on the way: tens of the current hundred, and every hundred. @rule PAGE-001 PAGE-002
 */
function shownNumbers(count: number, current: number): number[] {
  const all = Array.from({ length: count }, (_, index) => index + 1);
  if (count < fewPages) return all;
  const hundred = Math.floor((current - 1) / 100);
  return all.filter(
    (number) =>
      number === 1 ||
      number === count ||
      Math.abs(number - current) <= 1 ||
      number % 100 === 0 ||
      (number % 10 === 0 && Math.floor((number - 1) / 100) === hundred),
  );
}

function withGaps(numbers: readonly number[], current: number): PageItem[] {
  return numbers.flatMap((number, index): PageItem[] => {
    const before = numbers[index - 1] ?? 0;
    const item: PageItem = { kind: 'page', page: number - 1, number, isCurrent: number === current };
    if (number === before + 1) return [item];
    if (number === before + 2) return [{ kind: 'page', page: number - 2, number: number - 1, isCurrent: false }, item];
    return [{ kind: 'gap', after: before }, item];
  });
}
