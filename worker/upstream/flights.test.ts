import { expect, test } from 'vitest';
import { createFlights } from './flights.ts';

const timing = { now: 0, limitMs: 1_000 };

function never(): Promise<unknown> {
  return new Promise(() => undefined);
}

test('UPSTREAM who comes while a call is under way joins it', async () => {
  const flights = createFlights();
  const first = flights.join('key', async () => 'answer', timing);
  const second = flights.join('key', async () => 'another', { ...timing, now: 999 });
  expect([first.leads, second.leads]).toEqual([true, false]);
  expect(await second.landed).toBe('answer');
});

test('UPSTREAM another question makes a call of its own', () => {
  const flights = createFlights();
  flights.join('key', never, timing);
  expect(flights.join('other', never, timing).leads).toBe(true);
});

test('UPSTREAM a call that has ended, well or not, is joined no more', async () => {
  const flights = createFlights();
  await flights.join('key', async () => 'answer', timing).landed;
  await Promise.resolve();
  const failing = flights.join('key', () => Promise.reject(new Error('lost')), timing);
  expect(failing.leads).toBe(true);
  await expect(failing.landed).rejects.toThrow('lost');
  await Promise.resolve();
  expect(flights.join('key', never, timing).leads).toBe(true);
});

test('UPSTREAM a call that was lost with its request is joined no more after its limit', () => {
  const flights = createFlights();
  const { until } = flights.join('key', never, timing);
  expect(flights.join('key', never, { ...timing, now: until }).leads).toBe(true);
});

test('UPSTREAM a call of a later clock than ours is not joined', () => {
  const flights = createFlights();
  flights.join('key', never, { ...timing, now: 5_000 });
  expect(flights.join('key', never, timing).leads).toBe(true);
});
