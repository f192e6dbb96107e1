import { expect, test } from 'vitest';
import type { Upstream } from './client.ts';

test('UPSTREAM a call is asked by its method and with what it needs, or the code does not compile', () => {
  const searched = { orderBy: 'priceQuality', page: 0, limit: 24, numberOfPackagesPerHotel: 20 } as const;
  const misuse = (upstream: Upstream) => [
    upstream.get('stay', { id: 7, night: 2 }),
    // @ts-expect-error The id of the path is missing.
    upstream.get('stay', { night: 2 }),
    // @ts-expect-error A quote needs its check-in.
    upstream.get('quote', { id: 7, nights: 2 }),
    // @ts-expect-error Orders are posted.
    upstream.get('placeOrder', {}),
    upstream.read('activitySearch', { criteria: { adult: 2, child: 0, baby: 0 }, ...searched }),
    // @ts-expect-error An order is no question.
    upstream.read('placeOrder', {}),
    // @ts-expect-error An order needs its idempotency key.
    upstream.post('placeOrder', {}, {}),
  ];
  expect(misuse).toHaveLength(1);
});
