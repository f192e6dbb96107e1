import type { ComponentType } from 'react';
import type { Visitor } from '#client/islands/language.tsx';
import { loadMapSheets } from '#client/map/load-sheets.ts';
import type { MapStageProps } from './map-stage.tsx';

/** What draws the map, and the words on it. */
export interface LoadedMap {
  readonly Stage: ComponentType<MapStageProps>;
  readonly words: Visitor['messages'];
}

/**
 * Fetches what draws the map: its code, the library, their styles, which the site's own style sheet leaves out, and its
 * words from `wordsUrl`, which the page leaves out.
 */
export async function loadMap(wordsUrl: string): Promise<LoadedMap> {
  // Only a browser can; the storefront's bundle is to hold none of it.
  if (import.meta.env.SSR) throw new Error('The map is drawn by browsers only');
  const [{ MapStage }, words] = await Promise.all([import('./map-stage.tsx'), loadWords(wordsUrl), loadMapSheets()]);
  return { Stage: MapStage, words };
}

async function loadWords(url: string): Promise<Visitor['messages']> {
  const response = await fetch(url, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`No words: ${response.status}`);
  // The type is that of the route which this very build serves.
  return (await response.json()) as Visitor['messages'];
}
