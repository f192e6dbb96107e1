import { expect, test } from 'vitest';
import { isTest, sources, topFolder } from './sources.ts';

const listed = (found: readonly string[]) => expect(found).toEqual([]);
const isData = (path: string) => /^catalogue\/(seed|media)\//.test(path) || /\/fixtures\//.test(path);
const linesOf = (text: string) => text.split('\n').length - 1;
const product = sources.filter(({ path }) => !isTest(path) && !isData(path));

test('ARCH-size no file of code is longer than 300 lines, and half of them have at most 80', () => {
  listed(product.filter(({ text }) => linesOf(text) > 300).map(({ path, text }) => `${path}: ${linesOf(text)}`));
  const lengths = product.map(({ text }) => linesOf(text)).sort((a, b) => a - b);
  expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(80);
});

test('ARCH-names files are kebab-case nouns of the field, without drawers and barrels', () => {
  listed(
    sources
      .map(({ path }) => path)
      .filter((path) => !/^[a-z0-9./-]+$/.test(path) || /\b(utils?|helpers?|common|misc|lib)\b/.test(path)),
  );
  listed(
    sources.map(({ path }) => path).filter((path) => /(^|\/)index\.tsx?$/.test(path) && path !== 'worker/index.ts'),
  );
});

test('ARCH-entry the entry of the storefront stays under 40 lines', () => {
  expect(linesOf(sources.find(({ path }) => path === 'worker/index.ts')?.text ?? '')).toBeLessThan(40);
});

test('ARCH-islands an island stands in a domain folder of the client and only pages of the worker place one', () => {
  const islands = sources.filter(({ path }) => path.endsWith('.island.tsx'));
  listed(islands.map(({ path }) => path).filter((path) => !/^client\/[a-z-]+\/[a-z-]+\.island\.tsx$/.test(path)));
  const importers = sources.filter(({ imports }) => imports.some(({ path }) => path.endsWith('.island.tsx')));
  listed(importers.map(({ path }) => path).filter((path) => topFolder(path) !== 'worker' && !isTest(path)));
});

test('ARCH-tests every test title starts with what it proves, and none is made in a loop', () => {
  const tests = sources.filter(({ path }) => /\.(test|spec)\.tsx?$/.test(path));
  listed(tests.filter(({ text }) => /\b(test|it)\.(each|for|skip|only|todo)\b/.test(text)).map(({ path }) => path));
  listed(
    tests.flatMap(({ path, text }) =>
      [...text.matchAll(/^\s*test\(\s*(['"`])(.*?)\1/gms)]
        .map(([, , title = '']) => title)
        .filter((title) => /\bshould\b|\$\{/.test(title))
        .map((title) => `${path}: ${title}`),
    ),
  );
});
