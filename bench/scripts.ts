import { brotliCompressSync } from 'node:zlib';
import { chromium, type Page, type Response } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../scripts/chromium.ts';
import { printRow } from './figures.ts';
import { benchPort } from './pages.ts';

/** Loaded only where a map is looked at. */
const maps = ['search/map', 'stay/hotel-map'];

const isScript = (response: Response) => response.request().resourceType() === 'script';

async function weigh(responses: readonly Response[]): Promise<string> {
  const bodies = await Promise.all(responses.map((response) => response.body()));
  const bytes = bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
  return `${(bytes / 1000).toFixed(1).padStart(6)} kB brotli in ${responses.length} files`;
}

/** Gives every island a reason to hydrate and waits until all have. */
async function hydrateAll(page: Page, except: readonly string[]): Promise<void> {
  await page.evaluate((names) => {
    for (const island of document.querySelectorAll('x-island')) {
      if (!names.includes(island.getAttribute('name') ?? ''))
        island.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    }
  }, except);
  await page.waitForFunction(
    (names) =>
      [...document.querySelectorAll('x-island')].every(
        (island) => names.includes(island.getAttribute('name') ?? '') || island.hasAttribute('hydrated'),
      ),
    except,
  );
}

/** JavaScript of each page by the load event, after hydration without the calendar, and with it. */
export async function benchScripts(pages: Readonly<Record<string, string>>): Promise<void> {
  console.log('\nJavaScript');
  const executablePath = chromiumPath();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumFlags });
  for (const [name, path] of Object.entries(pages)) {
    // Narrow enough that the map is closed until it is asked for.
    const page = await browser.newPage({ viewport: { width: 1024, height: 768 } });
    const loaded: Response[] = [];
    page.on('response', (response) => isScript(response) && loaded.push(response));
    await page.goto(`http://fr.localhost:${benchPort}${path}`, { waitUntil: 'load' });
    printRow(`${name}: by the load event`, await weigh([...loaded]));
    await hydrateAll(page, ['search/dates', ...maps]);
    await page.waitForLoadState('networkidle');
    printRow(`${name}: hydrated, calendar not opened`, await weigh([...loaded]));
    await hydrateAll(page, maps);
    const isCalendar = (response: Response) => response.url().includes('stay-calendar');
    const hasCome = loaded.some(isCalendar) ? undefined : page.waitForResponse(isCalendar);
    await page.locator('[data-calendar]').first().dispatchEvent('pointerover');
    await hasCome;
    await page.waitForLoadState('networkidle');
    printRow(`${name}: hydrated with the calendar`, await weigh([...loaded]));
    if ((await page.locator('x-island[name="search/map"]').count()) > 0) {
      await page.setViewportSize({ width: 1280, height: 768 });
      await hydrateAll(page, []);
      await page.locator('.maplibregl-canvas').waitFor();
      await page.waitForLoadState('networkidle');
      printRow(`${name}: with calendar and map`, await weigh([...loaded]));
    }
    await page.close();
  }
  await browser.close();
}
