import { expect, type Page, test } from '@playwright/test';
import { barriersIn } from './accessibility.ts';
import { watchFaults } from './page-faults.ts';
import { port } from './port.ts';

const phone = { width: 390, height: 844 };
const lyon = 'city=2996944';

/** Opens a page and waits until its search box answers. */
async function open(page: Page, address: string): Promise<string[]> {
  const faults = await watchFaults(page);
  await page.goto(address);
  await expect(page.locator('[data-search-form] x-island[name="search/theme"][hydrated]')).toBeAttached();
  return faults;
}

/** Counts full loads from now on. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents += 1;
  });
  return () => documents;
}

const fieldsOf = (page: Page) =>
  page
    .locator('[data-search-form] x-island')
    .evaluateAll((islands) => islands.map((island) => island.getAttribute('name')?.replace('search/', '')));
const flowLink = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
const scrolled = (page: Page) => page.evaluate(() => scrollY);

test('FLOW-011 FLOW-013 FLOW-016 FLOW-017 FLOW-023 FLOW-024 FLOW-025 the flow changes box, criteria and path without a reload, and Back undoes it', async ({
  page,
}) => {
  const faults = await open(page, `/search#${lyon}&checkin=2026-12-05&checkout=2026-12-06&stars=4&theme=26`);
  const documents = countDocuments(page);
  await flowLink(page, 'Gifts').click();
  await expect(page).toHaveURL(new RegExp(`/search\\?flow=gifting#${lyon}$`));
  await expect.poll(() => fieldsOf(page)).toEqual(['destination', 'theme']);
  await expect(page.getByRole('combobox', { name: 'Destination' })).toHaveValue('Lyon');
  await expect(flowLink(page, 'Gifts')).toBeFocused();
  await flowLink(page, 'Activities').click();
  await expect(page).toHaveURL(/\/activities$/);
  await expect.poll(() => fieldsOf(page)).toEqual(['destination', 'theme', 'participants']);
  await expect(page.getByText(/^\d+ activities$/).first()).toBeVisible();
  await flowLink(page, 'Stays').click();
  await expect(page).toHaveURL(
    new RegExp(`/search\\?flow=booking#${lyon}&checkin=2026-12-05&checkout=2026-12-06&nights=1$`),
  );
  await expect.poll(() => fieldsOf(page)).toEqual(['destination', 'dates', 'travellers', 'theme']);
  await expect(page.getByRole('button', { name: /^Dates Sat 5 Dec/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/activities$/);
  await expect.poll(() => fieldsOf(page)).toContain('participants');
  await page.goBack();
  await expect.poll(() => fieldsOf(page)).toEqual(['destination', 'theme']);
  expect(documents()).toBe(0);
  expect(faults).toEqual([]);
});

test('FLOW-011 FLOW-012 the home page changes its flow by the tabs of its search box, which then searches gifts', async ({
  page,
}) => {
  const faults = await open(page, '/');
  const documents = countDocuments(page);
  const tabs = page.getByRole('main').getByRole('list', { name: 'What are you looking for?' });
  await expect(tabs.getByRole('link')).toHaveText(['Stays', 'Gifts']);
  await expect(tabs.getByRole('link', { name: 'Stays' })).toHaveAttribute('aria-current', 'true');
  await tabs.getByRole('link', { name: 'Gifts' }).click();
  await expect(page).toHaveURL(/\/\?flow=gifting$/);
  await expect.poll(() => fieldsOf(page)).toEqual(['destination', 'theme']);
  expect(documents()).toBe(0);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/search\?flow=gifting$/);
  expect(faults).toEqual([]);
});

test('PAX-013 FLOW-017 participants go from one to two, and another number is told in words', async ({ page }) => {
  const faults = await open(page, '/activities?a=1');
  const field = page.getByRole('spinbutton', { name: 'Participants' });
  await page.getByRole('button', { name: 'One participant more' }).click();
  await expect(field).toHaveValue('2');
  await expect(page.getByRole('button', { name: 'One participant more' })).toBeDisabled();
  await field.fill('5');
  await expect(page.getByText('From 1 to 2 participants')).toBeVisible();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/activities\?a=1$/);
  await field.fill('2');
  await expect(page.getByText('From 1 to 2 participants')).toBeHidden();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/activities\?from=search-bar/);
  await expect(page.getByRole('article').first()).toContainText('For 2 people');
  expect(await barriersIn(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test('FLOW-020 FLOW-028 on a phone the summary sticks far down the page, and other results begin at the top', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const faults = await open(page, `/search?${lyon}&theme=26&a=3`);
  const summary = page.getByRole('button', { name: /^Change the search/ });
  await expect(page.locator('x-island[name="search/summary"][hydrated]')).toBeAttached();
  await page.evaluate(() => scrollTo(0, 240));
  await expect(summary).not.toBeInViewport();
  await page.evaluate(() => scrollTo(0, 900));
  await expect(summary).toBeInViewport();
  await expect(summary).toHaveAccessibleName('Change the search: Lyon Any dates · 3 adults · Wellness');
  expect(await barriersIn(page)).toEqual([]);
  await page.goto('/search');
  await expect(page.locator('x-island[name="search/summary"][hydrated]')).toBeAttached();
  await page.evaluate(() => scrollTo(0, 1500));
  await summary.click();
  await page.getByRole('button', { name: /^Theme/ }).click();
  await page.getByRole('radio', { name: 'Wellness' }).click();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/#theme=26$/);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(1000);
  expect(faults).toEqual([]);
});

test('DEST-003 DEST-006 DEST-007 DEST-008 DEST-009 travel locally asks where I am and how far, and searches around that point', async ({
  page,
  context,
}) => {
  const faults = await open(page, '/search');
  const destination = page.getByRole('combobox', { name: 'Destination' });
  await destination.click();
  const local = page.getByRole('option', { name: 'Travel locally!' });
  await expect(local).toContainText('Less than 2h');
  await local.click();
  const dialog = page.getByRole('dialog', { name: 'Travel locally!' });
  await expect(dialog.getByRole('combobox', { name: 'I am at' })).toBeFocused();
  const distance = dialog.getByRole('combobox', { name: 'Distance' });
  await expect(distance).toHaveValue('200');
  await expect(distance.getByRole('option')).toHaveText(['100 km', '200 km', '300 km']);
  expect(await barriersIn(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'See stays nearby' }).click();
  await expect(dialog.getByRole('status').filter({ hasText: 'Choose a town' })).toBeVisible();
  await dialog.getByRole('combobox', { name: 'I am at' }).fill('lyon');
  await dialog.getByRole('option', { name: /^Lyon/ }).first().click();
  await distance.selectOption('100');
  await dialog.getByRole('button', { name: 'See stays nearby' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/#lat=45\.\d+&lng=4\.\d+&distanceMax=100$/);
  await expect(destination).toHaveValue(/^Lyon/);
  await page.reload();
  await expect(destination).toHaveValue(/^Lyon/);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 49.41932, longitude: 0.23321 });
  await destination.click();
  await local.click();
  await dialog.getByRole('button', { name: 'Use my location' }).click();
  await expect(dialog.getByRole('combobox', { name: 'I am at' })).toHaveValue('My location');
  await dialog.getByRole('button', { name: 'See stays nearby' }).click();
  await expect(page).toHaveURL(/#lat=49\.42&lng=0\.23&distanceMax=200$/);
  await expect(destination).toHaveValue('Around you');
  expect(faults).toEqual([]);
});

test('SERP-029 the call to action is narrower in nl_NL than in the other Dutch market', async ({ page }) => {
  const widthIn = async (address: string) => {
    await page.goto(address);
    return page.getByRole('button', { name: 'Zoeken', exact: true }).evaluate((button) => button.clientWidth);
  };
  const narrow = await widthIn(`http://nl.localhost:${port}/search`);
  expect(narrow).toBeLessThan(await widthIn(`http://be.localhost:${port}/nl/search`));
});

test('FLOW-021 forced dates open the calendar in place of every search without dates, on a phone in the search sheet', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const faults = await open(page, '/search');
  await page.locator('[data-search-form]').evaluate((form) => form.setAttribute('data-dates-first', 'forced'));
  const calendar = page.getByRole('dialog', { name: 'Fill your dates to get a final price' });
  const search = page.getByRole('button', { name: 'Search', exact: true });
  await page.getByRole('button', { name: /^Change the search/ }).click();
  for (const _time of ['first', 'second']) {
    await search.click();
    await expect(calendar).toBeVisible();
    await calendar.getByRole('button', { name: 'Close' }).click();
    await expect(calendar).toBeHidden();
  }
  await expect(page).toHaveURL(/\/search$/);
  expect(faults).toEqual([]);
});

test('FLOW-022 suggested dates open the calendar once, even before the code of the page is there', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () =>
      document.querySelector('[data-search-form]')?.setAttribute('data-dates-first', 'suggested'),
    );
  });
  const faults = await open(page, '/');
  const search = page.getByRole('button', { name: 'Search', exact: true });
  await search.click();
  const calendar = page.getByRole('dialog', { name: 'Fill your dates to get a final price' });
  await expect(calendar).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await search.click();
  await expect(page).toHaveURL(/\/search\?$/);
  expect(faults).toEqual([]);
});

test('SERP-027 the activities to filter by stand in a box 124 px high until all are asked for', async ({ page }) => {
  const faults = await open(page, '/search');
  await page.getByRole('button', { name: 'Activities', exact: true }).click();
  const all = page.getByRole('button', { name: 'Show all activities' });
  const box = page.locator(`[id="${await all.getAttribute('aria-controls')}"]`);
  expect((await box.boundingBox())?.height).toBe(124);
  await all.click();
  expect((await box.boundingBox())?.height).toBeGreaterThan(200);
  await page.getByRole('button', { name: 'Show fewer' }).click();
  await expect(all).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Shift+Tab');
  expect((await box.boundingBox())?.height).toBeGreaterThan(200);
  expect(faults).toEqual([]);
});
