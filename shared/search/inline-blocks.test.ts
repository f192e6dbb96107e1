import { expect, test } from 'vitest';
import { locales } from '../locale/locales.ts';
import { flows } from './flow.ts';
import { hasBlock, inlineBlocks } from './inline-blocks.ts';

test('SERP-013 customer care sees no promotional block, in no flow and no market', () => {
  const seen = inlineBlocks.flatMap((block) =>
    flows.flatMap((flow) => locales.filter((locale) => hasBlock(block, { flow, locale, isCare: true }))),
  );
  expect(seen).toEqual([]);
});

test('SERP-014 the gift card is hidden for Italy alone', () => {
  const hidden = locales.filter((locale) => !hasBlock('giftCard', { flow: 'booking', locale, isCare: false }));
  expect(hidden).toEqual(['it_IT']);
});

test('SERP-012 SERP-015 stays invite to give them, gifts and activities do not', () => {
  const shown = (block: 'singleVoucher' | 'giftStays') =>
    flows.filter((flow) => hasBlock(block, { flow, locale: 'fr_FR', isCare: false }));
  expect([shown('singleVoucher'), shown('giftStays')]).toEqual([
    ['booking', 'hotel'],
    ['booking', 'hotel'],
  ]);
});
