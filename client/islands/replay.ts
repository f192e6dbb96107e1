const controls = 'button, [role="button"], [role="option"], [role="tab"], a[aria-haspopup]';

/**
 * Keeps the clicks on controls that need their island, in their order, until the island can take them.
 * Clicks that the browser itself answers (popovers, links, submits, native inputs) pass through untouched, but those on
 * links that the island opens as a dialog.
 */
export class ClickReplay {
  #kept: HTMLElement[] = [];
  readonly #element: HTMLElement;
  readonly #onKept: () => void;

  constructor(element: HTMLElement, onKept: () => void) {
    this.#element = element;
    this.#onKept = onKept;
    element.addEventListener('click', this.#keep, true);
  }

  readonly #keep = (event: MouseEvent): void => {
    // The target may be an SVG shape, which has no click().
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(controls) : null;
    if (!control || isNative(control) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    this.#kept.push(control);
    this.#onKept();
  };

  /** Lets clicks through again and makes those that were kept. */
  release(): void {
    this.#element.removeEventListener('click', this.#keep, true);
    for (const control of this.#kept.splice(0)) control.click();
  }
}

function isNative(control: HTMLElement): boolean {
  if (!(control instanceof HTMLButtonElement)) return false;
  return control.popoverTargetElement !== null || control.hasAttribute('commandfor') || control.type === 'submit';
}
