const intents = ['pointerdown', 'pointerover', 'focusin', 'keydown'] as const;

/** Calls `start` once when pointer, focus or key reaches the element. */
export function whenIntent(element: Element, start: () => void): void {
  const begin = () => {
    for (const type of intents) element.removeEventListener(type, begin);
    start();
  };
  for (const type of intents) element.addEventListener(type, begin, { passive: true });
}
