import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromDayNumber, type IsoDate, toDayNumber } from '../calendar/date.ts';
import { horizonFrom } from '../calendar/stay-dates.ts';
import { isSingleRoomByDefault } from '../party/party.ts';
import { applyStayCriteria, decideStayCriteria, parseStayCriteria, printStayCriteria } from './stay-criteria.ts';

const first = '2026-11-21' as IsoDate;
const window = { firstBookableDay: first, horizon: horizonFrom(first) };
const parse = (text: string) => parseStayCriteria(new URLSearchParams(text), window);
const decide = (hash: string, query: string) => decideStayCriteria(hash, new URLSearchParams(query), window);

test('STAY-041 dates and party are read, the nights under both their names', () => {
  const dates = { checkin: '2026-12-05', checkout: '2026-12-07' };
  expect(parse('checkin=2026-12-05&nights=2&a=3&b=1')).toEqual({
    dates,
    party: { adults: 3, children: 0, babies: 1, singleRoom: true },
  });
  expect(parse('checkin=2026-12-05&night=2').dates).toEqual(dates);
});

test('STAY-041 any choice reads back from what it prints, and no text is an error', () => {
  const counts = fc.record({
    adults: fc.integer({ min: 1, max: 20 }),
    children: fc.nat(10),
    babies: fc.nat(10),
  });
  const dates = fc.tuple(fc.nat(300), fc.integer({ min: 1, max: 30 })).map(([start, nights]) => ({
    checkin: fromDayNumber(toDayNumber(first) + start),
    checkout: fromDayNumber(toDayNumber(first) + start + nights),
  }));
  fc.assert(
    fc.property(counts, fc.option(dates, { nil: undefined }), (party, stay) => {
      const criteria = {
        party: { ...party, singleRoom: isSingleRoomByDefault(party) },
        ...(stay && { dates: stay }),
      };
      expect(parse(printStayCriteria(criteria))).toEqual(criteria);
    }),
  );
  fc.assert(
    fc.property(fc.string(), fc.string(), (hash, query) => {
      expect(decide(hash, query).party.adults).toBeGreaterThan(0);
    }),
  );
});

test('PAX-015 the room cannot be chosen on the stay page', () => {
  expect(parse('a=2&s=1').party.singleRoom).toBe(false);
  expect(parse('c=1&s=0').party.singleRoom).toBe(true);
});

test('FLOW-029 the hash wins as a whole as soon as it names a key of the choice', () => {
  expect(decide('#a=4', 'a=3&checkin=2026-12-05')).toEqual(parse('a=4'));
  expect(decide('#reviews', 'a=3').party.adults).toBe(3);
});

test('CAL-017 CAL-022 a change writes the choice to the hash and leaves none in the query', () => {
  expect(
    applyStayCriteria('flow=booking&a=3&checkin=2026-12-05&night=2', parse('checkin=2026-12-05&nights=2')),
  ).toEqual({
    query: 'flow=booking',
    hash: 'checkin=2026-12-05&checkout=2026-12-07&nights=2',
  });
  expect(applyStayCriteria('flow=booking', parse(''))).toEqual({ query: 'flow=booking', hash: '' });
});
