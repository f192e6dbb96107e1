import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type IsoDate } from '#shared/calendar/date.ts';
import { chooseCriteria, chooseDay, parseStayChoice, printStayChoice, type StayChoice } from './stay-choice.ts';

const window = { firstBookableDay: '2026-11-21' as IsoDate, horizon: '2027-11-21' as IsoDate };
const party = { adults: 2, children: 0, babies: 0, singleRoom: false };
const dates = { checkin: '2026-12-05' as IsoDate, checkout: '2026-12-07' as IsoDate };
const read = (hash: string, search = '') => parseStayChoice(hash, search, window);

test('STAY-041 the hash wins over the query, and both are never mixed', () => {
  const { criteria } = read('#checkin=2026-12-05&checkout=2026-12-07', '?checkin=2026-12-20&nights=1&a=4');
  expect(criteria).toEqual({ dates, party });
});

test('STAY-040 the days of activities come back from the hash', () => {
  const { days } = read('#checkin=2026-12-05&checkout=2026-12-07&activities=12_2026-12-06,7_2026-12-05');
  expect([...days]).toEqual(
    expect.arrayContaining([
      [12, '2026-12-06'],
      [7, '2026-12-05'],
    ]),
  );
});

test('STAY-040 a day outside the stay, without dates, twice or unreadable is as if not chosen', () => {
  const inside = '#checkin=2026-12-05&checkout=2026-12-07&activities=';
  expect(read(`${inside}12_2026-12-08`).days.size).toBe(0);
  expect(read('#activities=12_2026-12-06').days.size).toBe(0);
  expect(read(`${inside}12_2026-12-06,12_2026-12-05`).days.get(12)).toBe('2026-12-06');
  expect(read(`${inside}12_2026-02-30,x_2026-12-06,12-2026-12-06,_,,🙂`).days.size).toBe(0);
});

test('CAL-017 a choice is printed into the hash and taken out of the query, other keys stay', () => {
  const choice: StayChoice = { criteria: { dates, party }, days: new Map([[12, dates.checkin]]) };
  expect(printStayChoice('?flow=booking&checkin=2026-12-20&nights=1&a=4', choice)).toBe(
    '?flow=booking#checkin=2026-12-05&checkout=2026-12-07&nights=2&activities=12_2026-12-05',
  );
});

test('CAL-022 clearing the dates leaves neither dates nor days in the address', () => {
  const choice = chooseCriteria({ criteria: { dates, party }, days: new Map([[12, dates.checkin]]) }, { party });
  expect(choice.days.size).toBe(0);
  expect(printStayChoice('?checkin=2026-12-20', choice)).toBe('');
});

test('STAY-022 choosing a day and taking it back leaves the rest as it was', () => {
  const before: StayChoice = { criteria: { dates, party }, days: new Map([[7, dates.checkin]]) };
  const chosen = chooseDay(before, 12, dates.checkout);
  expect([...chosen.days]).toEqual([
    [7, dates.checkin],
    [12, dates.checkout],
  ]);
  expect([...chooseDay(chosen, 12, undefined).days]).toEqual([...before.days]);
});

const anyChoice = fc
  .record({
    start: fc.integer({ min: 0, max: 300 }),
    nights: fc.integer({ min: 1, max: 30 }),
    adults: fc.integer({ min: 1, max: 20 }),
    children: fc.integer({ min: 0, max: 10 }),
    days: fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 999_999 }), fc.nat(30)), {
      selector: ([id]) => id,
      maxLength: 5,
    }),
  })
  .map(({ start, nights, adults, children, days }): StayChoice => {
    const checkin = addDays(window.firstBookableDay, start);
    return {
      criteria: {
        dates: { checkin, checkout: addDays(checkin, nights) },
        party: { adults, children, babies: 0, singleRoom: children > 0 },
      },
      days: new Map(days.map(([id, offset]) => [id, addDays(checkin, Math.min(offset, nights))])),
    };
  });

test('STAY-041 every choice reads back from its own address', () => {
  fc.assert(
    fc.property(anyChoice, (choice) => {
      const { criteria, days } = read(printStayChoice('', choice));
      expect(criteria).toEqual(choice.criteria);
      expect(new Map(days)).toEqual(new Map(choice.days));
    }),
  );
});

test('STAY-041 no hash is an error, and what is read can be printed', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (hash, search) => {
      const choice = read(`#${hash}`, search);
      expect(printStayChoice('', choice)).toBe(printStayChoice('', read(printStayChoice('', choice))));
    }),
  );
});
