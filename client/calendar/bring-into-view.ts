const room = 16;

/** Scrolls the page just as far as a panel that hangs below its control is seen down to its lower edge. */
export function bringIntoView(panel: Element): void {
  const { top, bottom } = panel.getBoundingClientRect();
  const hidden = Math.min(bottom + room - innerHeight, top - room);
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  if (hidden > 0) scrollBy({ top: hidden, behavior });
}
