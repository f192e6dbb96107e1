import fc from 'fast-check';
import { expect, test } from 'vitest';
import { activityParticipants, areParticipantsAllowed, constrainParticipants } from './participants.ts';

test('PAX-013 one or two people take part in a search for activities', () => {
  expect([0, 1, 1.5, 2, 3].map((count) => areParticipantsAllowed(count, activityParticipants))).toEqual([
    false,
    true,
    false,
    true,
    false,
  ]);
  expect([-4, 0, 1, 2, 3, 20].map((count) => constrainParticipants(count, activityParticipants))).toEqual([
    1, 1, 1, 2, 2, 2,
  ]);
});

test('PAX-014 anywhere else one to twenty people take part', () => {
  expect([0, 1, 20, 21].map((count) => areParticipantsAllowed(count))).toEqual([false, true, true, false]);
});

test('PAX-014 whatever number is asked becomes one that is allowed', () => {
  fc.assert(
    fc.property(fc.double(), (count) => {
      expect(areParticipantsAllowed(constrainParticipants(count))).toBe(true);
    }),
  );
});
