import type { Plugin } from 'vite';

const statement = /^(useSelect|useMultipleSelection)\.stateChangeTypes = .*;$/gm;

/**
 * Lets the bundler drop the two hooks of the combobox library that nothing here uses: each hangs a table on its
 * function, which counts as a side effect and keeps both in the bundle (3 kB).
 */
export function unusedHooks(): Plugin {
  return {
    name: 'unused-hooks',
    transform: {
      filter: { id: /[\\/]downshift[\\/]dist[\\/]downshift\.esm\.mjs$/ },
      handler(code) {
        const found = code.match(statement)?.length ?? 0;
        if (found !== 2) this.error(`downshift has changed: ${found} of 2 statements found, see build/unused-hooks.ts`);
        return { code: code.replace(statement, ''), map: null };
      },
    },
  };
}
