import type { Flow } from './flow.ts';

/** What a search box can ask; `city` is a destination that is a town, `participants` are one or two people. */
export type BoxField = 'destination' | 'city' | 'dates' | 'travellers' | 'participants' | 'theme';

const fields: Readonly<Record<Flow, readonly BoxField[]>> = {
  booking: ['destination', 'dates', 'travellers', 'theme'],
  gifting: ['destination', 'theme'],
  activity: ['city', 'theme', 'participants'],
  hotel: ['dates', 'travellers'],
};

/** The fields of the search box of a flow, in their order. @rule FLOW-005 FLOW-006 FLOW-015 FLOW-016 FLOW-017 FLOW-018 */
export function boxFields(flow: Flow): readonly BoxField[] {
  return fields[flow];
}

/** Whether the search box of a flow asks for one of these fields. */
export function asksFor(flow: Flow, ...wanted: readonly BoxField[]): boolean {
  return boxFields(flow).some((field) => wanted.includes(field));
}
