import { criteriaKeys, queryKeys } from './keys.ts';
import { parseWhole } from './values.ts';

/** The last page, counted from 0, that can be asked for. */
export const maxPage = 999;

/** The page that the query key `page` names, counted from 0; the first one for anything else. @rule FLOW-036 PAGE-004 */
export function parsePage(text: string | null | undefined): number {
  return parseWhole(text, 0, maxPage) ?? 0;
}

/** Where a search came from, a short lower-case word of the query key `from`; `undefined` for anything else. @rule FLOW-036 */
export function parseFrom(text: string | null | undefined): string | undefined {
  return /^[a-z][a-z-]{0,29}$/.test(text ?? '') ? (text ?? undefined) : undefined;
}

/**
 * The query of a link to another page of the same results, without its question mark: flow, origin, campaign and
 * criteria are kept, every other key is dropped, and page 0 is left out.
 * @rule PAGE-004 FLOW-036
 */
export function printPageQuery(query: string, page: number): string {
  const given = new URLSearchParams(query);
  const kept: [string, string][] = [];
  for (const key of new Set(given.keys())) {
    if (isKept(key)) kept.push([key, given.get(key) ?? '']);
  }
  if (page > 0) kept.push(['page', String(page)]);
  return new URLSearchParams(kept).toString();
}

const keptKeys: ReadonlySet<string> = new Set([...criteriaKeys, ...queryKeys, 'minisite']);

function isKept(key: string): boolean {
  return key !== 'page' && (keptKeys.has(key) || /^utm_[a-z]{1,20}$/.test(key));
}
