const firstMs = 60_000;
const longestMs = 6 * 3_600_000;

/** When a delivery that failed for the `attempts`-th time is tried again: after a minute, then twice as long, at most six hours. */
export function nextAttemptAt(attempts: number, now: number): number {
  return now + Math.min(longestMs, firstMs * 2 ** Math.max(0, attempts - 1));
}
