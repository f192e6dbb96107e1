import { expect, test } from 'vitest';
import { anchorsOf } from './anchors.ts';

test('HOTEL-007 the bar leads to about, offers and reviews, in this order', () => {
  expect(anchorsOf({ description: 'By the sea.', review: { count: 3 } })).toEqual(['about', 'getaways', 'reviews']);
});

test('HOTEL-007 what a hotel has nothing to say about gets no anchor, its offers always do', () => {
  expect(anchorsOf({})).toEqual(['getaways']);
  expect(anchorsOf({ description: ' ', review: { count: 0 } })).toEqual(['getaways']);
});
