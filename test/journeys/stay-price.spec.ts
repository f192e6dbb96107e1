import { expect, test } from '@playwright/test';
import {
  activityDay,
  book,
  calendar,
  dateButton,
  dates,
  day,
  hash,
  intercept,
  noAvailabilities,
  noViolations,
  open,
  panel,
  phone,
  stays,
  travellers,
} from './stay-page.ts';

test('QUOTE-020 QUOTE-024 picking dates gives the true price, and its button enters checkout with all that was chosen', async ({
  page,
}) => {
  const faults = await open(page, stays.bookable);
  await expect(panel(page)).toContainText(/from €\d+ \/ pers/);
  await dateButton(page).click();
  await day(page, '2026-12-05').click();
  await day(page, '2026-12-07').click();
  await expect(calendar(page)).toBeHidden();
  await expect(panel(page)).toContainText(
    /Total to pay today€[\d.]+Local tax, paid at the hotel€[\d.]+Total of the stay/,
  );
  await travellers(page).click();
  await page.getByRole('button', { name: 'One adult more' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(panel(page)).toContainText('3 adults, 2 nights');
  expect(Object.fromEntries(hash(page))).toEqual({
    checkin: '2026-12-05',
    checkout: '2026-12-07',
    nights: '2',
    a: '3',
  });
  await activityDay(page).selectOption('2026-12-06');
  const checked = page.waitForResponse((response) => response.url().includes('realtime=1'));
  await book(page).click();
  await checked;
  await expect(page).toHaveURL(
    /\/checkout\/booking\?id=900001&checkin=2026-12-05&nights=2&a=3&activities=90000104_2026-12-06&price=\d{4,6}$/,
  );
  expect(faults).toEqual([]);
});

test('QUOTE-037 the total of the stay is what is paid today and the local tax', async ({ page }) => {
  await open(page, stays.bookable, dates);
  const amount = async (name: string) => {
    const row = panel(page).locator('dl > div').filter({ hasText: name });
    return Math.round(Number(((await row.locator('dd').textContent()) ?? '').replace(/[^\d.]/g, '')) * 100);
  };
  await expect(panel(page)).toContainText('Total of the stay with local tax');
  const [today, tax] = [await amount('Total to pay today'), await amount('Local tax, paid')];
  expect(tax).toBeGreaterThan(0);
  expect(await amount('Total of the stay')).toBe(today + tax);
});

test('STAY-008 the programme follows the nights that are priced', async ({ page }) => {
  await open(page, stays.bookable);
  const programme = page.locator('#description');
  await expect(programme).toContainText('1 night');
  await dateButton(page).click();
  await day(page, '2026-12-07').click();
  await day(page, '2026-12-09').click();
  await expect(programme).toContainText('2 nights');
});

test('QUOTE-015 booking without dates asks for them in words and opens the calendar', async ({ page }) => {
  await open(page, stays.bookable);
  await book(page).click();
  await expect(panel(page).getByText('Please choose your travel dates.')).toBeVisible();
  await expect(calendar(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(calendar(page)).toBeHidden();
  await noViolations(page);
});

test('QUOTE-014 a press on the button before its code has come is answered as soon as it has', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/purchase-panel/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/weekend/${stays.bookable}`);
  await book(page).click();
  await expect(panel(page).getByText('Please choose your travel dates.')).toBeHidden();
  release();
  await expect(panel(page).getByText('Please choose your travel dates.')).toBeVisible();
});

test('QUOTE-016 QUOTE-017 an activity without a day is named in red and in words until it has one', async ({
  page,
}) => {
  await open(page, stays.bookable, dates);
  await book(page).click();
  const message = panel(page).getByText('Please choose your activity dates.');
  await expect(message).toBeVisible();
  await expect(activityDay(page)).toHaveAttribute('aria-invalid', 'true');
  await noViolations(page);
  await activityDay(page).selectOption('2026-12-06');
  await expect(message).toBeHidden();
  await page.reload();
  await expect(activityDay(page)).toHaveValue('2026-12-06');
  await expect(message).toBeHidden();
});

test('QUOTE-008 QUOTE-021 QUOTE-022 a price that has changed is told with previous, current and difference before checkout', async ({
  page,
}) => {
  await open(page, stays.priceChanged, dates);
  await activityDay(page).selectOption('2026-12-06');
  await book(page).click();
  const dialog = page.getByRole('dialog', { name: 'Price update' });
  await expect(dialog).toContainText("The price has been updated during your booking and it's now higher.");
  await expect(dialog).toContainText(/Previous price€[\d.]+Current price€[\d.]+Difference€[\d.]+ more/);
  await noViolations(page, 'dialog[open]');
  const current = await dialog.locator('dd').nth(1).textContent();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(panel(page)).toContainText(`Total to pay today${current}`);
  await page.reload();
  await expect(activityDay(page)).toHaveValue('2026-12-06');
  await book(page).click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/checkout\/booking\?id=900004/);
});

test('QUOTE-009 a price that went down is told as lower', async ({ page }) => {
  const shown = page.waitForResponse((response) => response.url().includes('/quote?'));
  await intercept(page, 'realtime=1', async (route) => {
    const answer = await (await shown).json();
    answer.quote.priceInfo.sellPrice -= 1000;
    await route.fulfill({ json: answer });
  });
  await open(page, stays.simple, dates);
  await book(page).click();
  const dialog = page.getByRole('dialog', { name: 'Price update' });
  await expect(dialog).toContainText("it's now lower!");
  await expect(dialog).toContainText('€10 less');
});

test('QUOTE-031 QUOTE-033 dates that cannot be had are told, kept, and others can be chosen', async ({ page }) => {
  const faults = await open(page, stays.soldOut, dates);
  await expect(panel(page).getByText(noAvailabilities)).toBeVisible();
  expect(hash(page).get('checkin')).toBe('2026-12-05');
  await noViolations(page);
  await panel(page).getByRole('button', { name: 'Choose other dates' }).click();
  await expect(calendar(page)).toBeVisible();
  await page.setViewportSize(phone);
  await page.keyboard.press('Escape');
  const bar = page.locator('x-island[name="stay/purchase-panel"] > x-root > div').last();
  await expect(bar).toContainText(noAvailabilities);
  await expect(bar.getByRole('button')).toHaveText('Choose other dates');
  expect(faults).toEqual([]);
});

test('QUOTE-023 QUOTE-025 QUOTE-030 a failed price check is told in words and logged, and trying again brings the price back', async ({
  page,
}) => {
  let isDown = true;
  const logged = page.waitForEvent('console', (message) => message.text().includes('error during the init checkout'));
  await intercept(page, 'realtime=1', (route) => (isDown ? route.fulfill({ status: 503 }) : route.continue()));
  await open(page, stays.simple, dates);
  await book(page).click();
  await expect(panel(page).getByText('An unexpected error occurred while fetching the quote')).toBeVisible();
  await logged;
  isDown = false;
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(panel(page)).toContainText('Total to pay today');
  await book(page).click();
  await expect(page).toHaveURL(/\/checkout\/booking/);
});

test('QUOTE-018 a price check that finds the dates over drops them, asks for others and opens the calendar', async ({
  page,
}) => {
  await intercept(page, 'realtime=1', (route) =>
    route.fulfill({ json: { quote: { bookable: false, errors: [{ code: 'DATE_IN_THE_PAST' }] }, activities: [] } }),
  );
  await open(page, stays.simple, `${dates}&a=3`);
  await book(page).click();
  await expect(calendar(page)).toBeVisible();
  await expect(panel(page).getByText('Please choose your travel dates.')).toBeVisible();
  expect(Object.fromEntries(hash(page))).toEqual({ a: '3' });
});

test('STAY-034 a stay that is gone while its page is open says so', async ({ page }) => {
  await intercept(page, '/quote?', (route) => route.fulfill({ status: 404, json: { status: 404 } }));
  await open(page, stays.simple, dates);
  await expect(panel(page).getByText('This offer has expired... Luckily,')).toBeVisible();
  await expect(panel(page).getByRole('link', { name: 'See other stays' })).toBeVisible();
});

test('STAY-045 an answer that comes after a newer question changes nothing', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await intercept(page, 'nights=2&a=3', async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await open(page, stays.simple, dates);
  await expect(panel(page)).toContainText('2 adults, 2 nights');
  await page.evaluate(() => {
    location.hash = 'checkin=2026-12-05&checkout=2026-12-07&a=3';
  });
  await expect(panel(page).locator('[aria-busy="true"]').first()).toBeVisible();
  await page.evaluate(() => {
    location.hash = 'checkin=2026-12-05&checkout=2026-12-07&a=4';
  });
  await expect(panel(page)).toContainText('4 adults, 2 nights');
  release();
  await expect(panel(page)).toContainText('4 adults, 2 nights');
  await expect(panel(page).locator('[aria-busy="true"]')).toHaveCount(0);
});
