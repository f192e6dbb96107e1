import { expect, test } from '@playwright/test';
import { barriersIn } from './accessibility.ts';
import {
  control,
  dayIn,
  goToStay,
  isDisabled,
  monthsIn,
  openSearch,
  panel,
  phone,
  pressDays,
  searchDates,
} from './calendar-page.ts';
import { watchFaults } from './page-faults.ts';

test('CAL-001 on a wide screen the calendar drops down below its field with two months and two buttons', async ({
  page,
}) => {
  const { field, faults } = await openSearch(page);
  expect(await monthsIn(field)).toEqual(['2026-11', '2026-12']);
  const [button, box] = [await control(field).boundingBox(), await panel(field).boundingBox()];
  expect(box?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0));
  await expect(field.getByRole('button', { name: 'Previous month' })).toBeVisible();
  await expect(field.getByRole('button', { name: 'Next month' })).toBeVisible();
  expect(await barriersIn(page, '[data-calendar="input"]')).toEqual([]);
  expect(faults).toEqual([]);
});

test('CAL-002 on a phone the calendar covers the screen and has no paging', async ({ page }) => {
  await page.setViewportSize(phone);
  const { field, faults } = await openSearch(page);
  expect(await panel(field).boundingBox()).toMatchObject({ x: 0, y: 0, height: phone.height });
  await expect(field.getByRole('button', { name: 'Next month' })).toHaveCount(0);
  expect(await barriersIn(page, '[data-calendar="input"]')).toEqual([]);
  await field.getByRole('button', { name: 'Close the calendar' }).click();
  await expect(panel(field)).toBeHidden();
  expect(faults).toEqual([]);
});

test('CAL-003 CAL-004 the header says what to choose and the legend how long a stay is', async ({ page }) => {
  const { field } = await openSearch(page);
  await expect(field.getByRole('heading', { name: 'Fill your dates to get a final price' })).toBeVisible();
  await expect(field.getByText('Minimum stay: 1 night')).toBeVisible();
  await dayIn(field, '2026-12-04').click();
  await expect(field.getByRole('heading', { name: 'Choose a departure date' })).toBeVisible();
});

test('CAL-015 CAL-016 the first click is the check-in, a later day the check-out', async ({ page }) => {
  const { field } = await openSearch(page);
  await dayIn(field, '2026-12-04').click();
  await expect(dayIn(field, '2026-12-04')).toHaveAccessibleName('Friday, 4 December 2026, your check-in');
  await dayIn(field, '2026-12-06').click();
  await expect(dayIn(field, '2026-12-05')).toHaveAccessibleName(/in your stay/);
  await expect(dayIn(field, '2026-12-06')).toHaveAccessibleName(/your check-out/);
  await expect(control(field)).toHaveText(/Fri 4 Dec – Sun 6 Dec/);
});

test('CAL-018 CAL-019 the check-in itself changes nothing, an earlier day restarts, and so does a full range', async ({
  page,
}) => {
  const { field } = await openSearch(page);
  await dayIn(field, '2026-12-10').click();
  await isDisabled(dayIn(field, '2026-12-10'));
  await dayIn(field, '2026-12-10').click({ force: true });
  await expect(field.getByRole('heading', { name: 'Choose a departure date' })).toBeVisible();
  await dayIn(field, '2026-12-04').click();
  await expect(dayIn(field, '2026-12-04')).toHaveAccessibleName(/your check-in/);
  await dayIn(field, '2026-12-10').click();
  await dayIn(field, '2026-12-04').click();
  await expect(dayIn(field, '2026-12-04')).toHaveAccessibleName(/your check-in/);
  await expect(dayIn(field, '2026-12-10')).toHaveAccessibleName(/check-out after 6 nights/);
});

