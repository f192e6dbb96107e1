import { fragmentQuery } from '#shared/search/search-address.ts';
import { parseFragment } from '../ui/fragment.ts';
import { swapHead } from './swap-head.ts';

const parts = ['header', 'main'] as const;

/**
 * Puts another page of the site in place of this one, around what they share. The criteria of its hash travel in the
 * query, so that what comes is finished. A page that is answered with an error, or needs styles that are not here, is
 * loaded in earnest.
 */
export async function swapPage(url: URL, signal: AbortSignal): Promise<void> {
  const next = await loadPage(url, signal);
  if (signal.aborted) return;
  if (!next) return location.reload();
  const focused = flowOfFocus();
  for (const part of parts) {
    const fresh = next.querySelector(part);
    if (fresh) document.querySelector(part)?.replaceWith(fresh);
  }
  swapHead(next);
  document.title = next.querySelector('title')?.textContent ?? document.title;
  document.documentElement.removeAttribute('data-awaits-results');
  if (focused !== undefined) focusFlow(focused);
}

async function loadPage(url: URL, signal: AbortSignal): Promise<DocumentFragment | undefined> {
  const query = fragmentQuery(url);
  try {
    const response = await fetch(`${url.pathname}${query && `?${query}`}`, { signal });
    if (!response.ok || response.redirected) return undefined;
    const page = parseFragment(await response.text());
    const sheets = [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    const isStyled = sheets.every((sheet) => document.querySelector(`link[href="${sheet.getAttribute('href')}"]`));
    // A parser without scripting reads what is meant for no script as part of the page.
    for (const unscripted of page.querySelectorAll('noscript')) unscripted.replaceChildren();
    return isStyled ? page : undefined;
  } catch {
    return undefined;
  }
}

function flowOfFocus(): string | undefined {
  const link = document.activeElement?.closest<HTMLElement>('[data-flow]');
  return link?.dataset.flow;
}

/** The link that was followed has gone with its page; the focus moves to the one that took its place. */
function focusFlow(flow: string): void {
  const links = [...document.querySelectorAll<HTMLElement>(`a[data-flow="${flow}"]`)];
  links.find((link) => link.checkVisibility())?.focus({ preventScroll: true });
}
