import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { chromiumFlags } from '../../scripts/chromium.ts';
import { watchFaults } from './page-faults.ts';

// The map draws with WebGL, here in software.
const webgl = ['--use-angle=swiftshader', '--use-gl=angle', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'];
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...chromiumFlags.filter((flag) => flag !== '--disable-gpu'), ...webgl] }),
});
test.describe.configure({ timeout: 90_000 });

const wide = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };
const panel = (page: Page) => page.getByRole('region', { name: 'Map of the stays', exact: true });
const pins = (page: Page) => page.locator('.map-pin');
/** Pins of one hotel each whose whole pill lies inside the map. */
const priced = (page: Page) => page.locator('.map-pin:not(.map-cluster)');
const chosen = (page: Page) => page.getByRole('region', { name: 'Chosen on the map' });
const boundsOf = (page: Page) => new URLSearchParams(new URL(page.url()).hash.slice(1)).get('bounds');

async function openMap(page: Page, address = '/search', size = wide): Promise<string[]> {
  const faults = await watchFaults(page);
  await page.setViewportSize(size);
  await page.goto(address);
  if (size.width < 1280) await page.getByRole('button', { name: 'See on the map' }).click();
  await expect(pins(page).first()).toBeAttached({ timeout: 30_000 });
  return faults;
}

/** The first pin of one hotel that can be pressed where it stands. */
async function reachablePin(page: Page) {
  await panel(page).scrollIntoViewIfNeeded();
  const index = await priced(page).evaluateAll((all) =>
    all.findIndex((pin) => {
      const { left, top, width, height } = pin.getBoundingClientRect();
      return pin.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }),
  );
  expect(index).toBeGreaterThanOrEqual(0);
  return priced(page).nth(index);
}

/** Moves the map by hand; a press on a pin would choose it. */
async function dragMap(page: Page, by: { x: number; y: number }): Promise<void> {
  const spot = await page.locator('.maplibregl-canvas').evaluate((canvas) => {
    const { left, top, right } = canvas.getBoundingClientRect();
    for (let y = top + 130; y < Math.min(innerHeight - 60, top + 500); y += 12) {
      for (let x = left + 200; x < right - 60; x += 12) if (document.elementFromPoint(x, y) === canvas) return { x, y };
    }
    throw new Error('No free spot on the map');
  });
  await page.mouse.move(spot.x, spot.y);
  await page.mouse.down();
  for (let step = 1; step <= 6; step++) await page.mouse.move(spot.x + (by.x * step) / 6, spot.y + (by.y * step) / 6);
  await page.waitForTimeout(200);
  await page.mouse.up();
}

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
    expect((await new AxeBuilder({ page }).analyze()).violations, `${size.width}`).toEqual([]);
    await (await reachablePin(page)).click();
    await expect(chosen(page).getByRole('link')).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations, `${size.width}, chosen`).toEqual([]);
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
