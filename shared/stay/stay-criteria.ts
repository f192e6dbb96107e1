import { type BookableWindow, nightsOf, parseStayDates, type StayDates } from '../calendar/stay-dates.ts';
import { type Party, parseParty, printParty, withoutRoomChoice } from '../party/party.ts';
import { hashReader } from '../search/container.ts';
import type { KeyReader } from '../search/keys.ts';

/** What is chosen on a stay page; the room is always the automatic one. @rule STAY-041 PAX-015 */
export interface StayCriteria {
  readonly dates?: StayDates;
  readonly party: Party;
}

const stayKeys = ['checkin', 'checkout', 'nights', 'night', 'a', 'b', 'c'] as const;

/** The choice that the keys of a hash or query hold; the nights have two names, and no text is an error. @rule STAY-041 CAL-032 */
export function parseStayCriteria(reader: KeyReader, window: BookableWindow): StayCriteria {
  const nights = reader.get('nights') ?? reader.get('night');
  const dates = parseStayDates({ checkin: reader.get('checkin'), checkout: reader.get('checkout'), nights }, window);
  const party = withoutRoomChoice(parseParty((key) => reader.get(key)));
  return dates ? { dates, party } : { party };
}

/** The choice as a hash or query string without its mark; '' for two adults without dates. @rule STAY-041 CAL-017 CAL-022 */
export function printStayCriteria({ dates, party }: StayCriteria): string {
  const days: [string, string][] = dates
    ? [
        ['checkin', dates.checkin],
        ['checkout', dates.checkout],
        ['nights', String(nightsOf(dates))],
      ]
    : [];
  return new URLSearchParams([...days, ...printParty(withoutRoomChoice(party))]).toString();
}

/** The choice of an address: the hash as soon as it names any key with a value, else the query. @rule FLOW-029 STAY-041 */
export function decideStayCriteria(hash: string, query: KeyReader, window: BookableWindow): StayCriteria {
  const reader = hashReader(hash);
  return parseStayCriteria(stayKeys.some((key) => reader.get(key)) ? reader : query, window);
}

/** The query and hash after a change on the page, without their marks: the choice in the hash, none of it in the query. */
export function applyStayCriteria(query: string, criteria: StayCriteria): { query: string; hash: string } {
  const kept = new URLSearchParams(query);
  for (const key of [...stayKeys, 's']) kept.delete(key);
  return { query: kept.toString(), hash: printStayCriteria(criteria) };
}
