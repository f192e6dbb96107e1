import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ageBands,
  changeCount,
  chooseSingleRoom,
  countTravellers,
  defaultParty,
  type Party,
  parseParty,
  printParty,
  stepperState,
  toPartyCounts,
  withoutRoomChoice,
} from './party.ts';

const parse = (text: string) => {
  const keys = new URLSearchParams(text);
  return parseParty((key) => keys.get(key));
};
const party: fc.Arbitrary<Party> = fc.record({
  adults: fc.integer({ min: 1, max: 20 }),
  children: fc.integer({ min: 0, max: 10 }),
  babies: fc.integer({ min: 0, max: 10 }),
  singleRoom: fc.boolean(),
});

test('PAX-004 adults go from 1 to 20, children and babies from 0 to 10', () => {
  expect(changeCount(defaultParty, 'adults', 20).adults).toBe(20);
  expect(changeCount(defaultParty, 'children', 10).children).toBe(10);
  expect(changeCount(defaultParty, 'babies', 10).babies).toBe(10);
});

test('PAX-005 a count out of range changes nothing', () => {
  expect([0, 21, 1.5, Number.NaN].map((count) => changeCount(defaultParty, 'adults', count))).toEqual(
    Array(4).fill(defaultParty),
  );
  expect([-1, 11].map((count) => changeCount(defaultParty, 'children', count))).toEqual(Array(2).fill(defaultParty));
});

test('PAX-006 a stepper button is disabled at its bound', () => {
  expect(stepperState({ ...defaultParty, adults: 1 }, 'adults')).toEqual({ canDecrease: false, canIncrease: true });
  expect(stepperState({ ...defaultParty, adults: 20 }, 'adults')).toEqual({ canDecrease: true, canIncrease: false });
  expect(stepperState(defaultParty, 'babies')).toEqual({ canDecrease: false, canIncrease: true });
});

test('PAX-007 nobody said who travels: two adults', () => {
  expect(parse('')).toEqual({ adults: 2, children: 0, babies: 0, singleRoom: false });
});

test('PAX-008 the first child or baby puts everybody in one room, the last one to leave undoes it', () => {
  const withBaby = changeCount(defaultParty, 'babies', 1);
  expect(withBaby.singleRoom).toBe(true);
  expect(changeCount(withBaby, 'babies', 0).singleRoom).toBe(false);
});

test('PAX-009 a room chosen by hand stays while more travellers come', () => {
  const family = chooseSingleRoom(changeCount(defaultParty, 'children', 1), false);
  expect(changeCount(family, 'children', 2).singleRoom).toBe(false);
  expect(changeCount(chooseSingleRoom(defaultParty, true), 'adults', 3).singleRoom).toBe(true);
});

test('PAX-011 the short keys are a, c, b and s', () => {
  expect(parse('a=3&c=2&b=1&s=0')).toEqual({ adults: 3, children: 2, babies: 1, singleRoom: false });
  expect(printParty({ adults: 3, children: 2, babies: 1, singleRoom: false })).toEqual([
    ['a', '3'],
    ['b', '1'],
    ['c', '2'],
    ['s', '0'],
  ]);
});

test('PAX-011 any party reads back from its keys, and any text reads as an allowed party', () => {
  fc.assert(
    fc.property(party, (original) => {
      expect(parse(new URLSearchParams(printParty(original)).toString())).toEqual(original);
    }),
  );
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, s) => {
      const read = parseParty((key) => (key === 's' ? s : a));
      expect(read.adults >= 1 && read.adults <= 20 && read.children <= 10 && read.babies <= 10).toBe(true);
    }),
  );
});

test('PAX-012 adults are 12 and more, children 3 to 11, babies 0 to 2', () => {
  expect(ageBands).toEqual({
    adults: { from: 12, to: undefined },
    children: { from: 3, to: 11 },
    babies: { from: 0, to: 2 },
  });
});

test('PAX-015 a page without the room choice takes the automatic room', () => {
  expect(withoutRoomChoice({ ...defaultParty, singleRoom: true }).singleRoom).toBe(false);
  expect(withoutRoomChoice({ ...defaultParty, children: 1, singleRoom: false }).singleRoom).toBe(true);
});

test('PAX-011 calls take the counts by their long names', () => {
  const family = { adults: 2, children: 1, babies: 3, singleRoom: true };
  expect(toPartyCounts(family)).toEqual({ adult: 2, child: 1, baby: 3 });
  expect(countTravellers(family)).toBe(6);
});
