import { expect, test } from '@playwright/test';
import { barriersIn } from './accessibility.ts';
import { chosen, openMap, panel, phone, pins, reachablePin, wide, withWebgl } from './map-page.ts';
import { watchFaults } from './page-faults.ts';

test.use(withWebgl);
test.describe.configure({ timeout: 90_000 });

test('MAP-001 MAP-002 on a phone the map opens from its button over the whole screen, and closes again', async ({
  page,
}) => {
  const faults = await openMap(page, '/search', phone);
  const { width, height } = await panel(page).evaluate((element) => element.getBoundingClientRect());
  expect(width).toBeGreaterThanOrEqual(phone.width - 20);
  expect(height).toBe(phone.height);
  const button = page.getByRole('button', { name: 'Close the map' });
  await expect(button).toBeFocused();
  await button.click();
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'See on the map' })).toBeFocused();
  expect(faults).toEqual([]);
});

test('MAP-008 a region is looked at from far enough that a phone shows all that was found, held upright or not', async ({
  page,
}) => {
  const answer = page.waitForResponse((response) => response.url().includes('/api/map?'));
  await openMap(page, '/search?region=1009', { width: phone.height, height: phone.width });
  const { markers } = await (await answer).json();
  const inView = () =>
    pins(page).evaluateAll((all) =>
      all.reduce((sum, pin) => {
        const { left, right, top, bottom } = pin.getBoundingClientRect();
        const isWhole = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        return sum + (isWhole ? (pin.classList.contains('map-cluster') ? Number(pin.textContent) : 1) : 0);
      }, 0),
    );
  expect(markers.length).toBeGreaterThan(1);
  await expect.poll(inView).toBe(markers.length);
  await page.setViewportSize(phone);
  await expect.poll(inView).toBe(markers.length);
});

test('MAP-001 beside the list the map can be put away and brought back', async ({ page }) => {
  await openMap(page);
  await expect(page.getByRole('button', { name: 'See on the map' })).toBeHidden();
  await page.getByRole('button', { name: 'Close the map' }).click();
  await expect(panel(page)).toBeHidden();
  await page.getByRole('button', { name: 'See on the map' }).click();
  await expect(panel(page)).toBeVisible();
  const [list, map] = await Promise.all([page.locator('[data-results]').boundingBox(), panel(page).boundingBox()]);
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(map?.x ?? 0);
});

test('MAP-002 nothing of the map is fetched before it is seen, and never before the page has loaded', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/maplibre|map-stage|\/map\/t\/|\/api\/map|relief/.test(request.url())) fetched.push(request.url());
  });
  await page.setViewportSize(phone);
  await page.goto('/search', { waitUntil: 'networkidle' });
  expect(fetched).toEqual([]);
  await page.setViewportSize(wide);
  await page.goto('/search', { waitUntil: 'load' });
  expect(fetched).toEqual([]);
  await expect(pins(page).first()).toBeAttached({ timeout: 30_000 });
  expect(fetched.length).toBeGreaterThan(3);
});

test('MAP-002 without WebGL the map says so and the list stays', async ({ page }) => {
  const faults = await watchFaults(page);
  await page.addInitScript(() => {
    const getContext = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, ...rest]);
    } as typeof getContext;
  });
  await page.setViewportSize(wide);
  await page.goto('/search');
  await expect(panel(page).getByText('Your browser cannot draw the map. All stays are in the list.')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(faults).toEqual([]);
});

test('MAP-002 markers that cannot be fetched are told in words and asked for again', async ({ page }) => {
  let isDown = true;
  await page.route('**/api/map?*', (route) => (isDown ? route.fulfill({ status: 503, body: '{}' }) : route.continue()));
  await page.setViewportSize(wide);
  await page.goto('/search');
  await expect(panel(page).getByText('The map could not be loaded.')).toBeVisible({ timeout: 30_000 });
  isDown = false;
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(pins(page).first()).toBeAttached({ timeout: 30_000 });
});

test('MAP-001 A11Y-axe the open map holds no accessibility fault, with a choice neither', async ({ page }) => {
  for (const size of [phone, wide]) {
    await openMap(page, '/search', size);
    expect(await barriersIn(page), `${size.width}`).toEqual([]);
    await (await reachablePin(page)).click();
    await expect(chosen(page).getByRole('link')).toBeVisible();
    expect(await barriersIn(page), `${size.width}, chosen`).toEqual([]);
  }
});

test('MAP-002 Trusted Types let the worker of the map through and nothing else', async ({ page }) => {
  const faults = await openMap(page);
  expect(faults).toEqual([]);
  const refused = await page.evaluate(() => {
    const attempts = [
      () => new Worker('/assets/other.js'),
      () => {
        document.createElement('div').innerHTML = '<b>x</b>';
      },
    ];
    return attempts.map((attempt) => {
      try {
        attempt();
        return 'passed';
      } catch {
        return 'refused';
      }
    });
  });
  expect(refused).toEqual(['refused', 'refused']);
});

test('MAP-001 with JavaScript off there is neither map nor button, and the list has the whole width', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: wide });
  const page = await context.newPage();
  await page.goto('/search');
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'See on the map' })).toBeHidden();
  expect((await page.locator('[data-results]').boundingBox())?.width).toBeGreaterThan(1000);
  await context.close();
});
