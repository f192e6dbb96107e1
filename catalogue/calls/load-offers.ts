import { type IsoDate, toDayNumber, todayIn } from '#shared/calendar/date.ts';
import type { WireParty } from '#shared/catalogue/party.ts';
import type { Language } from '#shared/locale/locales.ts';
import type { Database } from '../queries/database.ts';
import type { FoundStay } from '../queries/find-stays.ts';
import { loadCards } from '../queries/load-cards.ts';
import { loadNights } from '../queries/load-nights.ts';
import { fewestRooms } from '../rules/sell-nights.ts';
import { countries } from '../seed/geography/countries.ts';
import { type OfferPurpose, writeOffer } from './write-offer.ts';

interface OffersContext {
  readonly language: Language;
  readonly party: WireParty;
  readonly checkin: IsoDate | undefined;
  readonly now: number;
  readonly purpose: OfferPurpose | undefined;
}

export type WrittenOffer = ReturnType<typeof writeOffer>;

/** What lists show of these stays, in their order; with dates the rooms left are told. */
export async function loadOffers(
  db: Database,
  stays: readonly FoundStay[],
  { language, party, checkin, now, purpose }: OffersContext,
): Promise<WrittenOffer[]> {
  const checkinDay = checkin && toDayNumber(checkin);
  const [cards, available] = await Promise.all([
    loadCards(db, stays, language),
    checkinDay === undefined ? undefined : countAvailable(db, stays, checkinDay),
  ]);
  const today = todayIn(now, countries.FR.timeZone);
  const context = { language, party, checkin, checkinDay, today, purpose };
  return stays.flatMap((found) => {
    const card = cards.get(found.id);
    return card ? [writeOffer(card, { ...found, available: available?.get(found.id) }, context)] : [];
  });
}

/** The rooms left for each stay of a page on the asked dates. */
async function countAvailable(db: Database, stays: readonly FoundStay[], day: number): Promise<Map<number, number>> {
  const roomIds = new Set(stays.map(({ roomId }) => roomId));
  const most = Math.max(0, ...stays.map(({ nights }) => nights));
  const rooms = await loadNights(db, [...roomIds], day, day + most);
  return new Map(stays.map(({ id, roomId, nights }) => [id, fewestRooms(rooms.get(roomId) ?? [], day, nights)]));
}
