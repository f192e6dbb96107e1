import { globSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const symbols = `${letters}0123456789_-`;

/**
 * Names the classes and animations of CSS modules. In a build with two characters, because they stand hundreds of times
 * in every page; by the order of files and rules, so that a build is the same everywhere. In development by file and name.
 */
export function classNames(): Plugin {
  return {
    name: 'class-names',
    config(_, { command }) {
      const root = process.cwd();
      const names = command === 'build' ? readShortNames(root) : undefined;
      const generateScopedName = (local: string, file: string) => {
        const key = `${relative(root, file.split('?')[0] ?? '')} ${local}`;
        if (!names) return key.replace('.module.css', '').replace(/\W+/g, '-');
        const name = names.get(key);
        if (!name) throw new Error(`No name for ${key}`);
        return name;
      };
      return { css: { modules: { generateScopedName } } };
    },
  };
}

/** The name of every class and animation, by file and name in the source. */
export function readShortNames(root: string): Map<string, string> {
  const names = new Map<string, string>();
  const free = freeNames();
  for (const file of globSync('{client,worker}/**/*.module.css', { cwd: root }).sort()) {
    for (const [, name] of readFileSync(resolve(root, file), 'utf8').matchAll(/(?:\.|@keyframes\s+)([a-z][\w-]*)/gi)) {
      const key = `${file} ${name}`;
      if (!names.has(key)) names.set(key, free.next().value ?? '');
    }
  }
  return names;
}

/** Two characters, then three. What begins like an advertisement is hidden by those who block these. */
function* freeNames(): Generator<string, undefined> {
  for (const end of ['', ...symbols])
    for (const first of letters)
      for (const second of symbols) if (!/^ad/i.test(first + second)) yield first + second + end;
}
