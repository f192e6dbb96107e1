import { expect, test } from 'vitest';
import { parseDate } from '#shared/calendar/date.ts';
import { orderRequest } from '#shared/catalogue/order.ts';
import { hashBody } from './hash-body.ts';
import { createOrderNumber, hashOccasion } from './order-secrets.ts';

const traveller = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '600000000' };
const order = {
  locale: 'es_ES' as const,
  stayId: 1,
  checkin: parseDate('2027-01-01')!,
  nights: 2,
  party: { adult: 2, child: 0, baby: 0 },
  traveller,
  expectedTotalCents: 10_000,
};

test('ORDER-number numbers have eight digits and do not follow each other', () => {
  const numbers = Array.from({ length: 200 }, createOrderNumber);
  expect(numbers.every((number) => /^[1-9]\d{7}$/.test(number))).toBe(true);
  expect(new Set(numbers).size).toBe(200);
  const steps = numbers.slice(1).map((number, index) => Number(number) - Number(numbers[index]));
  expect(new Set(steps).size).toBeGreaterThan(190);
});

test('ORDER-repeat a fingerprint covers everything an order asks for, its session included', async () => {
  const changed = [
    order,
    { ...order, nights: 3 },
    { ...order, session: 'another-session' },
    { ...order, traveller: { ...traveller, lastName: 'Vega' } },
    { ...order, party: { adult: 1, child: 1, baby: 0 } },
    { ...order, expectedTotalCents: 10_001 },
    { ...order, payLater: '3x' as const },
    { ...order, activitySelectionList: '104_2027-01-02' },
  ];
  const hashes = await Promise.all(changed.map((body) => hashBody(orderRequest.parse(body))));
  expect(new Set(hashes).size).toBe(changed.length);
  const inAnotherOrder = Object.fromEntries(Object.entries(order).toReversed());
  expect(await hashBody(orderRequest.parse(inAnotherOrder))).toBe(hashes[0]);
});

test('ORDER-twin an occasion is who, which stay, when and for whom, and nothing else', async () => {
  const same = await Promise.all([order, { ...order, expectedTotalCents: 1, isAgain: true }].map(hashOccasion));
  expect(new Set(same).size).toBe(1);
  const others = [
    { ...order, stayId: 2 },
    { ...order, nights: 3 },
    { ...order, checkin: parseDate('2027-01-02')! },
    { ...order, party: { adult: 1, child: 1, baby: 0 } },
    { ...order, traveller: { ...traveller, email: 'eva@example.com' } },
  ];
  expect(new Set([...same, ...(await Promise.all(others.map(hashOccasion)))]).size).toBe(6);
});
