const cards = '[data-results] [data-hotel]';

/** Marks the cards of these hotels in the list, and no others. */
export function markCards(hotels: readonly number[]): void {
  for (const card of document.querySelectorAll<HTMLElement>(cards)) {
    card.toggleAttribute('data-on-map', hotels.includes(Number(card.dataset.hotel)));
  }
}

/** Tells which hotel's card has the pointer or the focus; `undefined` when none has. Gives what ends it. */
export function watchCards(onPoint: (hotel: number | undefined) => void): () => void {
  const watch = ({ target }: Event) => {
    const card = target instanceof Element ? target.closest<HTMLElement>(cards) : null;
    onPoint(card ? Number(card.dataset.hotel) : undefined);
  };
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, watch, { passive: true });
  return () => {
    for (const type of ['pointerover', 'focusin']) document.removeEventListener(type, watch);
  };
}

/** Calls back whenever the list is put in anew; gives what ends it. */
export function whenListChanges(onChange: () => void): () => void {
  const region = document.querySelector('[data-results]');
  if (!region) return () => undefined;
  const observer = new MutationObserver(onChange);
  observer.observe(region, { childList: true });
  return () => observer.disconnect();
}
