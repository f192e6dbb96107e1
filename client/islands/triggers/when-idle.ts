import { afterLoad } from './after-load.ts';

/** Calls `start` when the page has loaded and the browser is idle, or two seconds after. */
export function whenIdle(start: () => void): void {
  afterLoad(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  });
}
