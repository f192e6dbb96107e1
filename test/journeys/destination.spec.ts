import { expect, test } from '@playwright/test';
import { barriersIn } from './accessibility.ts';
import { destination, isHydrated, open, options, phone, sentBy } from './search-box-page.ts';

test('DEST-001 DEST-002 suggestions stand in titled groups of one listbox', async ({ page }) => {
  await open(page);
  await destination(page).fill('honfleur');
  const list = page.getByRole('listbox', { name: 'Destination' });
  await expect(list.getByRole('group', { name: 'Towns' }).getByRole('option')).toHaveText(/Honfleur/);
  await expect(list.getByRole('group', { name: 'Seaside resorts' }).getByRole('option')).toHaveText(/Honfleur/);
  await expect(list.locator('mark').first()).toHaveText('Honfleur');
  expect(await barriersIn(page, '[data-search-form]')).toEqual([]);
});

test('DEST-010 arrows move the selection, Enter picks it and Escape closes the list', async ({ page }) => {
  await open(page);
  await destination(page).fill('honfleur');
  const selected = page.getByRole('option', { selected: true });
  await expect(selected).toHaveCount(1);
  const first = await selected.getAttribute('id');
  await expect(destination(page)).toHaveAttribute('aria-activedescendant', first ?? '');
  await page.keyboard.press('ArrowDown');
  await expect(selected).not.toHaveAttribute('id', first ?? '');
  await page.keyboard.press('Enter');
  await expect(destination(page)).toHaveValue('Honfleur');
  await expect(destination(page)).toHaveAttribute('aria-expanded', 'false');
  expect(await sentBy(page)).toMatch(/^searesort=\d+$/);
  await page.keyboard.press('ArrowDown');
  await expect(destination(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(destination(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(destination(page)).toHaveValue('Honfleur');
});

test('DEST-010 Enter right after the last letter waits for the suggestions and picks what the text means', async ({
  page,
}) => {
  await open(page);
  await destination(page).click();
  await page.keyboard.type('Normandie');
  await page.keyboard.press('Enter');
  await expect(destination(page)).toHaveAttribute('aria-expanded', 'false');
  expect(await sentBy(page)).toMatch(/^region=\d+$/);
  await expect(page).toHaveURL(/localhost:\d+\/$/);
});

test('DEST-013 focus clears text and destination, leaving without a pick gives both back', async ({ page }) => {
  await open(page);
  await destination(page).fill('honfleur');
  await options(page).filter({ hasText: 'Honfleur' }).first().click();
  const picked = await sentBy(page);
  await page.getByRole('heading', { level: 1 }).click();
  await destination(page).focus();
  await expect(destination(page)).toHaveValue('');
  await expect(options(page).filter({ hasText: 'Anywhere' })).toBeVisible();
  expect(await sentBy(page)).toBe('');
  await page.keyboard.type('bru');
  await page.keyboard.press('Tab');
  await expect(destination(page)).toHaveValue('Honfleur');
  expect(await sentBy(page)).toBe(picked);
});

test('DEST-013 anywhere can be picked instead of a place', async ({ page }) => {
  await open(page, '/search?region=1003');
  await expect(destination(page)).not.toHaveValue('');
  await destination(page).click();
  await options(page).filter({ hasText: 'Anywhere' }).click();
  await expect(destination(page)).toHaveValue('');
  expect(await sentBy(page)).toBe('');
});

test('DEST-012 DEST-014 a pick sets the key of its category and clears every other geography and distance', async ({
  page,
}) => {
  await open(page, '/search?lat=49.4&lng=0.2&distanceMin=5&distanceMax=30');
  expect(await sentBy(page)).toBe('lat=49.4&lng=0.2&distanceMin=5&distanceMax=30');
  await destination(page).fill('normandie');
  await page.getByRole('group', { name: 'Regions' }).getByRole('option').first().click();
  expect(await sentBy(page)).toMatch(/^region=\d+$/);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/#region=\d+$/);
});

test('DEST-015 DEST-016 the last three picks are kept, newest first, and offered again', async ({ page }) => {
  await open(page);
  for (const name of ['Honfleur', 'Deauville', 'Caen', 'Honfleur', 'Bayeux']) {
    await destination(page).fill(name);
    await options(page).filter({ hasText: name }).first().click();
    await expect(destination(page)).toHaveValue(name);
  }
  await page.reload();
  await isHydrated(page, 'destination');
  await destination(page).click();
  const recent = page.getByRole('group', { name: 'Recent searches' }).getByRole('option');
  await expect(recent).toHaveText(['Bayeux', 'Honfleur', 'Caen']);
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('recentSearches') ?? '[]'));
  expect(stored.map(Object.keys)).toEqual(Array(3).fill(['id', 'label', 'category']));
  await recent.nth(1).click();
  await expect(destination(page)).toHaveValue('Honfleur');
});

test('DEST-017 only the last text typed is answered: earlier questions are dropped', async ({ page }) => {
  await open(page);
  const asked: string[] = [];
  await page.route('**/api/suggestions?*', async (route) => {
    const text = new URL(route.request().url()).searchParams.get('q') ?? '';
    asked.push(text);
    if (text === 'ca') await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue().catch(() => {});
  });
  await destination(page).fill('ca');
  await expect.poll(() => asked).toEqual(['ca']);
  await destination(page).fill('caen');
  await expect(options(page).first()).toContainText('Caen');
  await page.waitForTimeout(900);
  await expect(options(page).first()).toContainText('Caen');
  expect(asked).toEqual(['ca', 'caen']);
});

test('DEST-018 when suggestions fail none are shown, it is logged, and Enter searches the text all the same', async ({
  page,
}) => {
  const faults = await open(page);
  await page.route('**/api/suggestions?*', (route) => route.fulfill({ status: 503, body: '{}' }));
  await destination(page).fill('honfleur');
  await expect.poll(() => faults.some((fault) => fault.startsWith('suggestions'))).toBe(true);
  await expect(options(page)).toHaveCount(0);
  await expect(destination(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?city=\d+$/);
});

test('DEST-001 a text that nothing matches is told so', async ({ page }) => {
  await open(page);
  await destination(page).fill('zzqqxx');
  await expect(page.getByRole('status').filter({ hasText: 'Nothing found for “zzqqxx”' })).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/localhost:\d+\/$/);
});

test('DEST-005 on a phone the suggestions cover the screen and the arrow leads back', async ({ page }) => {
  await page.setViewportSize(phone);
  const faults = await open(page);
  await destination(page).click();
  await page.keyboard.type('honfleur');
  await expect(options(page).first()).toBeVisible();
  const list = await page.getByRole('listbox').boundingBox();
  expect(list?.width).toBeGreaterThan(370);
  expect(await barriersIn(page, '[data-search-form]')).toEqual([]);
  await page.getByRole('button', { name: 'Back to the search' }).click();
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await expect(destination(page)).not.toBeFocused();
  await expect(destination(page)).toHaveValue('');
  expect(faults).toEqual([]);
});
