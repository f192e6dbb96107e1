import { expect, test } from '@playwright/test';
import { watchFaults } from './page-faults.ts';
import {
  book,
  dateButton,
  dates,
  day,
  hash,
  noViolations,
  open,
  panel,
  phone,
  stays,
  travellers,
} from './stay-page.ts';

test('FLOW-029 reload and Back bring dates, travellers and price back', async ({ page }) => {
  await open(page, stays.simple, `${dates}&a=3`);
  await expect(panel(page)).toContainText('3 adults, 2 nights');
  const price = await panel(page).locator('strong').first().textContent();
  await page.reload();
  await expect(panel(page).locator('strong').first()).toHaveText(price ?? '');
  await book(page).click();
  await expect(page).toHaveURL(/\/checkout\/booking/);
  await page.goBack();
  await expect(panel(page)).toContainText('3 adults, 2 nights');
  await expect(travellers(page)).toContainText('3 adults');
  expect(hash(page).get('checkin')).toBe('2026-12-05');
});

test('FLOW-029 the hash wins over the query, and the first change leaves nothing in the query', async ({ page }) => {
  await open(
    page,
    stays.bookable,
    '?flow=booking&checkin=2026-12-12&nights=1&a=4#checkin=2026-12-05&checkout=2026-12-06',
  );
  await expect(panel(page)).toContainText('2 adults, 1 night');
  await expect(dateButton(page)).toContainText('5 Dec');
  await travellers(page).click();
  await page.getByRole('button', { name: 'One child more' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\?flow=booking#checkin=2026-12-05&checkout=2026-12-06&nights=1&c=1$/);
});

test('CAL-032 dates in the past or beyond a year are as if absent', async ({ page }) => {
  const faults = await open(page, stays.bookable, '#checkin=2026-11-01&checkout=2026-11-03&a=999&c=-1');
  await expect(panel(page)).toContainText(/from €\d+/);
  await expect(travellers(page)).toContainText('2 adults');
  expect(faults).toEqual([]);
});

test('STAY-003 a tab scrolls to its section below 70 pixels and leaves the hash alone', async ({ page }) => {
  await open(page, stays.bookable, dates);
  await page.getByRole('navigation', { name: 'Sections of this page' }).getByRole('link', { name: 'Hotel' }).click();
  await expect.poll(async () => Math.round((await page.locator('#hotel').boundingBox())?.y ?? 0)).toBe(70);
  await expect(page.getByRole('link', { name: 'Hotel', exact: true })).toHaveAttribute('aria-current', 'true');
  expect(hash(page).get('checkin')).toBe('2026-12-05');
});

test('STAY-007 a picture opens in a dialog at itself, turns by keyboard, and Escape returns to it', async ({
  page,
}) => {
  const faults = await watchFaults(page);
  await page.goto(`/weekend/${stays.bookable}`);
  const third = page.getByRole('button', { name: /^Enlarge picture 3 of/ });
  await third.click();
  const dialog = page.getByRole('dialog', { name: /^Pictures of/ });
  await expect(dialog).toContainText(/3 of \d/);
  await noViolations(page, 'dialog[open]');
  await dialog.getByRole('button', { name: 'Next picture' }).click();
  await expect(dialog).toContainText(/4 of \d/);
  await dialog.getByRole('list').first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(dialog).toContainText(/3 of \d/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(third).toBeFocused();
  expect(faults).toEqual([]);
});

test('STAY-006 on a phone the bar opens the panel over the whole screen, dates are picked there and it closes', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const faults = await open(page, stays.bookable);
  await expect(panel(page)).toBeHidden();
  await page.getByRole('button', { name: 'See dates and prices' }).click();
  expect(await panel(page).boundingBox()).toMatchObject({ x: 0, y: 0, height: phone.height });
  await dateButton(page).click();
  await day(page, '2026-12-05').click();
  await day(page, '2026-12-07').click();
  await expect(panel(page)).toContainText('Total to pay today');
  await noViolations(page);
  await panel(page).getByRole('button', { name: 'Close', exact: true }).click();
  await expect(panel(page)).toBeHidden();
  await expect(page.getByText(/in total, 2 nights$/)).toBeVisible();
  expect(faults).toEqual([]);
});

test('STAY-006 the page holds no accessibility fault and nothing wider than the screen on a phone', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, stays.bookable, dates);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(panel(page)).toContainText('Total to pay today');
  await noViolations(page, 'main');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('STAY-043 dates and travellers sent by the form of the panel give the priced page and the way to checkout', async ({
    page,
  }) => {
    await page.goto(`/weekend/${stays.bookable}`);
    await expect(page.locator('#practicalInfo')).toBeVisible();
    await panel(page).getByLabel('Check-in').fill('2026-12-05');
    await panel(page).getByLabel('Nights').fill('2');
    await panel(page).getByRole('spinbutton', { name: 'Adults' }).fill('3');
    await panel(page).getByRole('button', { name: 'Show the price' }).click();
    await expect(page).toHaveURL(/\?checkin=2026-12-05&nights=2&a=3&c=0&b=0$/);
    await expect(panel(page)).toContainText('3 adults, 2 nights');
    await page.locator('select[name="activities"]').selectOption('90000104_2026-12-06');
    await book(page).click();
    await expect(page).toHaveURL(
      /\/checkout\/booking\?id=900001&checkin=2026-12-05&nights=2&a=3&price=\d{4,6}&activities=90000104_2026-12-06$/,
    );
  });

  test('STAY-006 on a phone the bar opens the panel', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(`/weekend/${stays.bookable}`);
    await page.getByRole('button', { name: 'See dates and prices' }).click();
    await expect(panel(page).getByLabel('Check-in')).toBeVisible();
  });
});
