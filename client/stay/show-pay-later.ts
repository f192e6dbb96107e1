import { parseFragment } from '#client/ui/fragment.ts';

/**
 * Puts the answer of an address into the place for paying later, once the visitor comes near it; what cannot be had is
 * not shown, because the amounts of other dates would be wrong. Resolves when it stands; never once `signal` is aborted.
 */
export function showPayLater(slot: HTMLElement, address: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      async (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        const html = await fetchMarkup(address, signal);
        if (signal.aborted) return;
        slot.replaceChildren(parseFragment(html));
        resolve();
      },
      { rootMargin: '200px' },
    );
    signal.addEventListener('abort', () => observer.disconnect());
    // An empty place has no box of its own.
    if (slot.parentElement && !signal.aborted) observer.observe(slot.parentElement);
  });
}

async function fetchMarkup(address: string, signal: AbortSignal): Promise<string> {
  try {
    const answer = await fetch(address, { signal });
    return answer.ok ? await answer.text() : '';
  } catch {
    return '';
  }
}
