import { parseFragment } from '#client/ui/fragment.ts';
import { isFlowChange } from '#shared/stay/flow-switch.ts';

/**
 * Changes how the stay is bought without a full reload: a link to another flow, or to another length of the gift, and
 * Back. The parts of the page that differ are rendered by the Worker and put in by name. Without the Navigation API links
 * stay links. @rule FLOW-011 STAY-046 STAY-047
 */
export function startFlowSwitch(): void {
  window.navigation?.addEventListener('navigate', (event) => {
    const url = new URL(event.destination.url);
    const isLeftAlone = event.navigationType === 'reload' || event.downloadRequest !== null || event.formData !== null;
    if (isLeftAlone || !event.canIntercept || !isFlowChange(location, url)) return;
    event.intercept({ focusReset: 'manual', scroll: 'manual', handler: () => show(url, event.signal) });
  });
}

async function show(url: URL, signal: AbortSignal): Promise<void> {
  const { base = '' } = document.documentElement.dataset;
  const main = document.getElementById('main');
  main?.setAttribute('aria-busy', 'true');
  try {
    const answer = await fetch(`${base}/fragment${url.pathname.slice(base.length)}${url.search}`, { signal });
    if (!answer.ok) throw new Error(`No parts: ${answer.status}`);
    const markup = parseFragment(await answer.text());
    signal.throwIfAborted();
    putParts(markup, url);
  } catch {
    // The address is already the new one: loading it tells what is wrong with it.
    if (!signal.aborted) location.reload();
  }
  main?.removeAttribute('aria-busy');
}

function putParts(markup: DocumentFragment, { hash }: URL): void {
  const { documentElement: root } = document;
  const focused = document.activeElement?.closest('x-part')?.getAttribute('name');
  const open = document.querySelector('x-part [popover]:popover-open')?.closest('x-part')?.getAttribute('name');
  const flow = markup.querySelector<HTMLElement>('[data-flow-switch]')?.dataset.flow;
  // Until the panel knows its dates, it shows no price of others.
  if (flow !== 'gifting' && /[#&]checkin=/.test(hash)) root.dataset.dated = '';
  else delete root.dataset.dated;
  for (const part of markup.querySelectorAll('x-part')) partOf(part.getAttribute('name'))?.replaceWith(part);
  document.dispatchEvent(new Event('parts'));
  if (open) partOf(open)?.querySelector<HTMLElement>('[popover]')?.showPopover();
  if (focused) partOf(focused)?.querySelector<HTMLElement>('[aria-current="true"]')?.focus({ preventScroll: true });
  const said = document.querySelector('[data-flow-said]');
  if (said) said.textContent = document.querySelector<HTMLElement>('[data-flow-switch]')?.dataset.said ?? '';
  for (const link of document.querySelectorAll<HTMLElement>('header a[data-flow]')) {
    if (link.dataset.flow === flow) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

function partOf(name: string | null): Element | null {
  return document.querySelector(`x-part[name="${name}"]`);
}
