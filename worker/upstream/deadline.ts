/** What {@link Deadline.within} answers when time has run out first. */
export const late = Symbol('late');

/** One clock for all the steps of a piece of work. */
export interface Deadline {
  /** Aborts at the deadline, for callers that can stop. */
  readonly signal: AbortSignal;
  /** `work`, or `late`: callers that cannot be stopped are left behind. */
  within<T>(work: Promise<T>): Promise<T | typeof late>;
  /** Stops the clock; what is waited for afterwards is never late. */
  clear(): void;
}

/** Starts a deadline `ms` from now. */
export function createDeadline(ms: number): Deadline {
  const controller = new AbortController();
  const { promise: passed, resolve } = Promise.withResolvers<typeof late>();
  const timer = setTimeout(() => {
    resolve(late);
    controller.abort(new DOMException(`Not done in ${ms} ms`, 'TimeoutError'));
  }, ms);
  return {
    signal: controller.signal,
    within: (work) => Promise.race([work, passed]),
    clear: () => clearTimeout(timer),
  };
}