test('CAL-021 closing with only a check-in restores the dates of the URL', async ({ page }) => {
  const { field } = await openSearch(page, '/search#checkin=2026-12-04&checkout=2026-12-06&nights=2');
  await dayIn(field, '2026-12-15').click();
  await expect(control(field)).toHaveText(/Fri 4 Dec – Sun 6 Dec/);
  await page.keyboard.press('Escape');
  await expect(panel(field)).toBeHidden();
  await expect(control(field)).toBeFocused();
  await control(field).click();
  await expect(dayIn(field, '2026-12-04')).toHaveAccessibleName(/your check-in/);
  await expect(dayIn(field, '2026-12-06')).toHaveAccessibleName(/your check-out/);
});

test('CAL-023 CAL-024 a complete range closes the calendar after one second', async ({ page }) => {
  const { field } = await openSearch(page);
  await dayIn(field, '2026-12-04').click();
  const closedAfter = await panel(field).evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const chosen = performance.now();
        element.addEventListener('toggle', () => resolve(performance.now() - chosen), { once: true });
        element.querySelector<HTMLElement>('[data-day="2026-12-06"]')?.click();
      }),
  );
  expect(closedAfter).toBeGreaterThan(950);
  await expect(panel(field)).toBeHidden();
});

test('CAL-024 another click within the second keeps the calendar open', async ({ page }) => {
  const { field } = await openSearch(page);
  await pressDays(field, ['2026-12-04', '2026-12-06', '2026-12-08'], 100);
  await page.waitForTimeout(1500);
  await expect(panel(field)).toBeVisible();
});

test('CAL-025 the button of the panel opens the same calendar as its field', async ({ page }) => {
  const { field } = await goToStay(page);
  await page.getByRole('complementary', { name: 'Your stay' }).getByRole('button', { name: 'Book' }).click();
  await expect(panel(field)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(field)).toBeHidden();
  await control(field).click();
  await expect(panel(field)).toBeVisible();
});

test('CAL-026 CAL-027 paging moves one month and ends at the current one and a year ahead', async ({ page }) => {
  const { field } = await openSearch(page);
  const [previous, next] = [
    field.getByRole('button', { name: 'Previous month' }),
    field.getByRole('button', { name: 'Next month' }),
  ];
  await isDisabled(previous);
  await next.click();
  expect(await monthsIn(field)).toEqual(['2026-12', '2027-01']);
  await previous.click();
  expect(await monthsIn(field)).toEqual(['2026-11', '2026-12']);
  for (const _ of Array(11)) await next.click();
  expect(await monthsIn(field)).toEqual(['2027-10', '2027-11']);
  await isDisabled(next);
});

test('CAL-028 CAL-029 CAL-041 a phone appends three months near the end of the scroll, up to a year ahead', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const { field } = await openSearch(page);
  await expect.poll(() => monthsIn(field)).toEqual(['2026-11', '2026-12', '2027-01']);
  const scrollTo = (fromEnd: number) =>
    field
      .locator('[data-month]')
      .last()
      .evaluate((month, rest) => {
        let scroller = month.parentElement;
        while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY)) scroller = scroller.parentElement;
        if (scroller) scroller.scrollTop = scroller.scrollHeight - scroller.clientHeight - rest;
      }, fromEnd);
  await scrollTo(320);
  await page.waitForTimeout(300);
  expect(await monthsIn(field)).toHaveLength(3);
  await scrollTo(150);
  await expect.poll(() => monthsIn(field)).toHaveLength(6);
  await scrollTo(0);
  await expect.poll(() => monthsIn(field)).toHaveLength(9);
  await scrollTo(0);
  await expect.poll(() => monthsIn(field)).toHaveLength(12);
  await scrollTo(0);
  await expect.poll(async () => (await monthsIn(field)).at(-1)).toBe('2027-11');
});

test('CAL-032 dates of the URL that are past or no days are not used', async ({ page }) => {
  const { field } = await openSearch(page, '/search#checkin=2026-11-02&checkout=2026-11-04');
  await expect(control(field)).toHaveText(/Add a date/);
  await page.goto('/search?checkin=2026-02-31&checkout=tomorrow');
  await expect(control(searchDates(page))).toHaveText(/Add a date/);
});

