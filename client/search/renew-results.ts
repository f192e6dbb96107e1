import { fetchFragment } from './fragments.ts';
import { findRegion } from './results-region.ts';
import { settle } from './soft-navigation.ts';

/**
 * Asks for the results of the page again and tells with them which prices are others than those shown; where none is,
 * the page stays as it is. `false` when somebody is busy with the page: it is to be tried again. @rule SERP-020
 */
export async function renewResults(): Promise<boolean> {
  const region = findRegion();
  if (!region || isBusy(region.element)) return false;
  const seen = [...region.element.querySelectorAll<HTMLElement>('[data-seen]')]
    .map(({ dataset }) => dataset.seen)
    .join();
  if (!seen) return true;
  const left = new AbortController();
  window.navigation?.addEventListener('navigate', () => left.abort(), { once: true, signal: left.signal });
  const fragment = await fetchFragment(new URL(location.href), left.signal, seen);
  if (!fragment.html.includes('data-price-update')) return true;
  if (isBusy(region.element)) return false;
  settle(region, fragment);
  region.element.querySelector<HTMLDialogElement>('[data-price-update]')?.showModal();
  return true;
}

/** Whether other results are on their way, something is open over the page, or somebody is typing. */
function isBusy(results: HTMLElement): boolean {
  const isTyping = document.activeElement?.matches('input, textarea');
  return isTyping || results.ariaBusy === 'true' || document.querySelector('dialog[open], :popover-open') !== null;
}
