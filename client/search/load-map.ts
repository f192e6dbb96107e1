import librarySheet from 'maplibre-gl/dist/maplibre-gl.css?url';
import type { ComponentType } from 'react';
import type { Visitor } from '#client/islands/language.tsx';
import mapSheet from '#client/map/map.css?url';
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
  const [{ MapStage }, words] = await Promise.all([
    import('./map-stage.tsx'),
    loadWords(wordsUrl),
    loadSheet(librarySheet),
    loadSheet(mapSheet),
  ]);
  return { Stage: MapStage, words };
}

async function loadWords(url: string): Promise<Visitor['messages']> {
  const response = await fetch(url, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`No words: ${response.status}`);
  // The type is that of the route which this very build serves.
  return (await response.json()) as Visitor['messages'];
}

function loadSheet(href: string): Promise<void> {
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`No style sheet at ${href}`));
    };
    document.head.append(link);
  });
}
