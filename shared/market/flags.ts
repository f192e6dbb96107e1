import type { Locale } from '../locale/locales.ts';

interface Flag {
  /** On everywhere, off everywhere, or the locales it is on for. */
  readonly on: boolean | readonly Locale[];
  readonly owner: 'search' | 'product' | 'shell';
  /** The ISO date by which the flag is decided and removed; 'never' for a standing market difference. */
  readonly ends: string;
}

/** Every switch of the product with its default per market. @rule FLAG-012 */
const flags = {
  /** Activities without a night have a search of their own. @rule FLAG-009 FLOW-014 */
  activityFlow: { on: true, owner: 'search', ends: 'never' },
  /** Review labels from 7 instead of only from 9. @rule FLAG-012, REV-013 */
  allIncentive: { on: true, owner: 'product', ends: 'never' },
  /** Filters in a drawer from the left, and the favourite activities as a bar of their own. @rule SERP-019 */
  filterDrawer: { on: false, owner: 'search', ends: '2027-06-30' },
  /** A search without dates opens the calendar instead. @rule FLAG-002 FLOW-021 */
  forcedDates: { on: false, owner: 'search', ends: '2027-06-30' },
  /** The same, but once, and not for those who took the dates out. @rule FLAG-010 FLOW-022 */
  suggestedDates: { on: false, owner: 'search', ends: '2027-06-30' },
  /** Hearts on cards and products, and the wishlist that they fill. @rule FLAG-013 SHELL-048 */
  wishlist: { on: true, owner: 'product', ends: 'never' },
} as const satisfies Record<string, Flag>;

export type FlagName = keyof typeof flags;

/** Whether a flag is on for a locale; `overrides` come from the `FLAGS` setting. */
export function isFlagOn(name: FlagName, locale: Locale, overrides: Partial<Record<string, boolean>> = {}): boolean {
  const override = overrides[name];
  if (typeof override === 'boolean') return override;
  const { on } = flags[name] as Flag;
  return typeof on === 'boolean' ? on : on.includes(locale);
}
