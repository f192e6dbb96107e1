import { expect, type Page, type test } from '@playwright/test';
import { chromiumFlags } from '../../scripts/chromium.ts';
import { watchFaults } from './page-faults.ts';

const webgl = ['--use-angle=swiftshader', '--use-gl=angle', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'];

/** The map draws with WebGL, here in software. */
export const withWebgl: Parameters<typeof test.use>[0] = {
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...chromiumFlags.filter((flag) => flag !== '--disable-gpu'), ...webgl] }),
};

export const wide = { width: 1280, height: 900 };
export const phone = { width: 390, height: 844 };
export const panel = (page: Page) => page.getByRole('region', { name: 'Map of the stays', exact: true });
export const pins = (page: Page) => page.locator('.map-pin');

/** Pins of one hotel each whose whole pill lies inside the map. */
export const priced = (page: Page) => page.locator('.map-pin:not(.map-cluster)');
export const chosen = (page: Page) => page.getByRole('region', { name: 'Chosen on the map' });
export const boundsOf = (page: Page) => new URLSearchParams(new URL(page.url()).hash.slice(1)).get('bounds');

export async function openMap(page: Page, address = '/search', size = wide): Promise<string[]> {
  const faults = await watchFaults(page);
  await page.setViewportSize(size);
  await page.goto(address);
  if (size.width < 1280) await page.getByRole('button', { name: 'See on the map' }).click();
  await expect(pins(page).first()).toBeAttached({ timeout: 30_000 });
  return faults;
}

/** The first pin of one hotel that can be pressed where it stands. */
export async function reachablePin(page: Page) {
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
export async function dragMap(page: Page, by: { x: number; y: number }): Promise<void> {
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
