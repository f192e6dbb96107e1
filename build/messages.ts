import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

type Tree = { [key: string]: string | Tree };

const compileTree = (tree: Tree): unknown =>
  Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, typeof value === 'string' ? compile(value) : compileTree(value)]),
  );

/** Compiles locales/<tag>/<domain>.json from ICU text to the arrays that the small runtime formats. */
export function messages(): Plugin {
  return {
    name: 'messages',
    enforce: 'pre',
    buildStart: () => writeTypes(),
    transform: {
      filter: { id: /\/locales\/[^/]+\/[^/]+\.json$/ },
      handler: (code) => ({
        code: `export default ${JSON.stringify(compileTree(JSON.parse(code) as Tree))}`,
        moduleType: 'js',
        map: null,
      }),
    },
  };
}

/** The English texts as literal types, because TypeScript widens the strings of a JSON import. */
export function writeTypes(): void {
  const fields = globSync('locales/en_GB/*.json')
    .sort()
    .map((path) => `  ${basename(path, '.json')}: ${JSON.stringify(JSON.parse(readFileSync(path, 'utf8')))};`);
  const text = `export interface Messages {\n${fields.join('\n')}\n}\n`;
  const out = 'shared/locale/messages.gen.ts';
  mkdirSync(dirname(out), { recursive: true });
  if (readOrEmpty(out) !== text) writeFileSync(out, text);
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
