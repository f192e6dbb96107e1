/** The ends of a slider, in the unit it shows. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** Where the two handles of a slider stand, in the unit it shows; while they are dragged in either order. */
export interface Handles {
  readonly low: number;
  readonly high: number;
}

/** The handles in order and inside their bounds. @rule FILT-026 FILT-029 */
export function constrainHandles({ low, high }: Handles, { min, max }: Bounds): Handles {
  const constrain = (value: number) => Math.min(Math.max(value, min), max);
  return { low: constrain(Math.min(low, high)), high: constrain(Math.max(low, high)) };
}

/** The number typed beside a slider: its first group of digits, at most `max`; `undefined` without a digit. @rule FILT-025 */
export function parseTyped(text: string, max: number): number | undefined {
  const digits = /\d+/.exec(text)?.[0];
  return digits === undefined ? undefined : Math.min(Number(digits), max);
}
