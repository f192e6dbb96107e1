/** The four ways to search: a stay for oneself, a stay as a gift, an activity, the offers of one hotel. @rule FLOW-002 */
export const flows = ['booking', 'gifting', 'activity', 'hotel'] as const;
export type Flow = (typeof flows)[number];

/** The flow when none is named. @rule FLOW-012 */
export const defaultFlow = 'booking' satisfies Flow;

/** The flow that the query key `flow` names; the default one for anything else. @rule FLOW-002 FLOW-012 */
export function parseFlow(text: string | null | undefined): Flow {
  return flows.find((flow) => flow === text) ?? defaultFlow;
}
