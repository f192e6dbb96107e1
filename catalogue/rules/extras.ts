import type { WireParty } from '#shared/catalogue/party.ts';
import type { ActivityDay } from '#shared/checkout/activity-days.ts';
import { type ActivityCode, activityTraits, numberActivity } from '../seed/activities.ts';
import type { StayPrice } from './price.ts';

/** The extras of a stay that are among the activities whose day was chosen, in the order of the stay. @rule STAY-021 */
export function chosenExtras(
  { id, extras }: { readonly id: number; readonly extras: readonly ActivityCode[] },
  chosen: readonly ActivityDay[],
): ActivityCode[] {
  const ids = new Set(chosen.map(({ activityId }) => activityId));
  return extras.filter((code) => ids.has(numberActivity(id, code)));
}

/** The price with extras, which everybody but babies pays in full and no reduction lowers. @rule STAY-021 */
export function addExtras(
  price: StayPrice,
  extras: readonly ActivityCode[],
  { adult, child }: Pick<WireParty, 'adult' | 'child'>,
): StayPrice {
  const added = extras.reduce((sum, code) => sum + activityTraits[code].price * (adult + child), 0);
  const { reference, total, lowest } = price;
  return { ...price, reference: reference + added, total: total + added, lowest: lowest + added };
}
