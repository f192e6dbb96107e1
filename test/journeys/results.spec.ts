import { expect, type Page, test } from '@playwright/test';
import { barriersIn } from './accessibility.ts';
import { watchFaults } from './page-faults.ts';
import { port } from './port.ts';

/** Opens a results page and waits until its islands and its own code answer. */
async function openResults(page: Page, address = '/search'): Promise<string[]> {
  const faults = await watchFaults(page);
  await page.goto(address);
  await expect(page.locator('x-island[name="search/filters"][hydrated]')).toBeAttached();
  return faults;
}

const hashOf = (page: Page) => new URLSearchParams(new URL(page.url()).hash.slice(1));
const queryOf = (page: Page) => new URL(page.url()).searchParams;

/** Counts full loads and asked fragments from now on. */
function watchTraffic(page: Page): { documents: number; fragments: string[] } {
  const traffic = { documents: 0, fragments: [] as string[] };
  page.on('request', (request) => {
    if (request.resourceType() === 'document') traffic.documents += 1;
    if (request.url().includes('/fragment/search')) traffic.fragments.push(request.url());
  });
  return traffic;
}

test('FLOW-042 another order is one choice away and Back brings the former results back', async ({ page }) => {
  await openResults(page);
  const traffic = watchTraffic(page);
  const titles = () => page.getByRole('article').getByRole('heading').allTextContents();
  const before = await titles();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('priceAsc');
  await expect.poll(titles).not.toEqual(before);
  expect(hashOf(page).get('sort')).toBe('priceAsc');
  await page.goBack();
  await expect.poll(titles).toEqual(before);
  expect(traffic.documents).toBe(0);
});

test('PAGE-004 FLOW-042 the next page comes without a reload, from its top, and Back returns to the place left', async ({
  page,
}) => {
  await openResults(page);
  const traffic = watchTraffic(page);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('search-page')),
  );
  await page.getByRole('link', { name: 'Page 2', exact: true }).scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page.getByText(/^25 - 48 results/)).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.goBack();
  await expect(page.getByText(/^1 - 24 results/)).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 200);
  expect(traffic.documents).toBe(0);
});

test('FLOW-029 FLOW-038 an address with criteria in its hash shows those results and marks nothing else as searched', async ({
  page,
}) => {
  const faults = await openResults(page, '/search#stars=5&theme=26');
  await expect(page.getByRole('link', { name: 'Remove the filter 5 stars' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^More filters ?, 1 active$/ })).toBeVisible();
  await expect(page.getByText(/offers? Wellness$/).first()).toBeVisible();
  expect(faults).toEqual([]);
});

test('FLOW-042 of twenty quick changes only the last one shows', async ({ page }) => {
  await openResults(page);
  await page.evaluate(() => {
    for (let adults = 1; adults <= 20; adults++) location.hash = `a=${adults}&stars=${(adults % 3) + 3}`;
  });
  await expect(page.getByRole('link', { name: 'Remove the filter 5 stars' })).toBeVisible();
  await expect(page.locator('[data-results]')).not.toHaveAttribute('aria-busy');
  expect(hashOf(page).get('a')).toBe('20');
});

test('FLOW-029 a hash too long for a request is searched at once, however busy the browser is', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const traffic = watchTraffic(page);
  await page.goto(`/search?theme=26#stars=5&facilities=${'pool,'.repeat(5000)}`);
  await expect(page.locator('[data-results]:not([aria-busy]) [data-row]').first()).toBeVisible();
  expect(traffic.fragments).toHaveLength(1);
  expect(new URL(traffic.fragments[0] ?? '').searchParams.get('stars')).toBe('5');
});

test('FLOW-042 what was asked comes although a mail link is followed meanwhile, and Stop leaves the words to try again', async ({
  page,
}) => {
  await openResults(page);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('priceAsc');
  const results = page.locator('[data-results]');
  await expect(results.locator('[data-sort-form] [value="priceAsc"]:checked')).toBeAttached();
  let release = () => {};
  await page.route('**/fragment/**', async (route) => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    await route.continue();
  });
  const ask = async (sort: string) => {
    const asked = page.waitForRequest('**/fragment/**');
    await page.evaluate((value) => {
      location.hash = `sort=${value}`;
    }, sort);
    await asked;
    await expect(results).toHaveAttribute('aria-busy', 'true');
  };
  await ask('popularity');
  await page.evaluate(() => location.assign('mailto:somebody@example.com'));
  release();
  await expect(results.locator('[data-sort-form] [value="popularity"]:checked')).toBeAttached();
  await expect(results).not.toHaveAttribute('aria-busy');
  await ask('promo');
  await page.evaluate(() => window.stop());
  release();
  await expect(results).not.toHaveAttribute('aria-busy');
  await expect(results.locator('[data-retry]')).toBeVisible();
});

test('SERP-021 a connection that fails is told in words and can be tried again', async ({ page }) => {
  await openResults(page);
  await page.route('**/fragment/search**', (route) => route.abort());
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('promo');
  await expect(page.getByText('Oops, something went wrong')).toBeVisible();
  await page.unroute('**/fragment/search**');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('FLOW-009 with JavaScript off results can be filtered, sorted and paged', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: `http://en.localhost:${port}` });
  const page = await context.newPage();
  await page.goto('/search?theme=26');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('priceAsc');
  await page.getByRole('button', { name: 'Sort' }).click();
  expect(Object.fromEntries(queryOf(page))).toEqual({ theme: '26', sort: 'priceAsc' });
  await page.getByRole('link', { name: 'Filters', exact: true }).click();
  await page.getByRole('navigation', { name: 'Filters' }).getByRole('link', { name: '4 stars' }).click();
  await expect(page.getByRole('link', { name: 'Remove the filter 4 stars' })).toBeVisible();
  await context.close();
});

test('A11Y-results the results page and its open filters hold no accessibility fault', async ({ page }) => {
  await openResults(page, '/search?theme=26&stars=4');
  expect(await barriersIn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Price', exact: true }).click();
  expect(await barriersIn(page)).toEqual([]);
});

test('CARD-027 messages that share a place crossfade in 500 ms and have 3000 ms each', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/search');
  // The sample offers have at most one message to take turns, so three stand in their markup here.
  const opacities = await page.evaluate(async () => {
    const chips = document.querySelector('article ul:has(> li[data-kind])')!;
    const chip = chips.querySelector('li')!;
    const style = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map((rule) => rule.cssText);
    const turns = /\.([\w-]+)\[data-turns/.exec(style.join('\n'))![1]!;
    const list = document.createElement('ul');
    list.className = turns;
    list.dataset.turns = '3';
    for (let index = 0; index < 3; index++) list.append(chip.cloneNode(true));
    chips.append(list);
    const animations = document
      .getAnimations()
      .filter(({ effect }) => list.contains((effect as KeyframeEffect).target));
    const at = (ms: number) => {
      for (const animation of animations) {
        animation.pause();
        animation.currentTime = ms;
      }
      return [...list.children].map((item) => Number(getComputedStyle(item).opacity).toFixed(1));
    };
    return { calm: at(1000), changing: at(2750), next: at(4000), last: at(7000), again: at(10_000) };
  });
  expect(opacities).toEqual({
    calm: ['1.0', '0.0', '0.0'],
    changing: ['0.5', '0.5', '0.0'],
    next: ['0.0', '1.0', '0.0'],
    last: ['0.0', '0.0', '1.0'],
    again: ['1.0', '0.0', '0.0'],
  });
});
