import { decideContainer } from '#shared/search/container.ts';
import { flowOfAddress } from './flow-of-address.ts';
import { type Fragment, fetchFragment, recallFragment } from './fragments.ts';
import { resultsAge } from './results-age.ts';
import { findRegion, type ResultsRegion } from './results-region.ts';
import { shownDestination } from './shown-destination.ts';
import { swapHead } from './swap-head.ts';
import { swapPage } from './swap-page.ts';

let isStarted = false;
let present = new AbortController();

/** The `info` of a navigation that a flow link asks for. */
export const flowChange = 'flow';

/**
 * Changes the results without a full reload, whatever changes the address: a link, a form, an island, Back, a hash
 * typed by hand; and the whole page where the flow changes. Without the Navigation API links stay links, and a new hash
 * loads the page again. Reloads are left alone. Can be called again. @rule FLOW-011 FLOW-042
 */
export function startSoftNavigation(): void {
  if (isStarted) return;
  isStarted = true;
  const region = findRegion();
  if (region && decideContainer(location.hash) === 'hash') {
    region.markBusy();
    void showResults(region, new URL(location.href), present.signal);
  }
  if (window.navigation) {
    navigation.addEventListener('navigate', onNavigate);
  } else {
    addEventListener('hashchange', () => location.reload());
  }
}

function onNavigate(event: NavigateEvent): void {
  const url = new URL(event.destination.url);
  const isLeftAlone = event.navigationType === 'reload' || event.downloadRequest !== null || event.formData;
  const region = findRegion();
  const isOtherPage = hasOtherPage(event, url);
  if (isLeftAlone || !event.canIntercept) return;
  if (!isOtherPage && (!region || url.pathname !== location.pathname)) return;
  const isBack = event.navigationType === 'traverse';
  const turnsPage = event.sourceElement?.closest('[data-pages]') !== null && event.sourceElement !== null;
  region?.markBusy();
  const signal = takeOver();
  event.intercept({
    focusReset: 'manual',
    scroll: isBack ? 'after-transition' : 'manual',
    handler: async () => {
      if (isOtherPage) await showPage(url, signal);
      else if (region) await showChange(region, url, signal, isBack);
      if (signal.aborted || isBack) return;
      if (turnsPage && region) heading(region)?.focus({ preventScroll: true });
      scrollTo({ top: 0, behavior: 'instant' });
    },
  });
}

/**
 * Ends what is under way for what comes in its place. Nothing else ends it: Stop, a download or a mail link fail a
 * navigation as well, and would leave the address without its results.
 */
function takeOver(): AbortSignal {
  present.abort();
  present = new AbortController();
  return present.signal;
}

/** Whether more than the results changes: the flow, by a link or in any other way, and with it maybe the path. */
function hasOtherPage({ info, navigationType, destination }: NavigateEvent, url: URL): boolean {
  if (info === flowChange) return true;
  const isSwapped = navigationType === 'traverse' && destination.sameDocument;
  const isOtherPath = url.pathname !== location.pathname;
  return isOtherPath ? isSwapped : findRegion() !== undefined && flowOfAddress(url) !== flowOfAddress(location);
}

async function showPage(url: URL, signal: AbortSignal): Promise<void> {
  await swapPage(url, signal);
  const region = signal.aborted ? undefined : findRegion();
  if (region) tell(region);
}

async function showChange(region: ResultsRegion, url: URL, signal: AbortSignal, isBack: boolean): Promise<void> {
  const recalled = isBack ? recallFragment(url) : undefined;
  if (recalled === undefined) await showResults(region, url, signal);
  else settle(region, recalled);
}

async function showResults(region: ResultsRegion, url: URL, signal: AbortSignal): Promise<void> {
  try {
    settle(region, await fetchFragment(url, signal));
  } catch {
    if (!signal.aborted) region.showFailure();
  }
}

/** Puts in results that have arrived. */
export function settle(region: ResultsRegion, { askedAt, html, late }: Fragment): void {
  resultsAge.askedAt = askedAt;
  const hadFocus = region.element.contains(document.activeElement);
  const showLate = region.show(html);
  void late.then(showLate).then(() => announceLate(region));
  swapHead(region.element.querySelector<HTMLTemplateElement>('[data-head]')?.content);
  tell(region);
  if (hadFocus) heading(region)?.focus({ preventScroll: true });
}

/** Tells the page around the results what they are. */
function tell(region: ResultsRegion): void {
  const state = region.readState();
  if (!state) return;
  shownDestination.value = state.destination;
  if (state.title) document.title = state.title;
  const announcement = document.querySelector('[data-announcement]');
  if (announcement) announcement.textContent = state.announcement;
}

/** Says what the late part of the results comes to, behind how many results there are. */
function announceLate({ element }: ResultsRegion): void {
  const words = element.querySelector('[data-late-message]')?.textContent;
  const announcement = document.querySelector('[data-announcement]');
  if (words && announcement && !announcement.textContent?.includes(words)) announcement.append(` ${words}`);
}

function heading(region: ResultsRegion): HTMLElement | null {
  return region.element.querySelector<HTMLElement>('#results-title');
}
