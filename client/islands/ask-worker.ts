/** A question of the browser is given up after this time. */
export const patienceMs = 10_000;

/** An answer that is no 2xx. */
export class AskError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The answer was ${status}`);
    this.status = status;
  }
}

/**
 * The JSON document that our own Worker answers. Rejects when it does not come within ten seconds, when the status is not
 * 2xx (an {@link AskError}), when it is no JSON, and when `signal` is aborted.
 */
export async function askWorker<T extends object>(url: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
  });
  if (!response.ok) throw new AskError(response.status);
  // The type is that of the route which this very build serves.
  return (await response.json()) as T;
}
