import { animationMs, easeOut, stepTo, turnsOf } from './carousel-steps.ts';

/**
 * A row that scrolls and snaps by itself; this adds arrows that wrap around, and lets a sixth of the width decide a
 * swipe over pictures of which one is seen. Without script it stays a plain scroll-snap row.
 * @rule CARD-003 CARD-004 CARD-037 CARD-038 CARD-039
 */
class SnapCarousel extends HTMLElement {
  #swipe: { readonly x: number; readonly item: number } | undefined;

  connectedCallback(): void {
    this.addEventListener('click', this.#onClick);
    this.addEventListener('touchstart', this.#onTouchStart, { passive: true });
    this.addEventListener('touchend', this.#onTouchEnd, { passive: true });
  }

  disconnectedCallback(): void {
    this.removeEventListener('click', this.#onClick);
    this.removeEventListener('touchstart', this.#onTouchStart);
    this.removeEventListener('touchend', this.#onTouchEnd);
  }

  get #track(): HTMLElement | null {
    return this.querySelector<HTMLElement>('[data-track]');
  }

  readonly #onClick = (event: Event): void => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-step]') : null;
    const track = this.#track;
    if (!button || !track) return;
    event.preventDefault();
    const stride = strideOf(track);
    const current = Math.round(track.scrollLeft / stride);
    const seen = Math.max(Math.round(track.clientWidth / stride), 1);
    const row = { current, count: track.children.length, seen };
    scrollTrack(track, stepTo(row, Number(button.dataset.step)) * stride);
  };

  readonly #onTouchStart = ({ touches }: TouchEvent): void => {
    const track = this.#track;
    const [touch] = touches;
    const isPicture = track && strideOf(track) >= track.clientWidth;
    this.#swipe =
      touch && isPicture && touches.length === 1
        ? { x: touch.clientX, item: Math.round(track.scrollLeft / track.clientWidth) }
        : undefined;
  };

  readonly #onTouchEnd = ({ changedTouches: [touch] }: TouchEvent): void => {
    const track = this.#track;
    const swipe = this.#swipe;
    this.#swipe = undefined;
    if (!track || !swipe || !touch) return;
    const width = track.clientWidth;
    const item = swipe.item + turnsOf(swipe.x - touch.clientX, width);
    const left = Math.min(Math.max(item, 0), track.children.length - 1) * width;
    if (left !== track.scrollLeft) scrollTrack(track, left);
  };
}

/** From the start of one item to that of the next. */
function strideOf({ children: [first, second], clientWidth }: HTMLElement): number {
  if (!(first instanceof HTMLElement && second instanceof HTMLElement)) return clientWidth;
  return second.offsetLeft - first.offsetLeft || clientWidth;
}

const running = new WeakMap<HTMLElement, number>();

/** Scrolls in {@link animationMs}; a swing that is still on its way gives way to it, and so does the snapping. */
function scrollTrack(track: HTMLElement, left: number): void {
  const from = track.scrollLeft;
  const duration = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : animationMs;
  const run = (running.get(track) ?? 0) + 1;
  running.set(track, run);
  track.style.scrollSnapType = 'none';
  track.style.overflowX = 'hidden';
  const start = performance.now();
  const move = (now: number) => {
    if (running.get(track) !== run) return;
    const progress = duration === 0 ? 1 : Math.min(Math.max(now - start, 0) / duration, 1);
    track.scrollLeft = from + (left - from) * easeOut(progress);
    if (progress < 1) {
      requestAnimationFrame(move);
      return;
    }
    track.style.scrollSnapType = '';
    track.style.overflowX = '';
  };
  requestAnimationFrame(move);
}

export function startCarousels(): void {
  customElements.define('snap-carousel', SnapCarousel);
}
