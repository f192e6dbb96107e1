import manifest from 'virtual:client-manifest';
import type { Sheet } from '#client/styles/sheets.ts';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

const chunks = manifest as Readonly<Record<string, Chunk>> | null;

/** The files the document names: hashed in a build, sources in development. */
export const assets = {
  entry: fileOf('client/entry.ts'),
  fonts: [
    fileOf('node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
    fileOf('node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'),
  ],
} as const;

/** The style sheets of a page, that of every page first; in development one for all. */
export function sheetsOf(names: readonly Sheet[]): string[] {
  return chunks ? ['page', ...names].map((name) => fileOf(`sheet/${name}`)) : ['/@page.css'];
}

function fileOf(source: string): string {
  if (!chunks) return `/${source}`;
  const chunk = chunks[source];
  if (!chunk) throw new Error(`The client build holds no ${source}: build the client before the Worker`);
  return `/${chunk.file}`;
}
