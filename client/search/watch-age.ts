import { resultsAge } from './results-age.ts';

/** After this long a price may be another one. */
const oldMs = 600_000;

/**
 * Asks again for results that have stood for ten minutes, as soon as somebody looks at them: after a return to the page
 * or its tab, or while it lies open. What cannot be done at the moment is tried again a minute later. @rule SERP-020
 */
export function watchAge(): void {
  const check = async () => {
    const now = Date.now();
    if (document.hidden || now - resultsAge.askedAt < oldMs) return;
    const before = resultsAge.askedAt;
    resultsAge.askedAt = now;
    const isDone = await import('./renew-results.ts').then(({ renewResults }) => renewResults()).catch(() => false);
    if (!isDone && resultsAge.askedAt === now) resultsAge.askedAt = before;
  };
  document.addEventListener('visibilitychange', check);
  addEventListener('pageshow', check);
  setInterval(check, 60_000);
}
