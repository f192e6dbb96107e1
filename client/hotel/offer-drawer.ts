import { parseFragment } from '../ui/fragment.ts';

/** Details that were asked for lately; a price may have changed after this. */
const keepMs = 30_000;

interface Asked {
  readonly answer: Promise<string>;
  readonly at: number;
}

/**
 * Opens the offers of the page in its drawer. Their details are fetched as soon as a pointer or the focus reaches one.
 * The card stays a link: where the details cannot be had, it leads to the page of the stay. Answers how to stop.
 * @rule OFFD-001 OFFD-002
 */
export function startOfferDrawer(onChooseDates: () => void): () => void {
  const asked = new Map<string, Asked>();
  const ask = (address: string): Promise<string> => {
    const known = asked.get(address);
    if (known && performance.now() - known.at < keepMs) return known.answer;
    const answer = fetchDetail(address);
    answer.catch(() => asked.delete(address));
    asked.set(address, { answer, at: performance.now() });
    return answer;
  };

  const onIntent = (event: Event) => {
    const address = linkOf(event)?.dataset.offer;
    if (address) void ask(address).catch(() => undefined);
  };
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const drawer = document.querySelector<HTMLDialogElement>('[data-offer-drawer]');
    const link = linkOf(event);
    if (drawer && link?.dataset.offer) {
      event.preventDefault();
      void show(drawer, link, ask(link.dataset.offer));
    } else if (drawer && event.target instanceof Element && event.target.closest('[data-choose-dates]')) {
      drawer.close();
      onChooseDates();
    }
  };
  const stopped = new AbortController();
  const { signal } = stopped;
  document.addEventListener('pointerover', onIntent, { signal });
  document.addEventListener('focusin', onIntent, { signal });
  document.addEventListener('click', onClick, { signal });
  return () => stopped.abort();
}

async function show(drawer: HTMLDialogElement, link: HTMLAnchorElement, answer: Promise<string>): Promise<void> {
  const content = drawer.querySelector<HTMLElement>('[data-offer-content]');
  const loading = drawer.querySelector<HTMLTemplateElement>('[data-offer-loading]');
  if (!content) return;
  content.replaceChildren(loading?.content.cloneNode(true) ?? '');
  content.dataset.shown = link.dataset.offer;
  drawer.showModal();
  try {
    const html = await answer;
    // It may have been closed, or opened with another offer, since.
    if (drawer.open && content.dataset.shown === link.dataset.offer) content.replaceChildren(parseFragment(html));
  } catch {
    if (drawer.open) location.assign(link.href);
  }
}

async function fetchDetail(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`No details: ${response.status}`);
  return response.text();
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-offer]') : null;
}
