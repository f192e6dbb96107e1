import type { Criteria, Range } from './criteria.ts';
import { clearFilters } from './filter-groups.ts';
import type { Flow } from './flow.ts';
import { type Bounds, constrainHandles, type Handles } from './slider.ts';
import { orderRange } from './values.ts';

/** The ends of the price slider in whole euros; an end on its bound means that this side is open. @rule FILT-021 FILT-022 */
export const priceSlider = { min: 9, max: 250 } as const;

const activityMin = 1;

/** The ends of the price slider of a flow; the lower one is where activities begin. @rule FILT-024 */
export function priceBounds(flow: Flow): Bounds {
  return flow === 'activity' ? { ...priceSlider, min: activityMin } : priceSlider;
}

/** Whether a flow lets the minimum be chosen; for activities it is one euro. @rule FILT-024 */
export function hasFixedMinimum(flow: Flow): boolean {
  return flow === 'activity';
}

/** The criterion that holds the price filter of a flow: gifting has one of its own. @rule FILT-028 */
export function priceKey(flow: Flow): 'price' | 'singleVoucherPrice' {
  return flow === 'gifting' ? 'singleVoucherPrice' : 'price';
}

/** Where the handles stand for a price filter in cents: half euros round outwards, open ends stand on their bound. @rule FILT-023 */
export function toHandles(price: Range | undefined, bounds: Bounds = priceSlider): Handles {
  return constrainHandles(
    {
      low: price?.min === undefined ? bounds.min : Math.floor(price.min / 100),
      high: price?.max === undefined ? bounds.max : Math.ceil(price.max / 100),
    },
    bounds,
  );
}

/**
 * The price filter in cents that two handles ask for, in whichever order they come: 9 euros or less is no minimum, 250
 * or more no maximum, and both together no filter. With a maximum, activities cost one euro at least.
 * @rule FILT-021 FILT-022 FILT-023 FILT-024 FILT-026
 */
export function toPriceRange(handles: Handles, flow: Flow = 'booking'): Range | undefined {
  const { low, high } = constrainHandles(handles, priceSlider);
  const max = high === priceSlider.max ? undefined : Math.round(high) * 100;
  if (hasFixedMinimum(flow)) return max === undefined ? undefined : { min: activityMin * 100, max };
  return orderRange(low === priceSlider.min ? undefined : Math.round(low) * 100, max);
}

/** The criteria with the price that the handles ask for, under the key of the flow. @rule FILT-028 */
export function withPrice(criteria: Criteria, handles: Handles, flow: Flow): Criteria {
  const range = toPriceRange(handles, flow);
  const rest = clearFilters(criteria, ['price']);
  return range ? { ...rest, [priceKey(flow)]: range } : rest;
}

/** Whether the upper end shows a plus, because there is no maximum. @rule FILT-022 */
export function hasOpenEnd(handles: Handles): boolean {
  return handles.high >= priceSlider.max;
}
