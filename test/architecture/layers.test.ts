import { expect, test } from 'vitest';
import { isTest, type Source, sources, topFolder } from './sources.ts';

const product = sources.filter(({ path }) => !isTest(path));
const listed = (found: readonly string[]) => expect(found).toEqual([]);

/** What each layer may import. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  shared: ['shared'],
  client: ['client', 'shared'],
  worker: ['worker', 'client', 'shared', 'locales'],
  catalogue: ['catalogue', 'shared'],
  build: ['build', 'client', 'locales'],
  scripts: ['scripts', 'build', 'catalogue'],
  bench: ['bench', 'scripts', 'shared'],
};

test('ARCH-layers no file imports a layer above its own', () => {
  listed(
    product.flatMap(({ path, imports }) =>
      imports
        .filter((used) => !allowed[topFolder(path)]?.includes(topFolder(used.path)))
        .map((used) => `${path} → ${used.path}`),
    ),
  );
});

test('ARCH-layers the catalogue uses contracts and pure rules only, so that it can be lifted out', () => {
  const lent = [
    'shared/catalogue/',
    'shared/calendar/',
    'shared/checkout/activity-days.ts',
    'shared/locale/locales.ts',
    'shared/price/',
    'shared/routes.ts',
    'shared/search/destination-category.ts',
  ];
  listed(
    product
      .filter(({ path }) => topFolder(path) === 'catalogue')
      .flatMap(({ path, imports }) =>
        imports
          .filter((used) => topFolder(used.path) === 'shared' && !lent.some((start) => used.path.startsWith(start)))
          .map((used) => `${path} → ${used.path}`),
      ),
  );
});

test('ARCH-layers zod and wire schemas stay out of the browser', () => {
  const reachable = reachableFrom(product.filter(({ path }) => topFolder(path) === 'client').map(({ path }) => path));
  listed([...reachable].filter((path) => path.startsWith('shared/catalogue/')).map((path) => `client reaches ${path}`));
  listed(
    product
      .filter(({ path }) => reachable.has(path))
      .filter(({ packages }) => packages.some(({ name, typeOnly }) => name === 'zod' && !typeOnly))
      .map(({ path }) => `${path} imports zod`),
  );
});

test('ARCH-layers shared rules know no React, platform, clock or machine locale', () => {
  const rules = product.filter(({ path }) => topFolder(path) === 'shared');
  listed(
    rules
      .filter(({ packages }) => packages.some(({ name }) => /^(react|hono|node:)/.test(name)))
      .map(({ path }) => `${path} imports a platform`),
  );
  listed(
    rules
      .filter(({ text }) => /Date\.now\(|new Date\(\)|toLocale\w*\(\)|\bfetch\(/.test(text))
      .map(({ path }) => `${path} reads its surroundings`),
  );
});

test('ARCH-cycles no files import each other in a circle', () => {
  const graph = new Map(product.map((source) => [source.path, source]));
  const state = new Map<string, 'open' | 'done'>();
  const circles: string[] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    if (state.get(path) === 'done') return;
    if (state.get(path) === 'open') {
      circles.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
      return;
    }
    state.set(path, 'open');
    for (const used of graph.get(path)?.imports ?? []) visit(used.path, [...trail, path]);
    state.set(path, 'done');
  };
  for (const path of graph.keys()) visit(path, []);
  listed(circles);
});

function reachableFrom(starts: readonly string[]): Set<string> {
  const graph = new Map<string, Source>(product.map((source) => [source.path, source]));
  const reached = new Set<string>();
  const visit = (path: string): void => {
    if (reached.has(path)) return;
    reached.add(path);
    for (const used of graph.get(path)?.imports ?? []) if (!used.typeOnly) visit(used.path);
  };
  for (const start of starts) visit(start);
  return reached;
}
