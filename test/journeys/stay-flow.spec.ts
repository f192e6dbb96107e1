import { expect, type Locator, type Page, test } from '@playwright/test';
import { barriersIn } from './accessibility.ts';
import { watchFaults } from './page-faults.ts';

const phone = { width: 390, height: 844 };
const dates = '#checkin=2026-12-05&checkout=2026-12-07&nights=2';
const flow = (page: Page) => page.getByRole('navigation', { name: 'For yourself or as a gift' });
const gift = (page: Page) => page.getByRole('complementary', { name: 'Your gift' });
const panel = (page: Page) => page.getByRole('complementary', { name: 'Your stay' });
const noViolations = async (page: Page) => expect(await barriersIn(page)).toEqual([]);

async function open(page: Page, address: string): Promise<string[]> {
  const faults = await watchFaults(page);
  await page.goto(`/weekend/${address}`);
  await page.waitForLoadState('networkidle');
  return faults;
}

/** The id of a stay on sale that has extras. */
async function findExtended(page: Page): Promise<string> {
  await page.goto('/search');
  const id = await page.evaluate(async () => {
    for (const { href } of document.querySelectorAll<HTMLAnchorElement>('article a[href*="/weekend/"]')) {
      if ((await (await fetch(href)).text()).includes('data-loading=')) return /\/weekend\/(\d+)/.exec(href)?.[1];
    }
    return undefined;
  });
  if (id === undefined) throw new Error('No stay of the first results has an extra');
  return id;
}

test('FLOW-011 STAY-046 STAY-047 the switch changes the flow without a full reload, and keeps what was chosen for its way back', async ({
  page,
}) => {
  const faults = await open(page, `900001${dates}`);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await expect(panel(page).getByText('€290 in total, 2 adults, 2 nights').first()).toBeVisible();
  await flow(page).getByRole('link', { name: 'Gifts' }).click();
  await expect(gift(page)).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  await expect(flow(page).getByRole('link', { name: 'Gifts' })).toBeFocused();
  await expect(page.getByText('Now shown: the stay as a gift')).toBeAttached();
  expect(new URL(page.url()).search).toBe('?flow=gifting');
  expect(new URL(page.url()).hash).toBe(dates);
  const first = await gift(page).locator('strong').first().textContent();
  await gift(page)
    .getByRole('link', { name: /^2 nights/ })
    .click();
  await expect(gift(page).getByRole('link', { name: /^2 nights/ })).toBeFocused();
  await expect(gift(page).locator('strong').first()).not.toHaveText(first ?? '');
  await flow(page).getByRole('link', { name: 'Stays' }).click();
  await expect(panel(page).getByText('€290 in total, 2 adults, 2 nights').first()).toBeVisible();
  await flow(page).getByRole('link', { name: 'Gifts' }).click();
  await expect(gift(page).locator('strong').first()).toHaveText(first ?? '');
  await page.goBack();
  await expect(panel(page).getByText('€290 in total, 2 adults, 2 nights').first()).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  expect(faults).toEqual([]);
});

test('STAY-047 parts that cannot be had load the page of the new flow instead', async ({ page }) => {
  await open(page, '900001');
  await page.route('**/fragment/weekend/**', (route) => route.fulfill({ status: 503 }));
  await flow(page).getByRole('link', { name: 'Gifts' }).click();
  await expect(gift(page)).toBeVisible();
  expect(new URL(page.url()).search).toBe('?flow=gifting');
});

test('STAY-006 on a phone the lengths of a gift are chosen in a full screen that stays open, without a fault', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, '900001?flow=gifting');
  await noViolations(page);
  await page.getByRole('button', { name: 'Offer this stay' }).click();
  await gift(page)
    .getByRole('link', { name: /^3 nights/ })
    .click();
  await expect(gift(page).getByRole('link', { name: /^3 nights/ })).toHaveAttribute('aria-current', 'true');
  await expect(gift(page)).toBeVisible();
  expect(await gift(page).evaluate((element) => element.getBoundingClientRect().height)).toBe(phone.height);
  await noViolations(page);
});

