import { expect, test } from 'vitest';
import { decideActions } from './action-bar.ts';

test('SERP-004 each entry of the action bar stands by itself: shown, disabled or hidden', () => {
  expect(decideActions({ flow: 'booking', hasPoint: false, hasMap: true })).toEqual({
    filter: 'shown',
    map: 'shown',
    sort: 'shown',
  });
  expect(decideActions({ flow: 'activity', hasPoint: false, hasMap: false })).toEqual({
    filter: 'shown',
    map: 'hidden',
    sort: 'disabled',
  });
  expect(decideActions({ flow: 'activity', hasPoint: true, hasMap: false }).sort).toBe('shown');
});
