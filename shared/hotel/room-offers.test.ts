import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { IsoDate } from '../calendar/date.ts';
import type { RoomOffer } from '../catalogue/hotel-detail.ts';
import { decideOffers, sortRooms, viewRoomOffer } from './room-offers.ts';

const situation = { today: '2026-11-21' as IsoDate, adults: 2 };
const offer = (sellPrice: number, more: Partial<RoomOffer> = {}): RoomOffer => ({
  id: 7,
  nights: 2,
  hasSelectedDates: false,
  price: { sellPrice },
  ...more,
});

test('HOTEL-019 without dates an offer has a price from, with them the true one, per adult and in total', () => {
  expect(viewRoomOffer(offer(30_001), situation).price).toMatchObject({
    wording: 'from',
    perPerson: 15_100,
    total: 30_001,
  });
  expect(viewRoomOffer(offer(30_001, { hasSelectedDates: true }), situation).price.wording).toBe('final');
});

test('HOTEL-019 a reduction shows from the rounded percentage of the answer', () => {
  const price = { sellPrice: 8000, refPrice: 10_000, promoPercentageRounded: 21 };
  expect(viewRoomOffer(offer(0, { price }), situation).price.promo).toBe(21);
});

test('HOTEL-019 the programme is the line without the room, else the parts', () => {
  const parts = ['Double room', 'Breakfast'];
  const told = { shortProgram: parts, shortProgramIntroWithoutRoom: 'Breakfast' };
  expect(viewRoomOffer(offer(1, told), situation).programme).toEqual(['Breakfast']);
  expect(viewRoomOffer(offer(1, { ...told, shortProgramIntroWithoutRoom: ' ' }), situation).programme).toEqual(parts);
});

test('HOTEL-014 HOTEL-015 a list without offers says whether it is for the dates', () => {
  const empty = [{ offers: [] }, { offers: [] }];
  expect([decideOffers(empty, true), decideOffers([], true)]).toEqual(['none-on-dates', 'none-on-dates']);
  expect(decideOffers(empty, false)).toBe('none');
  expect(decideOffers([{ offers: [] }, { offers: [1] }], true)).toBe('offers');
});

test('HOTEL-010 rooms that can be had come first, cheapest first, and none is lost', () => {
  const prices = fc.array(fc.array(fc.integer({ min: 0, max: 99_999 }), { maxLength: 4 }), { maxLength: 8 });
  fc.assert(
    fc.property(prices, (lists) => {
      const rooms = lists.map((list, id) => ({ id, offers: list.map((price) => offer(price)) }));
      const sorted = sortRooms(rooms);
      const lowest = sorted.map(({ offers }) => Math.min(...offers.map(({ price }) => price.sellPrice)));
      expect(lowest).toEqual(lowest.toSorted((a, b) => (a === b ? 0 : a - b)));
      expect(new Set(sorted)).toEqual(new Set(rooms));
    }),
  );
});
