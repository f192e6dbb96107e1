/**
 * Closes an open popover marked `data-close-on-leave` when the keyboard takes the focus out of it: on a phone it covers
 * the page, and a focus behind it could not be seen (WCAG 2.4.11). Works before hydration, for panels of pages and
 * islands alike.
 */
export function startCloseOnLeave(): void {
  document.addEventListener('focusout', (event) => {
    const { target, relatedTarget } = event;
    if (!(target instanceof Element) || !(relatedTarget instanceof Node)) return;
    const panel = target.closest<HTMLElement>('[data-close-on-leave]:popover-open');
    if (panel && !panel.contains(relatedTarget)) panel.hidePopover();
  });
}
