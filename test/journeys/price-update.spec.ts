import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { watchFaults } from './page-faults.ts';

/** Opens the results and waits until their own code answers; then lets 14 minutes pass. */
async function openAndWait(page: Page): Promise<{ faults: string[]; asked: string[] }> {
  const faults = await watchFaults(page);
  await page.clock.install();
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

/** As if the first stay had cost 20 euros more when it was listed. */
const changeFirstPrice = (page: Page) =>
  page.evaluate(() => {
    const card = document.querySelector<HTMLElement>('[data-seen]');
    const [id, cents] = card?.dataset.seen?.split('-') ?? [];
    if (card) card.dataset.seen = `${id}-${Number(cents) + 2000}`;
  });
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('SERP-020 results returned to after ten minutes are asked again once, and tell the prices that have changed', async ({
  page,
}) => {
  const { faults, asked } = await openAndWait(page);
  await changeFirstPrice(page);
  await page.clock.setSystemTime(new Date(Date.now() + 300_000));
  await comeBack(page);
  expect(asked).toEqual([]);
  await page.clock.setSystemTime(new Date(Date.now() + 660_000));
  await comeBack(page);
  const update = page.getByRole('dialog', { name: 'Price update' });
  await expect(update).toContainText('€20 less');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(update).toBeHidden();
  await comeBack(page);
  expect(asked).toHaveLength(1);
  await page.clock.setSystemTime(new Date(Date.now() + 1_500_000));
  await comeBack(page);
  await expect.poll(() => asked.length).toBe(2);
  await expect(update).toBeHidden();
  expect(faults).toEqual([]);
});

test('SERP-020 nobody who is typing or has something open is told of prices, but a minute after', async ({ page }) => {
  const { asked } = await openAndWait(page);
  await changeFirstPrice(page);
  await page.getByRole('combobox', { name: 'Destination' }).focus();
  await page.clock.setSystemTime(new Date(Date.now() + 660_000));
  await comeBack(page);
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: /^Travellers/ }).click();
  await comeBack(page);
  await expect(page.locator('[data-results]')).not.toHaveAttribute('aria-busy');
  expect(asked).toEqual([]);
  await page.keyboard.press('Escape');
  await page.clock.runFor(61_000);
  await expect(page.getByRole('dialog', { name: 'Price update' })).toBeVisible();
  expect(asked).toHaveLength(1);
});
