import librarySheet from 'maplibre-gl/dist/maplibre-gl.css?url';
import { loadSheet } from '#client/ui/load-sheet.ts';
import mapSheet from './map.css?url';

/** Fetches the styles of the map; rejects when they cannot be had. */
export async function loadMapSheets(): Promise<void> {
  await Promise.all([librarySheet, mapSheet].map(loadSheet));
}
