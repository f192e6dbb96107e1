import { swapQuotes } from '../islands/props-text.ts';

/** Products in the wishlist, by the names that their hearts carry; nonsense in the storage is an empty list. */
function readNames(): ReadonlySet<string> {
  try {
    const list: { type?: unknown; id?: unknown }[] = JSON.parse(localStorage.getItem('wishlist') ?? '[]');
    return new Set(list.map((kept) => `${kept?.type}-${kept?.id}`));
  } catch {
    return new Set();
  }
}

/**
 * Keeps every heart of the document in step with the wishlist, those of parts that come later and of other tabs too,
 * and remembers the product of its own page as viewed. What changes the lists is loaded when it is needed.
 * @rule OPEN-044 CARD-040 STAY-007
 */
export function startHearts(): void {
  let isDue = false;
  const show = () => {
    isDue = false;
    const names = readNames();
    for (const heart of document.querySelectorAll<HTMLElement>('[data-heart]')) {
      const isKept = String(names.has(heart.dataset.heart ?? ''));
      if (heart.ariaPressed !== isKept) heart.ariaPressed = isKept;
    }
  };
  const showSoon = () => {
    if (!isDue) requestAnimationFrame(show);
    isDue = true;
  };
  showSoon();
  new MutationObserver(showSoon).observe(document, { childList: true, subtree: true });
  addEventListener('storage', showSoon);
  addEventListener('keptchange', showSoon);
  addEventListener('pageshow', showSoon);
  document.addEventListener('click', async ({ target }) => {
    const heart = target instanceof Element ? target.closest<HTMLElement>('[data-heart]') : null;
    if (heart) (await import('./toggle-kept.ts')).toggleKept(productOf(heart));
  });
  const onReady = async () => {
    const viewed = document.querySelector<HTMLElement>('[data-viewed]');
    if (viewed) (await import('../recent/remember-viewed.ts')).rememberViewed(productOf(viewed));
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', onReady, { once: true });
  else void onReady();
}

function productOf(heart: HTMLElement): string {
  return swapQuotes(heart.dataset.product ?? '');
}
