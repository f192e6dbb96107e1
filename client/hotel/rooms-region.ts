import { parseFragment } from '../ui/fragment.ts';

declare global {
  interface Window {
    /** Started by the head of a hotel page when the hash names dates or travellers; `hash` is without its mark. */
    earlyRooms?: { readonly hash: string; readonly answer: Promise<Response> };
  }
}

/**
 * Shows the offers of other dates or travellers in place of those of the page. What cannot be had is told in the words
 * that the server left for it. Does nothing once `signal` is aborted.
 */
export async function showRooms(address: string, signal: AbortSignal): Promise<void> {
  const region = document.querySelector<HTMLElement>('[data-rooms]');
  if (!region) return;
  region.setAttribute('aria-busy', 'true');
  const content = await fetchRooms(address, signal).catch(() => undefined);
  if (signal.aborted) return;
  const hadFocus = region.contains(document.activeElement);
  const failure = document.querySelector<HTMLTemplateElement>('[data-rooms-failure]');
  region.replaceChildren(content ?? failure?.content.cloneNode(true) ?? '');
  region.removeAttribute('aria-busy');
  document.documentElement.removeAttribute('data-awaits-rooms');
  const announcement = document.querySelector('[data-rooms-announcement]');
  if (announcement) announcement.textContent = (region.querySelector('[data-count]') ?? region).textContent;
  if (hadFocus) document.getElementById('getaways')?.focus({ preventScroll: true });
}

async function fetchRooms(address: string, signal: AbortSignal): Promise<DocumentFragment> {
  const early = window.earlyRooms;
  delete window.earlyRooms;
  const isEarly = early !== undefined && early.hash === location.hash.slice(1);
  const response = await (isEarly ? early.answer : fetch(address, { signal }));
  if (!response.headers.get('content-type')?.startsWith('text/html')) throw new Error(`No offers: ${response.status}`);
  return parseFragment(await response.text());
}
