import { expect, test } from 'vitest';
import { switchEvents } from './switch-events.ts';

const stay = { id: 12, label: 'Spa by the quay', hotelId: 7 };

test('STAY-048 a switch tells that the stay is seen and selected, with its flow and the price of that flow', () => {
  const told = { productId: 12, label: 'Spa by the quay', hotelId: 7, flow: 'gifting', price: 25_900 };
  expect(switchEvents(stay, 'gifting', 25_900)).toEqual([
    { event: 'view_item', ...told },
    { event: 'select_item', ...told },
  ]);
});

test('STAY-048 a price that is not known is not told', () => {
  expect(switchEvents(stay, 'booking', undefined).map((told) => 'price' in told)).toEqual([false, false]);
});
