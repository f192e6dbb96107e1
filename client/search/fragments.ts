import { fragmentQuery } from '#shared/search/search-address.ts';

declare global {
  interface Window {
    /** Started by the head of the results page when the hash names criteria, before any module has run. */
    earlyResults?: { readonly hash: string; readonly answer: Promise<Response> };
  }
}

const shownLately = 8;
const shown = new Map<string, string>();

/** The results of an address seen a moment ago, so that Back shows at once what was there. */
export function recallFragment(url: URL): string | undefined {
  return shown.get(fragmentAddress(url));
}

/**
 * Asks for the results of an address. A failed search has its words in the answer; only a connection that fails, or an
 * answer that is no fragment, throws.
 */
export async function fetchFragment(url: URL, signal: AbortSignal): Promise<string> {
  const address = fragmentAddress(url);
  const early = window.earlyResults;
  delete window.earlyResults;
  const response = await (early?.hash === url.hash ? early.answer : fetch(address, { signal }));
  if (!response.headers.get('content-type')?.startsWith('text/html')) throw new Error(`No results: ${response.status}`);
  const html = await response.text();
  signal.throwIfAborted();
  if (response.ok) remember(address, html);
  return html;
}

function remember(address: string, html: string): void {
  shown.delete(address);
  shown.set(address, html);
  for (const oldest of shown.keys()) {
    if (shown.size <= shownLately) return;
    shown.delete(oldest);
  }
}

function fragmentAddress(url: URL): string {
  const base = document.documentElement.dataset.base ?? '';
  return `${base}/fragment/search?${fragmentQuery(url)}`;
}
