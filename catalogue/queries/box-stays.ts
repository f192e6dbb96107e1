import { type SQL, sql } from 'drizzle-orm';
import { tagBit } from '../seed/activities.ts';
import { boxPlanOf } from '../seed/boxes.ts';
import { themeBit } from '../seed/themes.ts';
import type { Narrowing } from './criteria.ts';
import type { BoxRow } from './load-boxes.ts';
import { whole } from './price.ts';

/** The stays that a box opens: those that its value pays come first, then those of the market's own country. @rule API-021 */
export function staysOfBox({ theme, market, value }: BoxRow): Narrowing {
  return {
    where: sql.join([sql`stay.on_sale_days IS NULL`, ...conditions(theme)], sql` AND `),
    first: sql`total > ${value}, country <> ${market}`,
  };
}

function conditions(code: BoxRow['theme']): SQL[] {
  const { theme, tags, hotelTypes, hotelStyles, hotelEnvironments, minStars, minNights, petsAllowed } =
    boxPlanOf(code).criteria;
  const all: SQL[] = [];
  if (theme !== undefined) all.push(sql`stay.themes & ${whole(themeBit(theme))}`);
  if (tags) all.push(sql`stay.tags & ${whole(tags.reduce((mask, tag) => mask | tagBit(tag), 0))}`);
  if (hotelTypes) all.push(isOneOf(sql`hotel.type`, hotelTypes));
  if (hotelStyles) all.push(isOneOf(sql`hotel.style`, hotelStyles));
  if (hotelEnvironments) all.push(isOneOf(sql`hotel.environment`, hotelEnvironments));
  if (minStars !== undefined) all.push(sql`hotel.stars >= ${minStars}`);
  if (minNights !== undefined) all.push(sql`stay.default_nights >= ${minNights}`);
  if (petsAllowed) all.push(sql`hotel.pets = 1`);
  return all;
}

function isOneOf(column: SQL, values: readonly string[]): SQL {
  return sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(values)}))`;
}