test('STAY-036 QUOTE-034 QUOTE-035 an extra is added and removed with a loading modal and half a second, and the dates stay', async ({
  page,
}) => {
  const id = await findExtended(page);
  await open(page, `${id}${dates}`);
  const add = page.locator('a[data-loading]').first();
  const target = /\/weekend\/(\d+)/.exec((await add.getAttribute('href')) ?? '')?.[1];
  const started = Date.now();
  await add.click();
  await expect(page.getByRole('dialog')).toContainText('We are adding your extra');
  await page.waitForURL((url) => url.pathname.startsWith(`/weekend/${target}`));
  expect(Date.now() - started).toBeGreaterThanOrEqual(500);
  expect(new URL(page.url()).hash).toBe(dates);
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: /^Remove:/ }).click();
  await expect(page.getByRole('dialog')).toContainText('We are removing your extra');
  await page.waitForURL((url) => url.pathname === `/weekend/${id}`);
  expect(new URL(page.url()).hash).toBe(dates);
});

test('STAY-005 STAY-044 on desktop the booking bar appears once the tabs leave the view, and its button opens the calendar', async ({
  page,
}) => {
  const faults = await open(page, '900001');
  const button = page.getByRole('button', { name: 'See dates and prices' });
  await expect(button).toBeHidden();
  await page.getByRole('navigation', { name: 'Sections of this page' }).getByRole('link', { name: 'Hotel' }).click();
  await expect(button).toBeVisible();
  expect(await page.locator('#hotel').evaluate((section) => Math.round(section.getBoundingClientRect().top))).toBe(70);
  await noViolations(page);
  await button.click();
  await expect(page.locator('[data-calendar="button"] [popover]')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(button).toBeHidden();
  expect(faults).toEqual([]);
});

test('STAY-013 the modal of the way there opens by keyboard with a map, Escape returns to its row, on a phone it is the whole screen', async ({
  page,
}) => {
  const faults = await open(page, '900001');
  const row = page.getByRole('button', { name: /^Getting there/ });
  await row.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Getting there' });
  await expect(dialog.getByRole('region', { name: /^Map around/ })).toBeVisible();
  await noViolations(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(row).toBeFocused();
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: /^Services and equipment/ }).click();
  const services = page.getByRole('dialog', { name: /^Services and equipment/ });
  expect(await services.evaluate((element) => element.getBoundingClientRect().height)).toBe(phone.height);
  await noViolations(page);
  expect(faults).toEqual([]);
});

test('CAL-015 CAL-016 days pressed before the code of the calendar has come are chosen as soon as it has', async ({
  page,
}) => {
  const faults = await open(page, '900001');
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  const field = page.locator('[data-calendar="button"]');
  const button = field.getByRole('button', { name: /^Check-in/ });
  await button.click();
  await field.locator('[data-day="2026-12-05"]').click();
  await field.locator('[data-day="2026-12-07"]').click();
  await expect(button).not.toContainText('5 Dec');
  arrive();
  await expect(button).toContainText('5 Dec');
  await expect(panel(page)).toContainText('2 adults, 2 nights');
  expect(faults).toEqual([]);
});

test('STAY-020 STAY-022 the card of an activity takes its day, the panel follows, and a reload keeps it', async ({
  page,
}) => {
  const card = page.locator('#experience');
  const day = (part: Locator) => part.getByLabel('Day for “Spa access”');
  await open(page, '900001');
  await card.getByRole('button', { name: 'Choose your dates to pick a day' }).click();
  await expect(page.locator('[data-calendar="button"] [popover]')).toBeVisible();
  await page.goto(`/weekend/900001?from=home${dates}`);
  await card.scrollIntoViewIfNeeded();
  await day(card).selectOption('2026-12-06');
  await expect(day(panel(page))).toHaveValue('2026-12-06');
  expect(new URL(page.url()).hash).toContain('activities=90000104_2026-12-06');
  await page.reload();
  await expect(day(panel(page))).toHaveValue('2026-12-06');
  await card.scrollIntoViewIfNeeded();
  await expect(day(card)).toHaveValue('2026-12-06');
});

