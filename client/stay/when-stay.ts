import { whenIdle } from '../islands/triggers/when-idle.ts';

/** Starts the code of the stay page that is no island, on a stay page, after the load event. */
export function whenStay(): void {
  const onReady = () => {
    if (!document.querySelector('[data-flow-switch]')) return;
    whenIdle(() => void import('./stay-page.ts').then(({ startStayPage }) => startStayPage()));
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', onReady, { once: true });
  else onReady();
}
