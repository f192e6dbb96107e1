import { expect, test } from '@playwright/test';
import { barriersIn } from './accessibility.ts';
import { control, dayIn, euros, goToStay, isDisabled, openStay, panel, phone } from './calendar-page.ts';
import { holdScripts } from './hold-scripts.ts';

test('CAL-010 CAL-011 a day shows the total of the stay that begins on it, and which price is the best', async ({
  page,
}) => {
  const { field, faults, days } = await openStay(page);
  const best = days.find((day) => day.bestPriceOfTheMonth)!;
  await expect(dayIn(field, best.day)).toHaveAccessibleName(
    new RegExp(`${euros(best.displayTotalPrice)} in total, best price of the month`),
  );
  await expect(field.getByRole('gridcell').filter({ has: page.locator(`[data-day="${best.day}"]`) })).toContainText(
    '€',
  );
  expect(await barriersIn(page, '[data-calendar="button"]')).toEqual([]);
  expect(faults).toEqual([]);
});

test('CAL-008 while availabilities load a notice lies over the months', async ({ page }) => {
  await page.route(/\/calendar\?/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  const { field } = await goToStay(page);
  await control(field).click();
  await expect(field.getByText('We are looking for the next availabilities...')).toBeVisible();
  await expect(field.getByText('We are looking for the next availabilities...')).toBeHidden();
});

test('CAL-030 CAL-041 wide screens fetch two months at a time and none twice', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/calendar?')) asked.push(new URL(request.url()).search);
  });
  const { field } = await openStay(page);
  const next = field.getByRole('button', { name: 'Next month' });
  await next.click();
  await expect.poll(() => asked.length).toBe(2);
  await next.click();
  await expect(field.getByText('looking for')).toBeHidden();
  await field.getByRole('button', { name: 'Previous month' }).click();
  await page.waitForTimeout(300);
  expect(asked.map((query) => query.slice(0, 24))).toEqual(['?month=2026-11&length=2', '?month=2027-01&length=2']);
});

test('CAL-030 a phone fetches four months at a time', async ({ page }) => {
  await page.setViewportSize(phone);
  const { field } = await goToStay(page);
  const asked = page.waitForRequest((request) => request.url().includes('/calendar?'));
  await page.getByRole('button', { name: 'See dates and prices' }).click();
  await control(field).click();
  expect((await asked).url()).toContain('month=2026-11&length=4');
});

test('CAL-020 CAL-037 CAL-017 CAL-005 after the check-in only its nights can be picked, with the total of each', async ({
  page,
}) => {
  const { field, faults, days } = await openStay(page);
  const answer = page.waitForResponse((response) => response.url().includes('/checkout-nights?'));
  const checkin = days.find(({ day }) => day > '2026-12-01')!.day;
  await dayIn(field, checkin).click();
  const { options }: { options: { nights: number; total: number }[] } = await (await answer).json();
  const after = (nights: number) => new Date(Date.parse(checkin) + nights * 86_400_000).toISOString().slice(0, 10);
  const [shortest] = options;
  await expect(dayIn(field, after(shortest!.nights))).toHaveAccessibleName(
    new RegExp(`check-out after .*${euros(shortest!.total)} in total`),
  );
  const forbidden = [...Array(14).keys()].map((n) => n + 1).find((n) => !options.some(({ nights }) => nights === n))!;
  await isDisabled(dayIn(field, after(forbidden)));
  await dayIn(field, after(shortest!.nights)).click();
  await expect(page).toHaveURL(
    new RegExp(`#.*checkin=${checkin}&checkout=${after(shortest!.nights)}&nights=${shortest!.nights}`),
  );
  await expect(field.getByText(`${euros(shortest!.total)} in total`).first()).toBeVisible();
  await expect(panel(field)).toBeHidden();
  expect(faults).toEqual([]);
});

test('CAL-005 the footer shows the stay, a clear link and a button that closes', async ({ page }) => {
  const { field } = await openStay(page, '#checkin=2026-12-10&checkout=2026-12-12&nights=2');
  await expect(field.getByText('2 nights', { exact: true })).toBeVisible();
  await expect(field.getByRole('button', { name: 'Clear dates' })).toBeVisible();
  await field.getByRole('button', { name: 'Validate' }).click();
  await expect(panel(field)).toBeHidden();
});

test('CAL-022 the clear link takes the dates out of the hash', async ({ page }) => {
  const { field } = await openStay(page, '#checkin=2026-12-10&checkout=2026-12-11&nights=1');
  await field.getByRole('button', { name: 'Clear dates' }).click();
  await expect(page).not.toHaveURL(/checkin|checkout|nights/);
  await expect(field.getByText('No dates chosen')).toBeVisible();
  await expect(field.getByRole('button', { name: 'Clear dates' })).toBeFocused();
});

test('CAL-031 CAL-038 when the nights cannot be had the notice goes and the stay is bounded by the product alone', async ({
  page,
}) => {
  await page.route(/\/checkout-nights\?/, (route) => route.abort());
  const { field, days } = await openStay(page);
  const checkin = days.find(({ day }) => day > '2026-11-23')!.day;
  await dayIn(field, checkin).click();
  await expect(field.locator('[data-day][aria-label*="check-out after"]').first()).toBeVisible();
  await expect(field.locator('[data-day][aria-label*="takes at most"]').first()).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(field.locator('[data-day][aria-label*="checking availability"]')).toHaveCount(0);
});

test('CAL-035 a day that is not listed cannot be picked and says why', async ({ page }) => {
  const { field, days } = await openStay(page);
  const listed = new Set(days.map(({ day }) => day));
  const missing = [...Array(31).keys()]
    .map((index) => `2026-12-${String(index + 1).padStart(2, '0')}`)
    .find((day) => !listed.has(day))!;
  await isDisabled(dayIn(field, missing));
  await expect(dayIn(field, missing)).toHaveAccessibleName(/no availability|check-out only/);
});

test('CAL-039 days whose availability is unknown stay selectable', async ({ page }) => {
  await page.route(/\/calendar\?/, (route) => route.abort());
  const { field } = await goToStay(page);
  await control(field).click();
  await expect(dayIn(field, '2026-12-04')).toHaveAccessibleName('Friday, 4 December 2026, available');
  await dayIn(field, '2026-12-04').click();
  await expect(dayIn(field, '2026-12-04')).toHaveAccessibleName(/your check-in/);
});

test('ISLAND-calendar a press that is under way when the code of the calendar arrives is not lost', async ({
  page,
}) => {
  const release = await holdScripts(page, /stay-calendar.*\.js/);
  const { field } = await goToStay(page);
  await control(field).click();
  await dayIn(field, '2026-12-04').hover();
  await page.mouse.down();
  const arrived = page.waitForResponse(/stay-calendar.*\.js/);
  release();
  await (await arrived).finished();
  await page.waitForTimeout(300);
  await page.mouse.up();
  await expect(dayIn(field, '2026-12-04')).toHaveAccessibleName(/your check-in/);
});
