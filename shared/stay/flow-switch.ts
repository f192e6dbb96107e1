import type { Flow } from '../search/flow.ts';

/** The two ways to buy a stay: for oneself with dates, or as a gift without. @rule FLOW-010 */
export type StayFlow = Extract<Flow, 'booking' | 'gifting'>;

/** The flow of a stay page; booking for anything that is not gifting. @rule FLOW-012 STAY-001 */
export function parseStayFlow(text: string | null | undefined): StayFlow {
  return text === 'gifting' ? 'gifting' : 'booking';
}

/**
 * The query of the same page in a flow, without its mark: everything else stays, and the nights of a gift go back to
 * their default, which is to name none. @rule FLOW-011 STAY-046 STAY-047
 */
export function formatSwitch(query: string, flow: StayFlow): string {
  const kept = new URLSearchParams(query);
  kept.set('flow', flow);
  kept.delete('giftNights');
  return kept.toString();
}

/** The query of the gift of so many nights, without its mark. @rule STAY-041 */
export function formatGiftNights(query: string, nights: number): string {
  const kept = new URLSearchParams(query);
  kept.set('flow', 'gifting');
  kept.set('giftNights', String(nights));
  return kept.toString();
}

/**
 * The length of a gift among those offered: the asked one, else the shortest; `undefined` where none is offered.
 * @rule STAY-047 OPEN-101
 */
export function decideGiftNights<T extends { readonly los: number }>(
  offered: readonly T[],
  asked: string | null | undefined,
): T | undefined {
  const shortest = offered.toSorted((a, b) => a.los - b.los)[0];
  return offered.find(({ los }) => String(los) === asked) ?? shortest;
}

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** Whether a navigation only changes how the very same stay is bought, so that the page can stay. @rule FLOW-011 FLOW-042 */
export function isFlowChange(from: Address, to: Address): boolean {
  const [before, after] = [from, to].map(({ pathname }) => /^(.*\/weekend\/\d+)(?:-[^/]*)?$/.exec(pathname)?.[1]);
  return before !== undefined && before === after && stateOf(from) !== stateOf(to);
}

function stateOf({ search }: Address): string {
  const query = new URLSearchParams(search);
  const flow = parseStayFlow(query.get('flow'));
  return flow === 'gifting' ? `${flow} ${query.get('giftNights') ?? ''}` : flow;
}
