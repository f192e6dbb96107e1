import { expect, test } from '@playwright/test';
import { barriersIn } from './accessibility.ts';
import {
  confirm,
  hashOf,
  openPanel,
  openResults,
  panelOf,
  paris,
  phone,
  queryOf,
  watchTraffic,
} from './filters-page.ts';
import { watchFaults } from './page-faults.ts';

test('SERP-002 FILT-005 FILT-006 FILT-012 FILT-013 FLOW-042 five dropdowns stand in the bar, and confirming one searches without a reload', async ({
  page,
}) => {
  const faults = await openResults(page, '/search?theme=26&page=1');
  for (const name of ['Activities', 'Price', 'Distance', 'Facilities'])
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  const traffic = watchTraffic(page);
  const panel = await openPanel(page, 'More filters');
  await panel.getByRole('checkbox', { name: '4 stars' }).check();
  await confirm(page);
  await expect(panel).toBeHidden();
  await expect(page.getByRole('link', { name: 'Remove the filter 4 stars' })).toBeVisible();
  expect(hashOf(page)).toEqual({ theme: '26', stars: '4' });
  expect(queryOf(page)).toEqual({ from: 'search-bar' });
  expect(traffic).toMatchObject({ documents: 0, fragments: [expect.stringContaining('stars=4')] });
  expect(faults).toEqual([]);
});

test('FILT-007 Escape and Cancel close a filter and put back what the address says', async ({ page }) => {
  await openResults(page, '/search?stars=5');
  const traffic = watchTraffic(page);
  const panel = await openPanel(page, 'More filters');
  await panel.getByRole('checkbox', { name: '3 stars' }).check();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await openPanel(page, 'More filters');
  await expect(panel.getByRole('checkbox', { name: '3 stars' })).not.toBeChecked();
  await panel.getByRole('checkbox', { name: '3 stars' }).check();
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await openPanel(page, 'More filters');
  await expect(panel.getByRole('checkbox', { name: '3 stars' })).not.toBeChecked();
  await expect(panel.getByRole('checkbox', { name: '5 stars' })).toBeChecked();
  expect(traffic.fragments).toEqual([]);
});

test('FILT-008 clearing a filter takes its whole group out of the search at once', async ({ page }) => {
  await openResults(page, '/search?stars=4&minHotelReviewScore=8&theme=26&priceMax=20000');
  const panel = await openPanel(page, 'More filters');
  await panel.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('link', { name: /4 stars/ })).toHaveCount(0);
  expect(hashOf(page)).toEqual({ theme: '26', priceMax: '20000' });
});

test('FILT-009 a press outside applies what was chosen', async ({ page }) => {
  await openResults(page);
  const panel = await openPanel(page, 'Facilities');
  await panel.getByRole('checkbox', { name: /^Spa/ }).check();
  await page.mouse.click(5, 400);
  await expect(page.getByRole('link', { name: 'Remove the filter Spa' })).toBeVisible();
  expect(hashOf(page)).toEqual({ facilities: 'spa' });
});

test('FILT-010 FILT-017 a press outside applies a changed distance, and clears one that limits nothing', async ({
  page,
}) => {
  await openResults(page, '/search?lat=48.85&lng=2.35&distanceMin=0&theme=26');
  const panel = await openPanel(page, 'Distance');
  await panel.getByRole('slider', { name: 'Maximum' }).fill('80');
  await page.mouse.click(5, 400);
  await expect(page.getByRole('link', { name: 'Remove the filter Up to 80 km away' })).toBeVisible();
  expect(hashOf(page)).toEqual({ lat: '48.85', lng: '2.35', distanceMax: '80', theme: '26' });
  await openResults(page, '/search?lat=48.85&lng=2.35&distanceMin=0&distanceMax=300');
  await openPanel(page, 'Distance');
  await page.mouse.click(5, 400);
  await expect.poll(() => hashOf(page)).toEqual({ lat: '48.85', lng: '2.35' });
});

