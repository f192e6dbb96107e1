import { expect, test } from 'vitest';
import type { IsoDate } from '../calendar/date.ts';
import { autoDiscountOf, decidePriceBanner, decideStay } from './decide-stay.ts';

const today = '2026-11-21' as IsoDate;
const price = { sellPrice: 8000, refPrice: 10_000, promo: 20 };

test('STAY-034 STAY-042 a stay is expired when it is not published, or after its last day of sale', () => {
  expect(decideStay({ published: true }, today)).toBe('published');
  expect(decideStay({ published: false }, today)).toBe('expired');
  expect(decideStay({ published: true, expiration: today }, today)).toBe('published');
  expect(decideStay({ published: true, expiration: '2026-11-20' as IsoDate }, today)).toBe('expired');
});

test('STAY-028 the price banner waits, tells the saving with dates, and the bound without', () => {
  expect(decidePriceBanner({ flow: 'booking', price: 'loading', hasDates: true })).toEqual({ kind: 'loading' });
  expect(decidePriceBanner({ flow: 'booking', price, hasDates: true })).toEqual({ kind: 'saving', amount: 2000 });
  expect(decidePriceBanner({ flow: 'booking', price, hasDates: false })).toEqual({ kind: 'up-to', promo: 20 });
  expect(decidePriceBanner({ flow: 'booking', price: { sellPrice: 8000 }, hasDates: true })).toEqual({
    kind: 'default',
  });
  expect(decidePriceBanner({ flow: 'booking', price: undefined, hasDates: false })).toEqual({ kind: 'default' });
});

test('STAY-029 gifting has no price banner', () => {
  expect(decidePriceBanner({ flow: 'gifting', price, hasDates: true })).toBeUndefined();
});

test('STAY-025 the discount banner needs a code, and a flow other than gifting', () => {
  expect(autoDiscountOf({ code: 'SEA', value: 5 }, 'booking')).toBe(5);
  expect(autoDiscountOf({ code: 'SEA', value: 5 }, 'gifting')).toBeUndefined();
  expect(autoDiscountOf(undefined, 'booking')).toBeUndefined();
  expect(autoDiscountOf({ code: 'SEA', value: 0 }, 'booking')).toBeUndefined();
});
