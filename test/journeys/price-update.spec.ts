import { expect, type Page, test } from '@playwright/test';
import { barriersIn } from './accessibility.ts';
import { watchFaults } from './page-faults.ts';

/** Opens the results, on a clock that can be put forward, and waits until their own code answers. */
async function open(page: Page): Promise<{ faults: string[]; asked: string[] }> {
  const faults = await watchFaults(page);
  await page.addInitScript(() => {
    const now = Date.now;
    Date.now = () => now() + Number(document.documentElement.dataset.later ?? 0);
  });
  await page.goto('/search?stars=5');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('search-page')),
  );
  await expect(page.locator('x-island[name="search/filters"][hydrated]')).toBeAttached();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/fragment/')) asked.push(request.url());
  });
  return { faults, asked };
}

/** Comes back to the tab so many minutes after the page was opened. */
const comeBackAfter = (page: Page, minutes: number) =>
  page.evaluate((later) => {
    document.documentElement.dataset.later = String(later * 60_000);
    document.dispatchEvent(new Event('visibilitychange'));
  }, minutes);

/** As if the first stay had cost 20 euros more when it was listed. */
const changeFirstPrice = (page: Page) =>
  page.evaluate(() => {
    const card = document.querySelector<HTMLElement>('[data-seen]');
    const [id, cents] = card?.dataset.seen?.split('-') ?? [];
    if (card) card.dataset.seen = `${id}-${Number(cents) + 2000}`;
  });

test('SERP-020 results returned to after ten minutes are asked again once, and tell the prices that have changed', async ({
  page,
}) => {
  const { faults, asked } = await open(page);
  await changeFirstPrice(page);
  await comeBackAfter(page, 5);
  await comeBackAfter(page, 11);
  const update = page.getByRole('dialog', { name: 'Price update' });
  await expect(update).toContainText('€20 less');
  expect(await barriersIn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(update).toBeHidden();
  await comeBackAfter(page, 12);
  expect(asked).toHaveLength(1);
  await comeBackAfter(page, 25);
  await expect.poll(() => asked.length).toBe(2);
  await expect(page.locator('[data-results]')).not.toHaveAttribute('aria-busy');
  await expect(update).toBeHidden();
  expect(faults).toEqual([]);
});

test('SERP-020 nobody who is typing or has something open is told of prices, but afterwards', async ({ page }) => {
  const { asked } = await open(page);
  await changeFirstPrice(page);
  await page.getByRole('combobox', { name: 'Destination' }).focus();
  await comeBackAfter(page, 11);
  await page.getByRole('button', { name: /^Travellers/ }).click();
  await comeBackAfter(page, 12);
  expect(asked).toEqual([]);
  await page.keyboard.press('Escape');
  await comeBackAfter(page, 13);
  await expect(page.getByRole('dialog', { name: 'Price update' })).toBeVisible();
  expect(asked).toHaveLength(1);
});
