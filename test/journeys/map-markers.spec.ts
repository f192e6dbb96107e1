import { expect, test } from '@playwright/test';
import { boundsOf, chosen, dragMap, openMap, panel, pins, priced, reachablePin, withWebgl } from './map-page.ts';

test.use(withWebgl);
test.describe.configure({ timeout: 90_000 });

test('MAP-003 MAP-004 MAP-007 a pressed marker becomes the one active, grows from 40 to 47 and comes to the middle', async ({
  page,
}) => {
  const faults = await openMap(page);
  const pin = await reachablePin(page);
  const drawn = pin.locator('.map-pin-drawn');
  await expect(pin).toHaveAttribute('aria-pressed', 'false');
  expect(await drawn.evaluate((element) => element.getBoundingClientRect().height)).toBeCloseTo(40, 0);
  const { width, height } = await pin.evaluate((element) => element.getBoundingClientRect());
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await pin.click();
  const active = page.locator('.map-pin[aria-pressed="true"]');
  await expect(active).toHaveCount(1);
  await expect(active.locator('.map-pin-drawn')).toHaveCSS('height', '47px');
  await expect(chosen(page).getByRole('link')).toBeVisible();
  await expect
    .poll(async () => {
      const [map, spot] = await Promise.all([panel(page).boundingBox(), active.boundingBox()]);
      return Math.abs((map?.x ?? 0) + (map?.width ?? 0) / 2 - (spot?.x ?? 0) - (spot?.width ?? 0) / 2);
    })
    .toBeLessThan(4);
  expect(boundsOf(page)).toBeNull();
  expect(faults).toEqual([]);
});

test('MAP-005 a press on the map leaves the marker, and so does Escape', async ({ page }) => {
  await openMap(page);
  await (await reachablePin(page)).click();
  await expect(chosen(page)).toBeVisible();
  await page.locator('.maplibregl-canvas').click({ position: { x: 30, y: 150 }, force: true });
  await expect(chosen(page)).toBeHidden();
  await expect(page.locator('.map-pin[aria-pressed="true"]')).toHaveCount(0);
  await (await reachablePin(page)).press('Enter');
  await expect(chosen(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chosen(page)).toBeHidden();
});

test('MAP-006 a moved map offers to search in its area, and list and markers both follow', async ({ page }) => {
  const faults = await openMap(page, '/search?country=3017382');
  const again = page.getByRole('button', { name: 'Search in this area' });
  await expect(again).toBeHidden();
  await dragMap(page, { x: -120, y: 60 });
  await expect(again).toBeVisible();
  expect(boundsOf(page)).toBeNull();
  const answers = page.waitForResponse((response) => response.url().includes('/api/map?'));
  await again.click();
  expect((await answers).url()).toContain('bounds=');
  await expect.poll(() => boundsOf(page)).toMatch(/^-?[\d.]+,-?[\d.]+,[\d.]+,-?[\d.]+$/);
  await expect(again).toBeHidden();
  await expect(page.getByRole('link', { name: /^In the area of the map/ })).toBeVisible();
  expect(faults).toEqual([]);
});

test('MAP-006 with the switch on the map searches as it moves and leaves one step back', async ({ page }) => {
  await openMap(page);
  await page.getByRole('switch', { name: 'Search as I move the map' }).check();
  await dragMap(page, { x: -120, y: 40 });
  await expect.poll(() => boundsOf(page)).not.toBeNull();
  const first = boundsOf(page);
  await dragMap(page, { x: -120, y: 40 });
  await expect.poll(() => boundsOf(page)).not.toBe(first);
  await page.goBack();
  expect(boundsOf(page)).toBeNull();
});

test('MAP-006 an empty answer is said in words and the map stays where it is', async ({ page }) => {
  await openMap(page);
  const bounds = '44.2,-9.5,45.4,-8';
  const canvas = page.locator('.maplibregl-canvas');
  await page.evaluate((area) => location.assign(`#bounds=${area}`), bounds);
  await expect(panel(page).getByText('No stays in this area')).toBeVisible();
  await expect(pins(page)).toHaveCount(0);
  await expect(canvas).toBeVisible();
  expect(boundsOf(page)).toBe(bounds);
  await expect(page.getByRole('button', { name: 'Search in this area' })).toBeHidden();
});

test('MAP-003 a pin of several hotels is told apart by a press', async ({ page }) => {
  await openMap(page);
  const cluster = page.locator('.map-cluster').first();
  const before = await pins(page).count();
  const name = await cluster.getAttribute('aria-label');
  await cluster.press('Enter');
  await expect.poll(() => page.locator(`.map-cluster[aria-label="${name}"]`).count()).toBe(0);
  expect(before).toBeGreaterThan(0);
  await expect(pins(page).first()).toBeAttached();
});

test('MAP-004 card and marker point at each other', async ({ page }) => {
  await openMap(page);
  const hotels = await page
    .locator('[data-results] [data-hotel]')
    .evaluateAll((all) => all.map((card) => (card as HTMLElement).dataset.hotel));
  expect(hotels.length).toBeGreaterThan(0);
  await page.locator('[data-results] [data-hotel]').first().hover();
  await expect(page.locator('.map-pin-pointed')).toHaveCount(1);
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(page.locator('.map-pin-pointed')).toHaveCount(0);
  await page.locator('.map-pin').first().focus();
  await page.evaluate(() => document.querySelector<HTMLElement>('.map-pin')?.blur());
  await expect(page.locator('[data-on-map]')).toHaveCount(0);
});

test('MAP-010 every marker is a button with price and hotel in its name, and the map works by keyboard', async ({
  page,
}) => {
  await openMap(page);
  const names = await priced(page).evaluateAll((all) => all.map((pin) => pin.getAttribute('aria-label')));
  for (const name of names) expect(name).toMatch(/^€\d+ per person, \S/);
  await page.locator('.maplibregl-canvas').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Search in this area' })).toBeVisible();
  await page.getByRole('button', { name: 'Zoom in', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Search in this area' })).toBeVisible();
});
