import { globSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { EnvironmentOptions, Plugin } from 'vite';
import { sheetOf, sheets } from '../client/styles/sheets.ts';

const prefix = 'virtual:sheet/';
const manifestPath = '.vite/styles.json';
const names = ['page', ...Object.keys(sheets)];

/** The sources of the sheets, in the order of their rules. */
const base = [
  '/client/styles/fonts.css',
  '/client/styles/tokens.css',
  '/client/styles/base.css',
  '/client/styles/tones.css',
];

/** A build of its own for the sheets: islands would otherwise scatter their rules over as many files as there are chunks. */
export const styleSheetEnvironment: EnvironmentOptions = {
  consumer: 'client',
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: manifestPath,
    assetsInlineLimit: 0,
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      input: Object.fromEntries(names.map((name) => [name, prefix + name])),
    },
  },
};

/** Gives each sheet a module that imports its sources. */
export function styleSheets(): Plugin {
  return {
    name: 'style-sheets',
    resolveId: { filter: { id: /^virtual:sheet\// }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:sheet\// },
      handler: (id) => writeSheet(id.slice(prefix.length + 1)),
    },
  };
}

function writeSheet(name: string): string {
  const modules = globSync('{client,worker}/**/*.module.css').sort();
  const own = modules.filter((path) => (sheetOf(path) ?? 'page') === name);
  const first = name === 'page' ? base.map((path) => `import '${path}';`) : [];
  // The rules of a CSS module whose names nobody uses are dropped, hence the export.
  const rest = own.map((path, index) => `import m${index} from '/${path}';`);
  return [...first, ...rest, `export default [${own.map((_, index) => `m${index}`)}];`].join('\n');
}

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly css?: readonly string[];
}

/** The files of a build: of each sheet its CSS as `sheet/<name>`, and the fonts by their source. */
export function readStyleSheets(root: string): Record<string, { file: string }> {
  const manifest = JSON.parse(readFileSync(resolve(root, 'dist/client', manifestPath), 'utf8')) as Record<
    string,
    Chunk
  >;
  const entries = Object.entries(manifest).flatMap(([source, { file, name, css }]) =>
    css?.[0] && name ? [[`sheet/${name}`, { file: css[0] }] as const] : [[source, { file }] as const],
  );
  return Object.fromEntries(entries);
}

/** Removes what a build leaves that nobody asks for: the sheets' modules, and the sheet of all islands. */
export async function removeUnasked(root: string): Promise<void> {
  const read = (path: string) =>
    JSON.parse(readFileSync(resolve(root, 'dist/client/.vite', path), 'utf8')) as Record<string, Chunk>;
  const modules = Object.values(read('styles.json')).filter(({ css }) => css);
  const files = [...modules.map(({ file }) => file), read('manifest.json')['style.css']?.file];
  await Promise.all(files.map((file) => file && rm(resolve(root, 'dist/client', file))));
}
