/** Pictures on a slow network hold the load event back for longer than a visitor waits. */
const longestMs = 4000;

/**
 * Calls `start` when the page has loaded, at once when it already has: nothing may compete with what is first seen.
 * Where that takes long it does not wait for it.
 */
export function afterLoad(start: () => void): void {
  if (document.readyState === 'complete') {
    start();
    return;
  }
  const waited = new AbortController();
  const begin = () => {
    waited.abort();
    clearTimeout(timer);
    start();
  };
  const timer = setTimeout(begin, longestMs);
  addEventListener('load', begin, { signal: waited.signal });
}
