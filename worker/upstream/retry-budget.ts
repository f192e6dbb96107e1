/** Calls that pay for one retry: retries are at most a tenth of the traffic, so that they never make an outage worse. */
const callsPerRetry = 10;
/** Retries that a calm time can save up for a bad one. */
const savedRetries = 10;

/** The retries that an isolate may still make. */
export interface RetryBudget {
  /** Counts a first try. */
  deposit(): void;
  /** Takes one retry out; `false` when there is none. */
  spend(): boolean;
}

/** A budget that starts with `saved` retries. */
export function createRetryBudget(saved = 0): RetryBudget {
  let credit = saved * callsPerRetry;
  return {
    deposit() {
      credit = Math.min(credit + 1, savedRetries * callsPerRetry);
    },
    spend() {
      if (credit < callsPerRetry) return false;
      credit -= callsPerRetry;
      return true;
    },
  };
}

/** The wait before a retry, 0 to 100 ms with full jitter: clients that failed together do not come back together. */
export function decidePauseMs(random: number): number {
  return Math.floor(random * 100);
}
