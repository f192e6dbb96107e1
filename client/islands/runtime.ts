import { islandOf } from './island-module.ts';
import { swapQuotes } from './props-text.ts';
import { loadIsland } from './registry.ts';
import { ClickReplay } from './replay.ts';
import { whenIdle } from './triggers/when-idle.ts';
import { whenIntent } from './triggers/when-intent.ts';
import { whenVisible } from './triggers/when-visible.ts';
import { visitorWith } from './visitor.ts';

/** One island: markup of the server that becomes a React root of its own, once, when its trigger says so. */
class IslandElement extends HTMLElement {
  #watching = false;
  #started = false;
  #replay: ClickReplay | undefined;
  #unmount: (() => void) | undefined;

  connectedCallback(): void {
    if (this.#watching) return;
    // An element can connect while the parser is still inside it; its end marker is then not there yet.
    if (this.lastElementChild?.localName === 'x-end') this.#watch();
    else requestAnimationFrame(() => this.isConnected && this.connectedCallback());
  }

  disconnectedCallback(): void {
    // A move connects the element again at once; only a removal ends the root.
    queueMicrotask(() => {
      if (!this.isConnected) this.#unmount?.();
    });
  }

  #watch(): void {
    this.#watching = true;
    const start = () => void this.#start();
    this.#replay = new ClickReplay(this, start);
    const when = this.getAttribute('when');
    if (when === 'visible') whenVisible(this, start);
    // A hash may hold what the server could not know, and the island has to show it.
    if (when === 'idle' || (when === 'intent' && location.hash !== '')) whenIdle(start);
    // What the server rendered no longer holds once the address says something else.
    else if (when === 'intent') window.navigation?.addEventListener('currententrychange', start, { once: true });
    whenIntent(this, start);
  }

  async #start(): Promise<void> {
    if (this.#started) return;
    this.#started = true;
    const name = this.getAttribute('name') ?? '';
    const [{ hydrate }, module] = await Promise.all([import('./hydrate.ts'), loadIsland(name)]);
    const root = this.firstElementChild;
    if (!this.isConnected || !root) return;
    const { props, messages } = JSON.parse(swapQuotes(this.getAttribute('props') ?? '{}'));
    this.#unmount = await hydrate(root, this.id, islandOf(module), props, visitorWith(messages));
    this.setAttribute('hydrated', '');
    this.#replay?.release();
  }
}

export function startIslands(): void {
  customElements.define('x-island', IslandElement);
}