test('FILT-011 closing a filter without a change asks nothing', async ({ page }) => {
  await openResults(page, '/search?stars=4&minHotelReviewScore=8');
  const traffic = watchTraffic(page);
  const before = page.url();
  for (const name of ['Activities', 'Price', 'Distance', 'Facilities', 'More filters']) {
    const panel = await openPanel(page, name);
    await confirm(page);
    await expect(panel).toBeHidden();
  }
  expect(page.url()).toBe(before);
  expect(traffic.fragments).toEqual([]);
});

test('FILT-041 when the facets fail it is logged, known options stay without counts, and the rest can be asked again', async ({
  page,
}) => {
  const faults = await openResults(page);
  await page.route('**/api/facets**', (route) => route.abort());
  const panel = await openPanel(page, 'More filters');
  await expect(panel.getByText('These options could not be loaded.')).toBeVisible();
  await expect(panel.getByRole('checkbox', { name: '4 stars', exact: true })).toBeEnabled();
  await expect(panel.getByText(/\d+ offers/)).toHaveCount(0);
  expect(faults).toEqual([expect.stringMatching(/^facets/)]);
  expect(await barriersIn(page)).toEqual([]);
  await page.unroute('**/api/facets**');
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByRole('checkbox', { name: /^Castle/ })).toBeVisible();
  await page.route('**/api/facets**', (route) => route.abort());
  await panel.getByRole('checkbox', { name: '4 stars' }).check();
  await expect(panel.getByText(/\d+ offers/)).toHaveCount(0);
  await expect(panel.getByRole('checkbox', { name: 'Castle', exact: true })).toBeVisible();
});

test('SERP-003 SERP-005 SERP-006 on a phone the filters are a screen with the number of offers, and search once', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const faults = await openResults(page, '/search?stars=4&priceMax=20000');
  const traffic = watchTraffic(page);
  await page.getByRole('button', { name: /^Filter ?, 2 active$/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  expect(await sheet.boundingBox()).toMatchObject({ x: 0, y: 0, height: phone.height });
  const view = sheet.getByRole('button', { name: /^View [\d,]+ offers?$/ });
  await expect(view).toBeVisible();
  const before = (await view.textContent()) ?? '';
  const counted = page.waitForResponse(/api\/facets.*minHotelReviewScore=8.*tags=4/);
  await sheet.getByRole('checkbox', { name: /^Spa access/ }).check();
  await sheet.getByRole('radio', { name: '8 - Very good' }).check();
  await counted;
  await expect(view).not.toHaveText(before);
  const offers = /\d+/.exec((await view.textContent()) ?? '')?.[0];
  await view.click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText(new RegExp(`^${offers} offers?$`)).first()).toBeVisible();
  expect(hashOf(page)).toEqual({ stars: '4', priceMax: '20000', tags: '4', minHotelReviewScore: '8' });
  expect(traffic.fragments).toHaveLength(1);
  await page.getByRole('button', { name: /^Filter ?, 4 active$/ }).click();
  await sheet.getByRole('button', { name: 'Reset' }).click();
  await expect.poll(() => hashOf(page)).toEqual({});
  await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeVisible();
  expect(faults).toEqual([]);
});

test('FILT-014 the sheet forgets its draft when it is closed without Confirm', async ({ page }) => {
  await page.setViewportSize(phone);
  await openResults(page, '/search?stars=5');
  const traffic = watchTraffic(page);
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const stars = sheet.getByRole('checkbox', { name: /^3 stars/ });
  const open = () => page.getByRole('button', { name: /^Filter ?, 1 active$/ }).click();
  await open();
  await stars.check();
  await sheet.getByRole('button', { name: 'Cancel' }).first().click();
  await open();
  await expect(stars).not.toBeChecked();
  await stars.check();
  await page.keyboard.press('Escape');
  await open();
  await expect(stars).not.toBeChecked();
  await expect(sheet.getByRole('checkbox', { name: /^5 stars/ })).toBeChecked();
  expect(traffic.fragments).toEqual([]);
});

