import type { ResultsState } from './results-state.ts';

/** The part of the results page that changes with the criteria. */
export interface ResultsRegion {
  readonly element: HTMLElement;
  /** Says that other results are on their way; the present ones stay. */
  markBusy(): void;
  /** Puts in a fragment of the storefront. */
  show(html: string): void;
  /** Says that nothing could be fetched at all, in the words the server left for it. */
  showFailure(): void;
  readState(): ResultsState | undefined;
}

/** The region of this page, if it has one; to be asked once, because it makes the one named policy for its markup. */
export function findRegion(): ResultsRegion | undefined {
  const element = document.querySelector<HTMLElement>('[data-results]');
  if (!element) return undefined;
  const policy = window.trustedTypes?.createPolicy('fragment', { createHTML: (html) => html });
  const put = (content: Node) => {
    element.replaceChildren(content);
    element.removeAttribute('aria-busy');
    document.documentElement.removeAttribute('data-awaits-results');
  };
  return {
    element,
    markBusy: () => element.setAttribute('aria-busy', 'true'),
    show(html) {
      const template = document.createElement('template');
      // The property takes only a string in its type, and only trusted markup in the browser.
      template.innerHTML = (policy?.createHTML(html) ?? html) as string;
      put(template.content);
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
