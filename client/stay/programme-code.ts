import type { ComponentType } from 'react';
import type { ProgramLine } from '#shared/catalogue/activity.ts';

type Lines = ComponentType<{ lines: readonly ProgramLine[] }>;

/** The code that shows a programme: the Worker provides it, browsers load it when the lines change. */
export const programmeCode = {
  current: undefined as Lines | undefined,
  provide(lines: Lines): void {
    programmeCode.current = lines;
  },
  async load(): Promise<Lines> {
    // The storefront's bundle is to hold it once, where it is provided.
    if (import.meta.env.SSR) throw new Error('The programme is loaded by browsers only');
    programmeCode.current ??= (await import('./programme-lines.tsx')).ProgrammeLines;
    return programmeCode.current;
  },
};
