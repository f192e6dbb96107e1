import { expect, test } from '@playwright/test';
import { port } from './port.ts';

// Only browsers know by themselves that every name below localhost is this machine.
const addressOf = (picture: string) => `http://127.0.0.1:${port}/pictures/${picture}.webp`;

test('HOTEL-003 a picture comes in two widths, each to be kept for a year, and a missing one never is', async ({
  request,
}) => {
  const sizeOf = async (width: number) => {
    const answer = await request.get(addressOf(`sea-day-fr-01-${width}`));
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe('image/webp');
    expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    return (await answer.body()).length;
  };
  expect(await sizeOf(480)).toBeLessThan(await sizeOf(960));
  const missing = await request.get(addressOf('sea-day-fr-99-480'));
  expect(missing.status()).toBe(404);
  expect(missing.headers()['cache-control']).not.toContain('immutable');
});
