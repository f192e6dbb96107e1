import librarySheet from 'maplibre-gl/dist/maplibre-gl.css?url';
import mapSheet from './map.css?url';

/** Fetches the styles of the map, which the site's own style sheet leaves out; rejects when one cannot be had. */
export async function loadMapSheets(): Promise<void> {
  await Promise.all([librarySheet, mapSheet].map(loadSheet));
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
