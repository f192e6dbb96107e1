import { setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';

let isReady = false;

/**
 * Names the worker of the map library, and lets that one URL through Trusted Types. The library hands it over as text,
 * so only a default policy can; every other text stays refused, as if there were none.
 */
export function prepareMapWorker(): void {
  if (isReady) return;
  isReady = true;
  setWorkerUrl(workerUrl);
  window.trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      if (url === workerUrl) return url;
      throw new TypeError(`Not a script of this site: ${url}`);
    },
  });
}
