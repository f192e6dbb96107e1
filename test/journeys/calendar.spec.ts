import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { watchFaults } from './page-faults.ts';

const phone = { width: 390, height: 844 };

/** The field of the search box, and that of the purchase panel. */
const searchDates = (page: Page) => page.locator('[data-calendar="input"]');
const stayDates = (page: Page) => page.locator('[data-calendar="button"]');
const control = (field: Locator) => field.getByRole('button').first();
const panel = (field: Locator) => field.locator('[popover]');
const dayIn = (field: Locator, date: string) => field.locator(`[data-day="${date}"]`);
const monthsIn = (field: Locator) =>
  field.locator('[data-month]').evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.month));
const isDisabled = (locator: Locator) => expect(locator).toHaveAttribute('aria-disabled', 'true');

async function openSearch(page: Page, address = '/search') {
  const faults = await watchFaults(page);
  await page.goto(address);
  if (page.viewportSize()?.width === phone.width) await page.locator('x-island[name="search/summary"] button').click();
  const field = searchDates(page);
  await control(field).click();
  await expect(page.locator('x-island[name="search/dates"][hydrated]')).toBeAttached();
  return { field, faults };
}

/** The page of the first stay that a search shows, with the days of its calendar as they arrive. */
async function goToStay(page: Page, hash = '') {
  const faults = await watchFaults(page);
  await page.goto('/search');
  const href = await page.locator('a[href*="/weekend/"]').first().getAttribute('href');
  await page.goto(`${href?.split('?')[0]}${hash}`);
  return { field: stayDates(page), faults };
}

interface Day {
  readonly day: string;
  readonly displayTotalPrice: number;
  readonly bestPriceOfTheMonth: boolean;
}

async function openStay(page: Page, hash = '') {
  const { field, faults } = await goToStay(page, hash);
  const answer = page.waitForResponse((response) => response.url().includes('/calendar?'));
  await control(field).click();
  const { days }: { days: Day[] } = await (await answer).json();
  await expect(field.getByText('looking for the next availabilities')).toBeHidden();
  return { field, faults, days };
}

const euros = (cents: number) =>
  new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: cents % 100 ? 2 : 0,
  }).format(cents / 100);

test('CAL-001 on a wide screen the calendar drops down below its field with two months and two buttons', async ({
  page,
}) => {
  const { field, faults } = await openSearch(page);
  expect(await monthsIn(field)).toEqual(['2026-11', '2026-12']);
  const [button, box] = [await control(field).boundingBox(), await panel(field).boundingBox()];
  expect(box?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0));
  await expect(field.getByRole('button', { name: 'Previous month' })).toBeVisible();
  await expect(field.getByRole('button', { name: 'Next month' })).toBeVisible();
  expect((await new AxeBuilder({ page }).include('[data-calendar="input"]').analyze()).violations).toEqual([]);
  expect(faults).toEqual([]);
});

test('CAL-002 on a phone the calendar covers the screen and has no paging', async ({ page }) => {
  await page.setViewportSize(phone);
  const { field, faults } = await openSearch(page);
  expect(await panel(field).boundingBox()).toMatchObject({ x: 0, y: 0, height: phone.height });
  await expect(field.getByRole('button', { name: 'Next month' })).toHaveCount(0);
  expect((await new AxeBuilder({ page }).include('[data-calendar="input"]').analyze()).violations).toEqual([]);
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

/** Presses days one after the other inside the page, where no slow machine comes between them. */
function pressDays(field: Locator, dates: readonly string[], pauseMs: number): Promise<void> {
  return panel(field).evaluate(
    async (element, { dates, pauseMs }) => {
      for (const date of dates) {
        element.querySelector<HTMLElement>(`[data-day="${date}"]`)?.click();
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    },
    { dates, pauseMs },
  );
}

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
  expect((await new AxeBuilder({ page }).include('[data-calendar="button"]').analyze()).violations).toEqual([]);
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
