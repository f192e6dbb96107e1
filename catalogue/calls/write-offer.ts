import { addDays, type IsoDate, toDayNumber } from '#shared/calendar/date.ts';
import type { WireParty } from '#shared/catalogue/party.ts';
import type { Language } from '#shared/locale/locales.ts';
import { slugify } from '#shared/routes.ts';
import type { Card } from '../queries/select-cards.ts';
import { priceFields, reduceStay } from '../rules/price.ts';
import { countries } from '../seed/geography/countries.ts';
import { themesOf } from '../seed/themes.ts';
import { leadStay, listProgramme, nameStay, stayUri } from '../text/describe-stay.ts';
import { drawAttention } from '../text/draw-attention.ts';
import { picturesOf } from '../text/picture-stay.ts';
import { textsOf } from '../text/texts-of.ts';
import { writeCancellation } from '../text/write-cancellation.ts';
import { writeDiscount } from './write-price-info.ts';

/** What an offer is for besides booking it. */
export type OfferPurpose = 'gift' | 'beneficiary';

interface OfferContext {
  readonly language: Language;
  readonly party: WireParty;
  readonly checkin: IsoDate | undefined;
  readonly checkinDay: number | undefined;
  readonly today: IsoDate;
  /** What the offer is for; a stay to book when it is missing. */
  readonly purpose?: OfferPurpose | undefined;
}

/** An arrival within so many days is last minute. */
const lastMinuteDays = 4;

/** A stay as lists show it, on the wire. */
export function writeOffer(card: Card, context: OfferContext) {
  const { stay: own, hotel, room, city, region } = card;
  const { language, party, checkin, checkinDay, purpose } = context;
  const stay =
    purpose === 'gift'
      ? { ...own, promo: own.regularPromo, promoBefore: own.regularPromoBefore, discount: 0, flashEndsDay: null }
      : own;
  const today = toDayNumber(context.today);
  const month = Number((checkin ?? context.today).slice(5, 7));
  const texts = textsOf(language);
  const label = nameStay(texts, stay, hotel.environment);
  const programme = listProgramme(texts, stay.programme, room.kind, card.nights);
  return {
    id: stay.id,
    uri: stayUri(stay.id, label),
    label,
    headwords: leadStay(texts, stay, city),
    images: picturesOf(texts, hotel, month),
    hotel: {
      id: hotel.id,
      uri: `/hotel/${hotel.id}-${slugify(hotel.name)}`,
      label: hotel.name,
      stars: hotel.stars,
      location: {
        label: city,
        address: hotel.address,
        ...(hotel.postcode !== null && { zipCode: hotel.postcode }),
        ...(region !== null && { region }),
        country: countries[hotel.country].names[language],
        latitude: hotel.lat,
        longitude: hotel.lng,
      },
      ...(hotel.reviewCount > 0 && { review: { average: hotel.reviewAverage / 10, count: hotel.reviewCount } }),
      ecoFacilities: hotel.ecoFacilities,
    },
    ...priceFields(reduceStay(card.reference, stay), stay.promo),
    ...(purpose === undefined && writeDiscount(stay)),
    priceType: purpose ?? (checkin ? 'final-price' : 'from-price'),
    paxComposition: { adults: party.adult, children: party.child, babies: party.baby },
    participants: party.adult + party.child + party.baby,
    nights: card.nights,
    ...(checkin && { checkin, checkout: addDays(checkin, card.nights) }),
    cancellationPolicy: writeCancellation(texts, stay.cancellation, today, checkinDay),
    ...(card.available !== null && { availableRooms: card.available }),
    lastMinute: checkinDay !== undefined && checkinDay - today <= lastMinuteDays,
    ...drawAttention(texts, stay, hotel, today),
    shortProgram: programme.map((line) => line.label),
    themes: themesOf(stay.themes).map((id) => ({ id, name: texts.themes[id] })),
    ...(card.distance !== null && { distance: card.distance }),
    hasMoreOffers: card.others === 1,
    itemCategory: purpose === 'gift' ? 'single_voucher' : 'weekend',
    dataFlowMode: 'pull',
  };
}
