import { expect, type Page, test } from '@playwright/test';
import { barriersIn } from './accessibility.ts';
import { watchFaults } from './page-faults.ts';
import { port } from './port.ts';

const markets = [
  `http://fr.localhost:${port}`,
  `http://es.localhost:${port}`,
  `http://be.localhost:${port}/fr`,
  `http://be.localhost:${port}/nl`,
  `http://nl.localhost:${port}`,
  `http://it.localhost:${port}`,
  `http://en.localhost:${port}`,
];
const paths = [
  '',
  '/search?theme=26',
  '/activities',
  '/weekend/900001',
  '/weekend/900002',
  '/hotel/900001',
  '/booking-lookup',
  '/account/wishlist',
  '/nowhere',
];

/** Gives every island of the page a reason to hydrate and waits for all of them. */
async function hydrateAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('x-island')) {
      island.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    }
  });
  const asleep = page.locator('x-island:not([hydrated])');
  const namesOf = () => asleep.evaluateAll((islands) => islands.map((island) => island.getAttribute('name')));
  await expect.poll(namesOf, { message: page.url(), timeout: 40_000 }).toEqual([]);
}

test('HYDR-zero every island of every page hydrates without an error in every locale', async ({ page }) => {
  test.setTimeout(240_000);
  const faults = await watchFaults(page);
  for (const market of markets) {
    for (const path of paths) {
      await page.goto(`${market}${path}`);
      await hydrateAll(page);
    }
  }
  expect(faults).toEqual([]);
});

test('HYDR-zone islands hydrate without an error for a browser at the other end of the world', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'ja-JP', timezoneId: 'Pacific/Kiritimati' });
  const page = await context.newPage();
  const faults = await watchFaults(page);
  for (const path of paths) {
    await page.goto(`http://nl.localhost:${port}${path}`);
    await hydrateAll(page);
  }
  expect(faults).toEqual([]);
  await context.close();
});

test('A11Y-axe home, results, stay, expired stay and lookup hold no accessibility fault on a phone and on a desk', async ({
  page,
}) => {
  test.setTimeout(240_000);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      await page.goto(`http://fr.localhost:${port}${path}`);
      expect(await barriersIn(page), `${path} at ${width}`).toEqual([]);
    }
  }
});

/** How far the page, or what is pressed in a bar that does not scroll with it, lies beyond the right edge. */
function widthBeyond(): number {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const bars = [...document.querySelectorAll('body *')].filter(
    (element) => getComputedStyle(element).position === 'fixed' && isShown(element),
  );
  const pressed = bars.flatMap((bar) => [...bar.querySelectorAll('a, button')].filter(isShown));
  const edges = pressed.map((element) => element.getBoundingClientRect().right);
  return Math.max(document.documentElement.scrollWidth, ...edges) - document.documentElement.clientWidth;
}

test('LAYOUT-width no page scrolls sideways at any of the four widths', async ({ page }) => {
  test.setTimeout(120_000);
  for (const width of [390, 768, 1280, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      await page.goto(`http://nl.localhost:${port}${path}`);
      const overflow = await page.evaluate(widthBeyond);
      expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});