test('CAL-033 CAL-034 CAL-040 a past day cannot be picked or focused, today can before the order limit', async ({
  page,
}) => {
  const { field } = await openSearch(page);
  await isDisabled(dayIn(field, '2026-11-20'));
  await expect(dayIn(field, '2026-11-20')).toHaveAccessibleName(/in the past/);
  await expect(dayIn(field, '2026-11-21')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(dayIn(field, '2026-11-21')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dayIn(field, '2026-11-21')).toHaveAccessibleName('Saturday, 21 November 2026, today, your check-in');
});

test('CAL-036 without availabilities a stay takes at most 20 nights, and a later day says so', async ({ page }) => {
  const { field } = await openSearch(page);
  await dayIn(field, '2026-12-04').click();
  await expect(dayIn(field, '2026-12-24')).toHaveAccessibleName(/check-out after 20 nights/);
  await isDisabled(dayIn(field, '2026-12-25'));
  await dayIn(field, '2026-12-25').hover({ force: true });
  await expect(field.getByText('a stay from your check-in takes at most 20 nights')).toBeVisible();
});

test('CAL-042 popular dates are offered in France and pick their range', async ({ page, baseURL }) => {
  const { field } = await openSearch(page, `http://fr.localhost:${new URL(baseURL ?? '').port}/search`);
  await field.getByRole('button', { name: /^Le week-end prochain/ }).click();
  await expect(control(field)).toHaveText(/sam\. 28 nov\. – dim\. 29 nov\./);
});

test('CAL-047 the home page follows the same rules and its form sends the dates', async ({ page }) => {
  await page.goto('/');
  const field = searchDates(page);
  await control(field).click();
  await dayIn(field, '2026-12-04').click();
  await expect(dayIn(field, '2026-12-04')).toHaveAccessibleName(/your check-in/);
  await dayIn(field, '2026-12-06').click();
  await field.getByRole('button', { name: 'Validate' }).click();
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\?.*checkin=2026-12-04&checkout=2026-12-06/);
  await control(field).click();
  await field.getByRole('button', { name: 'Clear dates' }).click();
  await expect(control(field)).toHaveText(/Add a date/);
  await expect(page.locator('[data-search-form] input[name="checkin"]')).toBeDisabled();
});

test('A11Y-calendar a stay is picked by keyboard alone', async ({ page }) => {
  const faults = await watchFaults(page);
  await page.goto('/search');
  const field = searchDates(page);
  await control(field).focus();
  await page.keyboard.press('Enter');
  await expect(dayIn(field, '2026-11-21')).toBeFocused();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await expect(dayIn(field, '2027-01-21')).toBeFocused();
  expect(await monthsIn(field)).toEqual(['2026-12', '2027-01']);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field.getByText('From Thursday, 21 January 2027 to Thursday, 28 January 2027, 7 nights')).toBeAttached();
  await expect(control(field)).toBeFocused();
  expect(faults).toEqual([]);
});

test('ISLAND-calendar a day pressed before hydration is the check-in after it, in whatever zone', async ({
  browser,
}) => {
  const context = await browser.newContext({ timezoneId: 'Pacific/Kiritimati', locale: 'ar-EG' });
  const page = await context.newPage();
  const faults = await watchFaults(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/dates\.island.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/search', { waitUntil: 'load' });
  const field = searchDates(page);
  await control(field).click();
  await expect(panel(field)).toBeVisible();
  await dayIn(field, '2026-12-04').click();
  await expect(field.getByRole('heading', { name: 'Fill your dates' })).toBeVisible();
  release();
  await expect(dayIn(field, '2026-12-04')).toHaveAccessibleName(/your check-in/);
  await expect(panel(field)).toBeVisible();
  expect(faults).toEqual([]);
  await context.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('FLOW-003 native date inputs send the dates', async ({ page }) => {
    await page.goto('/search');
    await expect(control(searchDates(page))).toBeHidden();
    await page.getByLabel('Check-in', { exact: true }).fill('2026-12-04');
    await page.getByLabel('Check-out', { exact: true }).fill('2026-12-06');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/checkin=2026-12-04&checkout=2026-12-06/);
    await expect(page.getByLabel('Check-in', { exact: true })).toHaveValue('2026-12-04');
  });
});
