import { whenIdle } from '../islands/triggers/when-idle.ts';

/**
 * Starts the code of the results page on a page that has results: after the load event, or at once when the hash asks
 * for other results than the server could know.
 */
export function whenResults(): void {
  const start = () => void import('./search-page.ts').then(({ startSearchPage }) => startSearchPage());
  const onReady = () => {
    if (!document.querySelector('[data-results]')) return;
    if (window.earlyResults) start();
    else whenIdle(start);
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', onReady, { once: true });
  else onReady();
}
