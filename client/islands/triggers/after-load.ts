/** Calls `start` when the page has loaded, at once when it already has: nothing may compete with what is first seen. */
export function afterLoad(start: () => void): void {
  if (document.readyState === 'complete') start();
  else addEventListener('load', () => start(), { once: true });
}
