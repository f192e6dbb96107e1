/**
 * A row of pictures that scrolls and snaps by itself; this adds arrows that wrap around in 300 ms. A swipe is decided
 * at one sixth of the width. Without script it stays a plain scroll-snap row.
 * @rule CARD-003, CARD-037, CARD-038
 */
class SnapCarousel extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', this.#onClick);
  }

  disconnectedCallback(): void {
    this.removeEventListener('click', this.#onClick);
  }

  readonly #onClick = (event: Event): void => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-step]') : null;
    const track = this.querySelector<HTMLElement>('[data-track]');
    if (!button || !track) return;
    event.preventDefault();
    const width = track.clientWidth;
    const count = Math.max(1, Math.round(track.scrollWidth / width));
    const current = Math.round(track.scrollLeft / width);
    const next = (current + Number(button.dataset.step) + count) % count;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    track.scrollTo({ left: next * width, behavior });
  };
}

export function startCarousels(): void {
  customElements.define('snap-carousel', SnapCarousel);
}
