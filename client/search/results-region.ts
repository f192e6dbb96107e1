import { parseFragment } from '../ui/fragment.ts';
import { lateSlot } from './late.ts';
import type { ResultsState } from './results-state.ts';

/** The part of the results page that changes with the criteria. */
export interface ResultsRegion {
  readonly element: HTMLElement;
  /** Says that other results are on their way; the present ones stay. */
  markBusy(): void;
  /** Puts in a fragment of the storefront; gives what puts in its late part, which does nothing once others are shown. */
  show(html: string): (late: string) => void;
  /** Says that nothing could be fetched at all, in the words the server left for it. */
  showFailure(): void;
  readState(): ResultsState | undefined;
}

/** The region of the page as it is now, if it has one. */
export function findRegion(): ResultsRegion | undefined {
  const element = document.querySelector<HTMLElement>('[data-results]');
  if (!element) return undefined;
  const put = (content: Node) => {
    element.replaceChildren(content);
    element.removeAttribute('aria-busy');
    document.documentElement.removeAttribute('data-awaits-results');
  };
  return {
    element,
    markBusy: () => element.setAttribute('aria-busy', 'true'),
    show(html) {
      put(parseFragment(html));
      const slot = element.querySelector(lateSlot);
      return (late) => slot?.isConnected && slot.replaceWith(parseFragment(late));
    },
    showFailure() {
      const words = document.querySelector<HTMLTemplateElement>('[data-results-failure]');
      if (words) put(words.content.cloneNode(true));
    },
    readState() {
      const text = element.querySelector<HTMLElement>('[data-state]')?.dataset.state;
      return text === undefined ? undefined : (JSON.parse(text) as ResultsState);
    },
  };
}
