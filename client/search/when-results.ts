import { whenIdle } from '../islands/triggers/when-idle.ts';

/**
 * Starts the code of the results page on a page that has results: after the load event, or at once when the hash asks
 * for other results than the server could know, or when an order is chosen before that; and on any page whose search box
 * changes its flow. @rule FLOW-011
 */
export function whenResults(): void {
  let starting: Promise<typeof import('./search-page.ts')> | undefined;
  const start = () => {
    starting ??= import('./search-page.ts').then((page) => {
      document.removeEventListener('submit', onSubmit);
      page.startSearchPage();
      return page;
    });
    return starting;
  };
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-flow]');
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !isPlain || !document.querySelector('[data-search-form]')) return;
    event.preventDefault();
    start().then(
      (page) => page.followFlowLink(link),
      () => location.assign(link.href),
    );
  });
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches('[data-dates-first]')) return;
    event.preventDefault();
    event.stopPropagation();
    document.removeEventListener('submit', onSubmit);
    void start().finally(() => form.requestSubmit());
  };
  document.addEventListener('submit', onSubmit);
  document.addEventListener('change', ({ target }) => {
    const form = target instanceof HTMLSelectElement && target.closest<HTMLFormElement>('[data-sort-form]');
    if (form) void start().then(() => form.requestSubmit());
  });
  const onReady = () => {
    if (!document.querySelector('[data-results]')) return;
    if ('awaitsResults' in document.documentElement.dataset) void start();
    else whenIdle(() => void start());
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', onReady, { once: true });
  else onReady();
}
