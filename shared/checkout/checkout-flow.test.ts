import { expect, test } from 'vitest';
import { createRoutes } from '../routes.ts';
import { flowOfPath } from './checkout-flow.ts';

test('OPEN-008 each flow has a checkout of its own, whose path says which', () => {
  const routes = createRoutes('/fr');
  expect([routes.checkout('id=1'), routes.checkout('id=1', 'hotel')]).toEqual([
    '/fr/checkout/booking?id=1',
    '/fr/checkout/hotel?id=1',
  ]);
  expect([routes.checkout(), routes.checkout(undefined, 'hotel'), '/checkout'].map(flowOfPath)).toEqual([
    'booking',
    'hotel',
    'booking',
  ]);
});
