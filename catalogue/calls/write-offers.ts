import { type IsoDate, toDayNumber, todayIn } from '#shared/calendar/date.ts';
import type { WireParty } from '#shared/catalogue/party.ts';
import type { Language } from '#shared/locale/locales.ts';
import type { Card } from '../queries/select-cards.ts';
import { countries } from '../seed/geography/countries.ts';
import { type OfferPurpose, writeOffer } from './write-offer.ts';

interface OffersContext {
  readonly language: Language;
  readonly party: WireParty;
  readonly checkin: IsoDate | undefined;
  readonly now: number;
  readonly purpose: OfferPurpose | undefined;
}

/** These stays as lists show them, on the wire. */
export function writeOffers(cards: readonly Card[], { language, party, checkin, now, purpose }: OffersContext) {
  const today = todayIn(now, countries.FR.timeZone);
  const context = { language, party, checkin, checkinDay: checkin && toDayNumber(checkin), today, purpose };
  return cards.map((card) => writeOffer(card, context));
}
