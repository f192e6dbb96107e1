/** How often a key may be tried, and for how long its tries are remembered. */
interface AttemptRule {
  readonly limit: number;
  readonly periodMs: number;
  /** Keys remembered at once; beyond it the oldest are forgotten. */
  readonly maxKeys: number;
}

/** Counts tries in this isolate. A try is counted when it begins, so that many at once count too. */
interface Attempts {
  /** Takes one try of each key; with one of them used up nothing is taken, and the answer is how long to wait. */
  take(keys: readonly string[], now: number): { readonly allowed: true } | { readonly allowed: false; waitMs: number };
  /** Undoes a try that was right, so that only wrong ones add up. */
  giveBack(keys: readonly string[]): void;
}

interface Window {
  count: number;
  readonly endsAt: number;
}

export function createAttempts({ limit, periodMs, maxKeys }: AttemptRule): Attempts {
  const windows = new Map<string, Window>();

  function windowOf(key: string, now: number): Window {
    const known = windows.get(key);
    // A clock that went back must not lock anybody out for longer than a period.
    if (known && now < known.endsAt && known.endsAt - now <= periodMs) return known;
    const fresh = { count: 0, endsAt: now + periodMs };
    windows.delete(key);
    windows.set(key, fresh);
    for (const oldest of windows.keys()) {
      if (windows.size <= maxKeys) break;
      windows.delete(oldest);
    }
    return fresh;
  }

  return {
    take(keys, now) {
      const asked = keys.map((key) => windowOf(key, now));
      const full = asked.filter(({ count }) => count >= limit).map(({ endsAt }) => endsAt - now);
      if (full.length > 0) return { allowed: false, waitMs: Math.max(...full) };
      for (const window of asked) window.count += 1;
      return { allowed: true };
    },
    giveBack(keys) {
      for (const key of keys) {
        const window = windows.get(key);
        if (window) window.count = Math.max(window.count - 1, 0);
      }
    },
  };
}
