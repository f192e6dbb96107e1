import { expect, type Page, type Route } from '@playwright/test';
import { barriersIn } from './accessibility.ts';
import { watchFaults } from './page-faults.ts';

export const phone = { width: 390, height: 844 };

/** `bookable` includes an activity whose day is to be chosen, `simple` none. */
export const stays = { bookable: 900_001, soldOut: 900_003, priceChanged: 900_004, simple: 900_007 };
export const dates = '#checkin=2026-12-05&checkout=2026-12-07&nights=2';
export const noAvailabilities = 'No more availabilities. Update your stay criteria to enjoy the offers.';
export const panel = (page: Page) => page.getByRole('complementary', { name: 'Your stay' });
export const dateButton = (page: Page) =>
  page.locator('[data-calendar="button"]').getByRole('button', { name: /^Check-in/ });
export const calendar = (page: Page) => page.locator('[data-calendar="button"] [popover]');
export const day = (page: Page, date: string) => page.locator(`[data-calendar="button"] [data-day="${date}"]`);
export const travellers = (page: Page) => panel(page).getByRole('button', { name: /^Travellers/ });
export const activityDay = (page: Page) => panel(page).getByLabel(/^Day for/);
export const book = (page: Page) => panel(page).getByRole('button', { name: 'Book' });
export const hash = (page: Page) => new URLSearchParams(new URL(page.url()).hash.slice(1));

export const noViolations = async (page: Page, part = 'aside') => expect(await barriersIn(page, part)).toEqual([]);

export async function open(page: Page, id: number, rest = ''): Promise<string[]> {
  const faults = await watchFaults(page);
  await page.goto(`/weekend/${id}${rest}`);
  await expect(page.locator('x-island[name="stay/purchase-panel"][hydrated]')).toBeAttached();
  return faults;
}

/** Answers the questions whose address holds `part` otherwise than the Worker would. */
export async function intercept(page: Page, part: string, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route((url) => url.href.includes(part), answer);
}
