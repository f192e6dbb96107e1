import type { StayFlow } from './flow-switch.ts';

/** What is told of a stay when it is seen or chosen; `price` in cents, absent where none is known. @rule TRACK-002 */
export interface StayEvent {
  readonly event: 'view_item' | 'select_item';
  readonly productId: number;
  readonly label: string;
  readonly hotelId: number;
  readonly flow: StayFlow;
  readonly price?: number;
}

/** What a switch of the flow tells: the stay is seen anew in it, and chosen in it. @rule STAY-048 */
export function switchEvents(
  stay: { readonly id: number; readonly label: string; readonly hotelId: number },
  flow: StayFlow,
  price: number | undefined,
): readonly [StayEvent, StayEvent] {
  const { id: productId, label, hotelId } = stay;
  const told = { productId, label, hotelId, flow, ...(price !== undefined && { price }) };
  return [
    { event: 'view_item', ...told },
    { event: 'select_item', ...told },
  ];
}
