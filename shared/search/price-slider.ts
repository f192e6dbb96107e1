import type { Range } from './criteria.ts';
import { orderRange } from './values.ts';

/** The ends of the price slider in whole euros; an end on its bound means that this side is open. @rule FILT-021 FILT-022 */
export const priceSlider = { min: 9, max: 250 } as const;

/** Where the two handles of the price slider stand, in whole euros; `low` is never above `high`. */
export interface PriceHandles {
  readonly low: number;
  readonly high: number;
}

/** Where the handles stand for a price filter in cents: half euros round outwards, open ends stand on their bound. @rule FILT-023 */
export function toHandles(price: Range | undefined): PriceHandles {
  const low = price?.min === undefined ? priceSlider.min : constrainEuros(Math.floor(price.min / 100));
  const high = price?.max === undefined ? priceSlider.max : constrainEuros(Math.ceil(price.max / 100));
  return { low, high };
}

/**
 * The price filter in cents that two handles ask for, in whichever order they come: 9 euros or less is no minimum, 250
 * or more no maximum, and both together no filter. @rule FILT-021 FILT-022 FILT-023 FILT-026
 */
export function toPriceRange(handles: PriceHandles): Range | undefined {
  const low = constrainEuros(Math.min(handles.low, handles.high));
  const high = constrainEuros(Math.max(handles.low, handles.high));
  return orderRange(
    low === priceSlider.min ? undefined : Math.round(low) * 100,
    high === priceSlider.max ? undefined : Math.round(high) * 100,
  );
}

/** Whether the upper end shows a plus, because there is no maximum. @rule FILT-022 */
export function hasOpenEnd(handles: PriceHandles): boolean {
  return handles.high >= priceSlider.max;
}

/** The euros typed into a price field: its first group of digits, at most the maximum; `undefined` without a digit. @rule FILT-025 */
export function parseEuros(text: string): number | undefined {
  const digits = /\d+/.exec(text)?.[0];
  return digits === undefined ? undefined : Math.min(Number(digits), priceSlider.max);
}

function constrainEuros(euros: number): number {
  return Math.min(Math.max(euros, priceSlider.min), priceSlider.max);
}
