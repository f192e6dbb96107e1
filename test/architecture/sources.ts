import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

export interface Source {
  readonly path: string;
  readonly text: string;
  /** Paths from the repository's root of every file of ours that it imports; `typeOnly` ones leave no trace in a build. */
  readonly imports: readonly { readonly path: string; readonly typeOnly: boolean }[];
  /** Packages and virtual modules. */
  readonly packages: readonly { readonly name: string; readonly typeOnly: boolean }[];
}

const folders = ['worker', 'client', 'shared', 'catalogue', 'build', 'scripts', 'bench', 'test'];
const importingLater = /\bimport\('([^']+)'\)/g;
const importing = /^(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm;

function readSource(path: string): Source {
  const text = readFileSync(path, 'utf8');
  const found = [
    ...[...text.matchAll(importing)].map(([, type, name = '']) => ({ name, typeOnly: type !== undefined })),
    ...[...text.matchAll(importingLater)].map(([, name = '']) => ({ name, typeOnly: false })),
  ];
  const ours = found.filter(({ name }) => name.startsWith('.') || name.startsWith('#'));
  return {
    path,
    text,
    imports: ours.map(({ name, typeOnly }) => ({
      path: name.startsWith('#') ? name.slice(1) : normalize(join(dirname(path), name)),
      typeOnly,
    })),
    packages: found.filter(({ name }) => !name.startsWith('.') && !name.startsWith('#')),
  };
}

/** Every TypeScript file of the repository. */
export const sources: readonly Source[] = folders.flatMap((folder) =>
  globSync(`${folder}/**/*.{ts,tsx}`)
    .filter((path) => !path.endsWith('.d.ts') && !path.endsWith('.gen.ts'))
    .map(readSource),
);

export const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path) || path.startsWith('test/');
export const topFolder = (path: string) => path.split('/')[0] ?? '';
