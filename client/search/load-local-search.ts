import { loadSheet } from '#client/ui/load-sheet.ts';
import sheet from './local-search.css?url';
import type { LocalSearch } from './local-search.tsx';

/** Fetches the dialog of 'Travel locally!' with its styles, which come with no page. */
export async function loadLocalSearch(): Promise<typeof LocalSearch> {
  const [module] = await Promise.all([import('./local-search.tsx'), loadSheet(sheet)]);
  return module.LocalSearch;
}
