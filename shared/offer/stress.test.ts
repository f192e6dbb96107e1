import { expect, test } from 'vitest';
import type { IsoDate } from '../calendar/date.ts';
import { arrangeStress, isEcoFriendly, stressOf } from './stress.ts';

const today = '2026-11-21' as IsoDate;
const dated = { today, hasDates: true };
const everything = {
  marketingLabels: ['Favourite'],
  stressMessages: [
    { message: 'Booked twice today' },
    { message: 'Opening week', priority: true, color: 'red', emoji: '✨' },
  ],
  availableRooms: 2,
  lastMinute: true,
  expiration: '2026-11-30' as IsoDate,
};

test('CARD-026 messages come in the order of their importance', () => {
  expect(stressOf(everything, dated).map(({ kind }) => kind)).toEqual([
    'priority',
    'expiration',
    'last-minute',
    'rooms-left',
    'stress',
    'label',
  ]);
});

test('CARD-020 a message keeps its colour, icon and emoji', () => {
  expect(stressOf(everything, dated)[0]).toEqual({ kind: 'priority', text: 'Opening week', color: 'red', emoji: '✨' });
});

test('CARD-025 rooms left are told only from one to three', () => {
  const kinds = [0, 1, 3, 4].map((availableRooms) => stressOf({ availableRooms }, dated));
  expect(kinds).toEqual([[], [{ kind: 'rooms-left', count: 1 }], [{ kind: 'rooms-left', count: 3 }], []]);
});

test('STAY-026 rooms left are told only with dates', () => {
  expect(stressOf({ availableRooms: 2 }, { today, hasDates: false })).toEqual([]);
});

test('STAY-027 a last day of sale is told until it is over', () => {
  expect(stressOf({ expiration: today }, dated)).toEqual([{ kind: 'expiration', date: today }]);
  expect(stressOf({ expiration: '2026-11-20' as IsoDate }, dated)).toEqual([]);
  expect(stressOf({}, dated)).toEqual([]);
});

test('CARD-028 a hotel is eco-friendly from eight facilities', () => {
  expect([7, 8, undefined].map(isEcoFriendly)).toEqual([false, true, false]);
});

test('CARD-024 CARD-027 two messages stand side by side; of more, the first stays and the others take turns', () => {
  const messages = stressOf(everything, dated);
  expect(arrangeStress(messages.slice(0, 2))).toEqual({ fixed: messages.slice(0, 2), turns: [] });
  expect(arrangeStress(messages)).toEqual({ fixed: messages.slice(0, 1), turns: messages.slice(1, 5) });
  expect(arrangeStress([])).toEqual({ fixed: [], turns: [] });
});
