import { expect, test } from 'vitest';
import type { IsoDate } from '../calendar/date.ts';
import type { Offer } from '../catalogue/offer.ts';
import { describeOffer, shownStars } from './describe-offer.ts';

const date = (text: string) => text as IsoDate;
const picture = { url: '/media/1.webp', sizes: [], alt: 'A harbour', tone: 3 };
const offer: Offer = {
  id: 1042,
  uri: '/weekend/1042-spa-honfleur',
  label: 'Spa by the harbour',
  headwords: 'Salt and steam',
  images: [picture],
  hotel: {
    id: 7,
    label: 'La Vigie',
    stars: 4,
    location: { label: 'Honfleur', region: 'Normandie', latitude: 49.42, longitude: 0.23 },
    review: { average: 8.7, count: 213 },
    ecoFacilities: 9,
  },
  sellPrice: 31_900,
  refPrice: 39_800,
  barPrice: 39_800,
  promo: 20,
  priceType: 'final-price',
  paxComposition: { adults: 2 },
  nights: 2,
  checkin: date('2026-12-05'),
  checkout: date('2026-12-07'),
  cancellationPolicy: { cancellable: true, isCancellable: true, cancellationDeadline: date('2026-12-01') },
  availableRooms: 2,
  lastMinute: true,
  marketingLabels: ['Favourite'],
  shortProgram: ['2 nights', 'breakfast'],
  itemCategory: 'weekend',
};
const situation = {
  today: date('2026-11-21'),
  allIncentive: true,
  carried: '',
  container: 'query',
  flow: 'booking',
} as const;
const cardOf = (more: Partial<Offer> = {}, carried = '') =>
  describeOffer({ ...offer, ...more }, { ...situation, carried });

test('CARD-002 CARD-013 CARD-015 CARD-019 a card holds pictures, names, place, stars, score, price and terms', () => {
  expect(cardOf()).toMatchObject({
    id: 1042,
    hotelId: 7,
    label: 'Spa by the harbour',
    headwords: 'Salt and steam',
    images: [picture],
    place: 'Honfleur',
    region: 'Normandie',
    point: { lat: 49.42, lng: 0.23 },
    hotel: { label: 'La Vigie', stars: 4, score: { text: '8,7', label: 'excellent', count: 213 }, isEco: true },
    nights: 2,
    dates: { checkin: '2026-12-05', checkout: '2026-12-07' },
    program: ['2 nights', 'breakfast'],
    price: { wording: 'final', perPerson: 16_000, total: 31_900, promo: 20 },
    cancellation: { kind: 'until', date: '2026-12-01' },
  });
});

test('CARD-007 a stay links to its page in the booking flow, with the criteria', () => {
  expect(cardOf().href).toBe('/weekend/1042-spa-honfleur?flow=booking');
  expect(cardOf({}, 'checkin=2026-12-05&nights=2').href).toBe(
    '/weekend/1042-spa-honfleur?flow=booking&checkin=2026-12-05&nights=2',
  );
});

test('CARD-008 CARD-016 a voucher links to its page in the gifting flow', () => {
  expect(cardOf({ itemCategory: 'single_voucher' }).href).toContain('?flow=gifting');
  expect(cardOf({ itemCategory: 'activity' }).href).toContain('?flow=activity');
});

test('CARD-006 in the hotel flow a card leads to its hotel, with the dates where the list keeps its criteria', () => {
  const inHotels = { ...situation, flow: 'hotel', carried: 'checkin=2026-12-05&nights=2' } as const;
  const hotel = { ...offer.hotel, uri: '/hotel/7-la-vigie' };
  expect(describeOffer({ ...offer, hotel }, { ...inHotels, container: 'hash' }).href).toBe(
    '/hotel/7-la-vigie?flow=hotel#checkin=2026-12-05&nights=2',
  );
  expect(describeOffer(offer, inHotels).href).toBe('/hotel/7?flow=hotel&checkin=2026-12-05&nights=2');
});

