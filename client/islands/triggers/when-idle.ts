/** Calls `start` when the page has loaded and the browser is idle, or two seconds after. */
export function whenIdle(start: () => void): void {
  const wait = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start, 200);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', () => wait(), { once: true });
}
