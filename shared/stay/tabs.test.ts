import { expect, test } from 'vitest';
import { scrollOffsets, stayTabs, tabsOf } from './tabs.ts';

const all = new Set(stayTabs);

test('STAY-002 tabs come in their order, those of the flow only', () => {
  expect(tabsOf('booking', all)).toEqual(['description', 'room', 'experience', 'reviews', 'hotel', 'practicalInfo']);
  expect(tabsOf('gifting', all)).toEqual([
    'description',
    'room',
    'theExperience',
    'theGift',
    'reviews',
    'hotel',
    'practicalInfo',
  ]);
});

test('STAY-002 a tab without a section is not shown', () => {
  expect(tabsOf('booking', new Set(['hotel', 'description'] as const))).toEqual(['description', 'hotel']);
});

test('STAY-003 sections stay 30 px clear on mobile and 70 on desktop', () => {
  expect(scrollOffsets).toMatchObject({ mobile: 30, desktop: 70 });
});

test('STAY-004 other links stop 88 pixels above a block, and those of the hotel page 100', () => {
  expect(scrollOffsets).toMatchObject({ page: 88, anchor: 100 });
});
