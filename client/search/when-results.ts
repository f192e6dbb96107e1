import { whenIdle } from '../islands/triggers/when-idle.ts';

/**
 * Starts the code of the results page on a page that has results: after the load event, or at once when the hash asks
 * for other results than the server could know, or when an order is chosen before that.
 */
export function whenResults(): void {
  let starting: Promise<void> | undefined;
  const start = () => {
    starting ??= import('./search-page.ts').then(({ startSearchPage }) => startSearchPage());
    return starting;
  };
  document.addEventListener('change', ({ target }) => {
    const form = target instanceof HTMLSelectElement && target.closest<HTMLFormElement>('[data-sort-form]');
    if (form) void start().then(() => form.requestSubmit());
  });
  const onReady = () => {
    if (!document.querySelector('[data-results]')) return;
    if (window.earlyResults) void start();
    else whenIdle(() => void start());
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', onReady, { once: true });
  else onReady();
}
