import { decideContainer } from '#shared/search/container.ts';
import { type Fragment, fetchFragment, recallFragment } from './fragments.ts';
import { findRegion, type ResultsRegion } from './results-region.ts';
import { shownDestination } from './shown-destination.ts';

let isStarted = false;

/**
 * Changes the results without a full reload, whatever changes the address: a link, a form, an island, Back, a hash
 * typed by hand. Without the Navigation API links stay links, and a new hash loads the page again. Reloads are left
 * alone. Can be called again. @rule FLOW-042
 */
export function startSoftNavigation(): void {
  const region = isStarted ? undefined : findRegion();
  if (!region) return;
  isStarted = true;
  const first = new AbortController();
  if (decideContainer(location.hash) === 'hash') {
    region.markBusy();
    void showResults(region, new URL(location.href), first.signal);
  }
  if (window.navigation) {
    navigation.addEventListener('navigate', () => first.abort(), { once: true });
    navigation.addEventListener('navigate', (event) => onNavigate(event, region));
  } else {
    addEventListener('hashchange', () => location.reload());
  }
}

function onNavigate(event: NavigateEvent, region: ResultsRegion): void {
  const url = new URL(event.destination.url);
  const isOtherPage = url.origin !== location.origin || url.pathname !== location.pathname;
  const isLeftAlone = event.navigationType === 'reload' || event.downloadRequest !== null || event.formData;
  if (isOtherPage || isLeftAlone || !event.canIntercept) return;
  const isBack = event.navigationType === 'traverse';
  const turnsPage = event.sourceElement?.closest('[data-pages]') !== null && event.sourceElement !== null;
  region.markBusy();
  event.intercept({
    focusReset: 'manual',
    scroll: isBack ? 'after-transition' : 'manual',
    handler: async () => {
      const recalled = isBack ? recallFragment(url) : undefined;
      if (recalled === undefined) await showResults(region, url, event.signal);
      else settle(region, recalled);
      if (turnsPage) goToTop(region);
    },
  });
}

async function showResults(region: ResultsRegion, url: URL, signal: AbortSignal): Promise<void> {
  try {
    settle(region, await fetchFragment(url, signal));
  } catch {
    if (!signal.aborted) region.showFailure();
  }
}

function settle(region: ResultsRegion, { html, late }: Fragment): void {
  const hadFocus = region.element.contains(document.activeElement);
  const showLate = region.show(html);
  void late.then(showLate).then(() => announceLate(region));
  const state = region.readState();
  if (!state) return;
  shownDestination.value = state.destination;
  if (state.title) document.title = state.title;
  const announcement = document.querySelector('[data-announcement]');
  if (announcement) announcement.textContent = state.announcement;
  if (hadFocus) heading(region)?.focus({ preventScroll: true });
}

/** Says what the late part of the results comes to, behind how many results there are. */
function announceLate({ element }: ResultsRegion): void {
  const words = element.querySelector('[data-late-message]')?.textContent;
  const announcement = document.querySelector('[data-announcement]');
  if (words && announcement && !announcement.textContent?.includes(words)) announcement.append(` ${words}`);
}

function goToTop(region: ResultsRegion): void {
  heading(region)?.focus({ preventScroll: true });
  region.element.scrollIntoView({ block: 'start', behavior: 'instant' });
}

function heading(region: ResultsRegion): HTMLElement | null {
  return region.element.querySelector<HTMLElement>('h1');
}