test('CARD-001 CARD-016 a card is a stay, a stay to give without a cancellation line, or a hotel', () => {
  const gift = cardOf({ itemCategory: 'single_voucher', priceType: 'gift' });
  expect([gift.kind, gift.cancellation]).toEqual(['gift', undefined]);
  expect(cardOf()).toMatchObject({ kind: 'weekend', cancellation: { kind: 'until' } });
  expect(describeOffer(offer, { ...situation, flow: 'hotel' }).kind).toBe('hotel');
});

test('CARD-021 a card has id, pictures, label, headwords, price, whether there are more offers, and its hotel', () => {
  const { id, images, label, headwords, price, hasMoreOffers, hotel, place, point } = cardOf({ hasMoreOffers: true });
  expect({ id, images, label, headwords, hasMoreOffers, place, point }).toEqual({
    id: 1042,
    images: [picture],
    label: 'Spa by the harbour',
    headwords: 'Salt and steam',
    hasMoreOffers: true,
    place: 'Honfleur',
    point: { lat: 49.42, lng: 0.23 },
  });
  expect([price.total, hotel.label, hotel.stars, hotel.score.count, cardOf().hotelId]).toEqual([
    31_900,
    'La Vigie',
    4,
    213,
    7,
  ]);
  expect(cardOf().hasMoreOffers).toBe(false);
});

test('CARD-026 a card has the stress messages of its offer, the most important first', () => {
  expect(cardOf().stress).toEqual([
    { kind: 'last-minute' },
    { kind: 'rooms-left', count: 2 },
    { kind: 'label', text: 'Favourite' },
  ]);
});

test('CARD-025 rooms left are not told for an offer without dates', () => {
  expect(cardOf({ checkin: undefined, checkout: undefined }).stress).toEqual([
    { kind: 'last-minute' },
    { kind: 'label', text: 'Favourite' },
  ]);
});

test('CARD-019 a hotel without stars, reviews or coordinates shows none', () => {
  const bare = cardOf({ hotel: { id: 7, label: 'La Vigie', location: { label: 'Honfleur' } } });
  expect(bare.hotel).toEqual({ label: 'La Vigie', score: { label: 'new', count: 0 }, isEco: false });
  expect(bare).not.toHaveProperty('point');
});

test('CARD-019 stars are halves from 0 to 5', () => {
  expect([undefined, 3, 3.4, 4.26, 7, -1].map(shownStars)).toEqual([0, 3, 3.5, 4.5, 5, 0]);
});

test('CARD-018 CARD-033 a family pays per adult', () => {
  const family = cardOf({ paxComposition: { adults: 3, children: 2 }, priceType: 'from-price' });
  expect(family.price).toMatchObject({ wording: 'from', perPerson: 10_700, adults: 3 });
});

test('CARD-007 in a list that keeps its criteria in the hash, the product gets them in the hash', () => {
  const card = describeOffer(offer, { ...situation, carried: 'a=3', container: 'hash' });
  expect(card.href).toMatch(/\?flow=booking#a=3$/);
});

test('CARD-040 FLAG-013 a stay holds what its heart keeps where there is a wishlist, an activity never', () => {
  const keeping = { ...situation, hasWishlist: true, carried: 'a=3' };
  expect(describeOffer(offer, keeping).kept).toEqual({
    id: 1042,
    imageUrl: '/media/1.webp',
    label: 'Spa by the harbour',
    price: 31_900,
    hotel: 'La Vigie',
    uri: '/weekend/1042-spa-honfleur',
    type: 'STAY',
    dataFlowMode: 'booking',
  });
  expect(describeOffer({ ...offer, itemCategory: 'single_voucher' }, keeping).kept?.dataFlowMode).toBe('gifting');
  expect(describeOffer({ ...offer, itemCategory: 'activity' }, keeping).kept).toBeUndefined();
  expect(cardOf().kept).toBeUndefined();
});