test('SERP-007 on a phone the orders are a drawer along the lower edge, elsewhere a select', async ({ page }) => {
  await openResults(page, '/search?stars=4');
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sort', exact: true })).toBeHidden();
  await page.setViewportSize(phone);
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeHidden();
  const traffic = watchTraffic(page);
  await page.getByRole('button', { name: 'Sort', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Sort by' });
  const box = await drawer.boundingBox();
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(phone.height);
  expect(await barriersIn(page)).toEqual([]);
  await drawer.getByRole('link', { name: 'Price: low to high' }).click();
  await expect(drawer).toBeHidden();
  await expect.poll(() => queryOf(page)).toEqual({ stars: '4', sort: 'priceAsc', from: 'search-bar' });
  expect(traffic).toMatchObject({ documents: 0, fragments: [expect.stringContaining('sort=priceAsc')] });
});

test('FLOW-042 of twenty quick toggles the last state is searched, once', async ({ page }) => {
  await openResults(page);
  const traffic = watchTraffic(page);
  const panel = await openPanel(page, 'Facilities');
  await expect(panel.getByRole('checkbox').first()).toBeVisible();
  const facets = traffic.facets.length;
  const wanted = await panel.evaluate((element) => {
    const boxes = [...element.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].slice(0, 3);
    for (let click = 0; click < 20; click++) boxes[click % 3]?.click();
    return boxes.map((box) => box.checked);
  });
  expect(wanted).toEqual([true, true, false]);
  await confirm(page);
  await expect.poll(() => hashOf(page)).toEqual({ facilities: 'parking,wifi' });
  await expect(page.locator('[data-results]')).not.toHaveAttribute('aria-busy');
  await expect(page.getByRole('link', { name: 'Remove the filter Wi-Fi' })).toBeVisible();
  expect(traffic.fragments).toHaveLength(1);
  expect(traffic.facets.length - facets).toBeLessThanOrEqual(1);
});

test('FLOW-042 a filter opened before its code has come opens at once and is filled when it has', async ({ page }) => {
  const held: (() => void)[] = [];
  await page.route('**/assets/filters.island*', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  const faults = await watchFaults(page);
  await page.goto('/search?stars=5');
  const panel = await openPanel(page, 'More filters');
  await expect(panel).toBeVisible();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  for (const release of held) release();
  await expect(panel.getByRole('checkbox', { name: /^5 stars.*offers/ })).toBeChecked();
  await panel.getByRole('checkbox', { name: '4 stars' }).check();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  expect(new URL(page.url()).hash).toBe('');
  expect(faults).toEqual([]);
});

test('A11Y-filters the filters are worked by keyboard alone', async ({ page }) => {
  await openResults(page);
  await page.getByRole('button', { name: 'Activities', exact: true }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const panel = panelOf(page);
  await expect(panel.getByRole('slider', { name: 'Maximum' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('slider', { name: 'Minimum' })).toBeFocused();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  for (let step = 0; step < 4; step++) await page.keyboard.press('Tab');
  await expect(panel.getByRole('button', { name: 'Confirm' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Price ?, 1 active$/ })).toBeFocused();
  await expect.poll(() => hashOf(page).priceMax).toBe('24900');
  expect(Number(hashOf(page).priceMin)).toBeGreaterThan(900);
});

test('A11Y-filters no panel, and no part of the sheet, holds an accessibility fault', async ({ page }) => {
  await openResults(page, `/search?${paris}&stars=4&tags=4&facilities=spa&priceMax=20000`);
  for (const name of ['Activities', 'Price', 'Distance', 'Facilities', 'More filters']) {
    const panel = await openPanel(page, name);
    await expect(
      panel.getByRole(name === 'Price' || name === 'Distance' ? 'slider' : 'checkbox').first(),
    ).toBeVisible();
    expect(await barriersIn(page)).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: /^Filter ?, 4 active$/ }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' }).getByRole('button', { name: /^View/ })).toBeVisible();
  expect(await barriersIn(page)).toEqual([]);
});
