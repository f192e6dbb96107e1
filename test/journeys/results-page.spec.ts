import { expect, type Page, test } from '@playwright/test';
import { barriersIn } from './accessibility.ts';
import { watchFaults } from './page-faults.ts';

async function openResults(page: Page, address: string): Promise<string[]> {
  const faults = await watchFaults(page);
  await page.goto(address);
  await expect(page.locator('x-island[name="search/filters"][hydrated]')).toBeAttached();
  return faults;
}

const previews = (page: Page) => page.locator('[data-fallback]');
const christmas = 'checkin=2026-12-24&checkout=2026-12-27';

test('FALL-001 FALL-002 FALL-006 FALL-014 after a change the results come first, then fallbacks in three columns, and Back needs neither', async ({
  page,
}) => {
  const faults = await openResults(page, '/search');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/fragment/')) asked.push(request.url());
  });
  await page.evaluate((dates) => {
    location.hash = `department=2013&theme=19&${dates}`;
  }, christmas);
  await expect(previews(page).first()).toBeVisible();
  await expect(page.locator('[data-pending]')).toBeHidden();
  await expect(page.locator('[data-announcement]')).toContainText('outside of your search criteria');
  const cardsOf = previews(page).first().getByRole('article');
  const boxes = await Promise.all((await cardsOf.all()).map((card) => card.boundingBox()));
  expect(boxes).toHaveLength(3);
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  expect(new Set(boxes.map((box) => box?.x)).size).toBe(3);
  expect(asked).toHaveLength(1);
  expect(await barriersIn(page)).toEqual([]);
  await previews(page)
    .first()
    .getByRole('link', { name: /^See all/ })
    .click();
  await expect(page.locator('[data-results]')).not.toHaveAttribute('aria-busy');
  await page.goBack();
  await expect(previews(page).first()).toBeVisible();
  expect(asked).toHaveLength(2);
  expect(faults).toEqual([]);
});

test('FALL-003 FALL-004 SERP-015 with JavaScript off fallbacks, banners, boxes and conditions are there and work', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(`/search?department=2013&theme=19&${christmas}`);
  await expect(previews(page).first()).toBeVisible();
  await expect(page.locator('[data-pending]')).toBeHidden();
  await page.goto('/search');
  await expect(page.locator('[data-block="targeted"]')).toBeVisible();
  await expect(page.locator('[data-block="boxes"]')).toBeVisible();
  await page
    .getByRole('button', { name: /^Free cancellation/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Cancellation conditions' })).toBeVisible();
  await page.goto('/search?hotel=999999&stars=5');
  await page.getByRole('link', { name: 'Remove all filters' }).last().click();
  await expect(page).toHaveURL(/\/search\?hotel=999999$/);
  await context.close();
});

test('CARD-009 CARD-010 CARD-011 the conditions open over the list without leaving it, and Escape leads back to their line', async ({
  page,
}) => {
  await openResults(page, `/search?${christmas}`);
  const line = page.getByRole('button', { name: /^Free cancellation until/ }).first();
  await line.scrollIntoViewIfNeeded();
  await line.click();
  const conditions = page.getByRole('dialog', { name: 'Cancellation conditions' });
  await expect(conditions).toContainText('Changes and cancellation are free');
  await expect(conditions).toContainText('80% of each night’s amount');
  await expect(conditions).toContainText('From the check-in date');
  expect(await barriersIn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(conditions).toBeHidden();
  await expect(line).toBeFocused();
  expect(new URL(page.url()).pathname).toBe('/search');
});

test('CARD-003 CARD-037 CARD-039 arrows go around a card’s pictures in 300 ms, and through the boxes by four', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openResults(page, '/search');
  const card = page.getByRole('article').first();
  const track = card.locator('[data-track]');
  const item = () => track.evaluate((element) => Math.round(element.scrollLeft / element.clientWidth));
  await card.hover();
  await card.getByRole('button', { name: 'Previous picture' }).click();
  await expect.poll(item).toBe(4);
  const took = await track.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const watch = () =>
          element.scrollLeft === 0 && element.style.scrollSnapType === ''
            ? resolve(performance.now() - start)
            : requestAnimationFrame(watch);
        element.parentElement?.querySelector<HTMLElement>('[data-step="1"]')?.click();
        requestAnimationFrame(watch);
      }),
  );
  expect(took).toBeGreaterThan(280);
  const boxes = page.locator('[data-block="boxes"] [data-track]');
  await boxes.scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Next boxes' }).click();
  const first = () =>
    boxes.evaluate((element) => {
      const [one, two] = element.children as unknown as HTMLElement[];
      return one && two ? Math.round(element.scrollLeft / (two.offsetLeft - one.offsetLeft)) : -1;
    });
  await expect.poll(first).toBe(4);
});

test('CARD-004 CARD-038 on a phone a swipe over a sixth of the picture turns it, a shorter one does not', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/search');
  const track = page.getByRole('article').first().locator('[data-track]');
  const swipe = (share: number) =>
    track.evaluate((element, part) => {
      const at = (x: number) => new Touch({ identifier: 1, target: element, clientX: x, clientY: 10 });
      const from = 300;
      const to = from - element.clientWidth * part;
      const send = (type: string, touch: Touch, isDown: boolean) =>
        element.dispatchEvent(
          new TouchEvent(type, { bubbles: true, touches: isDown ? [touch] : [], changedTouches: [touch] }),
        );
      send('touchstart', at(from), true);
      element.scrollLeft += element.clientWidth * part;
      send('touchend', at(to), false);
    }, share);
  const item = () => track.evaluate((element) => element.scrollLeft / element.clientWidth);
  await page.waitForFunction(() => customElements.get('snap-carousel'));
  await swipe(0.2);
  await expect.poll(item).toBe(1);
  await swipe(0.1);
  await expect.poll(item).toBe(1);
  await context.close();
});

test('FILT-031 FLOW-027 around a point the order by quality and price can be chosen, and holds', async ({ page }) => {
  await openResults(page, '/search?lat=48.85&lng=2.35&distanceMax=200');
  const order = page.getByRole('combobox', { name: 'Sort by' });
  await expect(order).toHaveValue('distance');
  await order.selectOption('priceQuality');
  await expect.poll(() => new URLSearchParams(new URL(page.url()).hash.slice(1)).get('sort')).toBe('priceQuality');
  await expect(page.locator('[data-results]')).not.toHaveAttribute('aria-busy');
  await expect(order).toHaveValue('priceQuality');
});
