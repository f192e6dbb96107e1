import { expect, test } from 'vitest';
import { sheetOf } from '../../client/styles/sheets.ts';
import { isTest, type Source, sources } from './sources.ts';

const byPath = new Map(sources.map((source) => [source.path, source]));
const document = 'worker/render/send-document.tsx';

/** Every style sheet that the code of a page can use, by the files that it imports, at once or later. */
function reachSheets(from: Source, seen = new Set<string>()): Set<string> {
  const found = new Set<string>();
  for (const { path, typeOnly } of from.imports) {
    if (typeOnly || seen.has(path)) continue;
    seen.add(path);
    if (path.endsWith('.module.css')) found.add(path);
    const next = byPath.get(path);
    if (next) for (const sheet of reachSheets(next, seen)) found.add(sheet);
  }
  return found;
}

test('ARCH-sheets a page names every style sheet that holds rules of what it shows', () => {
  const pages = sources.filter(
    ({ path, text, imports }) =>
      !isTest(path) && imports.some((used) => used.path === document) && text.includes('sendDocument(c'),
  );
  const missing = pages.flatMap((page) => {
    const named = [...page.text.matchAll(/sheets: \[([^\]]*)\]/g)].flatMap(
      ([, list = '']) => list.match(/[a-z-]+/g) ?? [],
    );
    const needed = new Set([...reachSheets(page)].flatMap((path) => sheetOf(path) ?? []));
    return [...needed].filter((sheet) => !named.includes(sheet)).map((sheet) => `${page.path}: ${sheet}`);
  });
  expect(pages.length).toBeGreaterThan(5);
  expect(missing).toEqual([]);
});
