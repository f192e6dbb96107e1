import { z } from 'zod';
import { meant } from './answer.ts';
import { isoDate, queryCount, queryId, querySwitch } from './values.ts';

/** Who asks; upstreams may count it, and the answer is the same for everybody. */
function asker(who: string) {
  return meant(z.string().max(40), `${who}; every one gets the same answer`).optional();
}

export const client = asker('The client that asks, such as msite');
export const minisite = asker('The partner site that asks');
export const affiliateId = asker('The affiliate that asks');

/** The day of arrival. */
export const arrival = meant(isoDate, 'The day of arrival');
/** How many nights a stay lasts, 1 to 30. */
export const nightCount = meant(queryCount(1, 30), 'Nights of the stay');
/** Whether a party may be spread over several rooms. */
export const severalRooms = meant(
  querySwitch,
  'Whether the party may take several rooms; false asks for what one room holds',
).default(true);

/** Pages are counted from 0. */
export const pageIndex = meant(queryCount(0, 10_000), 'The page; the first one is 0').default(0);
/** How many items make a page, 1 to 48, `size` when nobody says so. */
export function pageLimit(size: number) {
  return meant(queryCount(1, 48), 'Items on a page').default(size);
}

/** Whether an answer holds the page model too. */
export const fetchPageModel = meant(querySwitch, 'Whether the words for the head and foot of a page come too').default(
  true,
);
export const hotelId = meant(queryId, 'Only this hotel').optional();
