import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../scripts/chromium.ts';
import { percentile, printRow } from './figures.ts';
import { benchPort } from './pages.ts';

const rounds = 5;
/** A slow tablet on a slow network, on which nothing hides behind another press. */
const viewport = { width: 1024, height: 768 };
const slowdown = 4;
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** A visit on the slowed profile, from an empty cache. */
async function openSlowly(browser: Browser, path: string): Promise<Page> {
  const page = await browser.newPage({ viewport, hasTouch: true });
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', network);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(`http://fr.localhost:${benchPort}${path}`, { waitUntil: 'commit' });
  return page;
}

/** Milliseconds from a press until what `selector` names is shown, by the page's own clock. */
async function timePress(page: Page, pressed: Locator, selector: string): Promise<number> {
  await pressed.waitFor();
  await page.evaluate((awaited) => {
    const isShown = () => document.querySelector(awaited)?.checkVisibility() ?? false;
    let began: number | undefined;
    addEventListener(
      'click',
      (event) => {
        began ??= event.timeStamp;
      },
      { capture: true },
    );
    const took = new Promise<number>((resolve) => {
      const look = () => {
        if (began !== undefined && isShown()) resolve(performance.now() - began);
        else requestAnimationFrame(look);
      };
      look();
    });
    Object.assign(globalThis, { took });
  }, selector);
  await pressed.click({ noWaitAfter: true });
  return page.evaluate(() => (globalThis as unknown as { took: Promise<number> }).took);
}

async function hydrated(page: Page, name: string): Promise<void> {
  await page.waitForFunction(() => customElements.get('x-island'));
  await page.locator(`x-island[name="${name}"]`).first().dispatchEvent('pointerover');
  await page.locator(`x-island[name="${name}"][hydrated]`).waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}

type Visit = (page: Page) => Promise<number>;

async function bench(browser: Browser, name: string, path: string, visit: Visit): Promise<void> {
  const took: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const page = await openSlowly(browser, path);
    took.push(await visit(page));
    await page.context().close();
  }
  printRow(name, `p50 ${percentile(took, 0.5).toFixed(0)}  worst ${Math.max(...took).toFixed(0)} ms  (n ${rounds})`);
}

/** The calendar of a page, before its code has come and after. */
async function benchCalendar(browser: Browser, page: { name: string; path: string; island: string; origin: string }) {
  const field = `[data-calendar="${page.origin}"]`;
  const open = (shown: string) => (at: Page) =>
    timePress(at, at.locator(`${field} button`).first(), `${field} ${shown}`);
  await bench(browser, `${page.name}: calendar opens, first visit`, page.path, open('[popover]:popover-open'));
  await bench(browser, `${page.name}: days shown, first visit`, page.path, open('[data-day]'));
  await bench(browser, `${page.name}: days shown, hydrated`, page.path, async (at) => {
    await hydrated(at, page.island);
    return open('[data-day]')(at);
  });
}

/** What a press costs on a device four times slower than this machine, at 1.6 Mbps and 150 ms, from an empty cache. */
export async function benchInteraction(): Promise<void> {
  console.log('\nPresses on a slow device (CPU ÷ 4, 1.6 Mbps, 150 ms)');
  const executablePath = chromiumPath();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumFlags });
  await benchCalendar(browser, { name: 'home', path: '/', island: 'search/dates', origin: 'input' });
  await benchCalendar(browser, {
    name: 'stay',
    path: '/weekend/900007',
    island: 'stay/purchase-panel',
    origin: 'button',
  });
  await bench(browser, 'stay: date picked to its price', '/weekend/900007', async (page) => {
    await hydrated(page, 'stay/purchase-panel');
    const field = page.locator('[data-calendar="button"]');
    await field.locator('button').first().click();
    const free = field.locator('[data-day]:not([aria-disabled="true"])');
    await free.nth(3).click();
    const checkin = await field.locator('[aria-selected="true"] [data-day]').getAttribute('data-day');
    // The nights that the check-in allows decide which days can be pressed.
    const next = await page.waitForFunction(
      (after) =>
        [...document.querySelectorAll<HTMLElement>('[data-calendar="button"] [data-day]:not([aria-disabled="true"])')]
          .map(({ dataset }) => dataset.day ?? '')
          .find((day) => after !== null && day > after),
      checkin,
    );
    const checkout = field.locator(`[data-day="${await next.jsonValue()}"]`);
    return timePress(page, checkout, 'aside dl[aria-busy="false"]');
  });
  await bench(browser, 'results: filter to new cards', '/search', async (page) => {
    await hydrated(page, 'search/filters');
    await page
      .locator('[data-results] ul')
      .first()
      .evaluate((list) => list.setAttribute('data-old', ''));
    await page.getByRole('button', { name: 'Prix', exact: true }).click();
    const panel = page.locator('[popover]:popover-open');
    await panel.getByRole('slider').last().fill('200');
    return timePress(
      page,
      panel.getByRole('button', { name: 'Valider' }),
      '[data-results]:not(:has([data-old])) [data-hotel]',
    );
  });
  await browser.close();
}