test('FLOW-029 STAY-041 PAYL-003 dates, party, activity and flow survive reload, Back, sharing and the language switch', async ({
  page,
  context,
  baseURL,
}) => {
  const { port } = new URL(baseURL ?? '');
  const faults = await watchFaults(page);
  await page.goto(`http://be.localhost:${port}/fr/weekend/900004${dates}`);
  const stay = (of: Page) => of.getByRole('complementary').filter({ has: of.locator('[data-calendar]') });
  const isChosen = async (of: Page) => {
    await expect(stay(of)).toContainText(/3 (adultes|volwassenen), 2 (nuits|nachten)/);
    await expect(stay(of).locator('select')).toHaveValue('2026-12-06');
  };
  await stay(page)
    .getByRole('button', { name: /^Voyageurs/ })
    .click();
  await page.getByRole('button', { name: 'Un adulte de plus' }).click();
  await page.getByRole('button', { name: 'Valider' }).click();
  await stay(page).locator('select').selectOption('2026-12-06');
  await isChosen(page);
  const later = page.locator('[data-pay-later]');
  await later.getByRole('button', { name: /^Réservez maintenant/ }).click();
  const today = await stay(page).locator('dl > div').filter({ hasText: 'à payer aujourd' }).locator('dd').textContent();
  await expect(later).toContainText(`pour ${today}, voici`);
  await page.keyboard.press('Escape');
  await page.reload();
  await isChosen(page);
  await page.getByRole('link', { name: 'NL', exact: true }).click();
  await expect(page).toHaveURL(/be\.localhost:\d+\/nl\/weekend\/900004/);
  await isChosen(page);
  const shared = await context.newPage();
  await shared.goto(page.url());
  await isChosen(shared);
  await page.goBack();
  await isChosen(page);
  await page.locator('[data-flow-switch] a[href*="gifting"]').click();
  await expect(page).toHaveURL(/flow=gifting/);
  await page.getByRole('link', { name: 'NL', exact: true }).click();
  await expect(page).toHaveURL(/\/nl\/weekend\/900004.*\?flow=gifting#checkin=2026-12-05.*activities=/);
  await page.locator('[data-flow-switch] a[href*="booking"]').click();
  await isChosen(page);
  expect(faults).toEqual([]);
});

test('STAY-021 an extra is taken and left, and none is needed to book', async ({ page }) => {
  await open(page, '900001');
  // The sample stays have no extras of their own: the browser is told that the dated activity is one.
  const quote = await page.evaluate(async () => {
    const answer = await fetch('/api/stays/900001/quote?checkin=2026-12-05&nights=2');
    const told = (await answer.json()) as { activities: object[] };
    return { ...told, activities: told.activities.map((one) => ({ ...one, isExtra: true })) };
  });
  await page.route('**/api/stays/**/quote?*', (route) => route.fulfill({ json: quote }));
  await page.goto(`/weekend/900001?from=home${dates}`);
  await expect(panel(page).getByText('Total to pay today')).toBeVisible();
  await expect(panel(page).getByLabel('Day for “Spa access”')).toHaveCount(0);
  const card = page.locator('#experience');
  await card.scrollIntoViewIfNeeded();
  await card.getByLabel('Day for “Spa access”').selectOption('2026-12-06');
  await expect(panel(page).getByLabel('Day for “Spa access”')).toHaveValue('2026-12-06');
  await card.getByLabel('Day for “Spa access”').selectOption('');
  await expect(panel(page).getByLabel('Day for “Spa access”')).toHaveCount(0);
  expect(new URL(page.url()).hash).not.toContain('activities');
  await panel(page).getByRole('button', { name: 'Book' }).click();
  await page.waitForURL(/\/checkout\/booking\?id=900001/);
});
