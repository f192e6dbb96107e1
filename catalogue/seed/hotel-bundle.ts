import type { HotelPlan } from './plan-hotel.ts';
import type { StayPlan } from './plan-stays.ts';

/** A hotel to fill in with its stays; what a plan does not say holds for the samples only. */
export interface HotelBundle {
  readonly hotel: HotelPlan;
  readonly stays: readonly (StayPlan & StayState)[];
  readonly supply?: 'plenty' | 'last' | 'none';
}

export interface StayState {
  readonly published?: boolean;
  readonly packageAvailable?: boolean;
  readonly channelPercent?: number;
}
