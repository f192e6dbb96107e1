import { expect, type Page, test } from '@playwright/test';
import { barriersIn } from './accessibility.ts';
import { watchFaults } from './page-faults.ts';

const hearts = (page: Page) => page.getByRole('button', { name: /^Keep in the wishlist/ });
const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '[]').map(({ id }: { id: number }) => id), key);

async function expectAccessible(page: Page): Promise<void> {
  expect(await barriersIn(page)).toEqual([]);
}

test('OPEN-044 a stay is kept from its card and taken out again, in every tab at once and after a reload', async ({
  page,
  context,
}) => {
  const faults = await watchFaults(page);
  await page.goto('/account/wishlist');
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  await expectAccessible(page);
  const list = page;
  const search = await context.newPage();
  await search.goto('/search?theme=26');
  const [first, second] = [hearts(search).nth(0), hearts(search).nth(1)];
  await first.click();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await second.focus();
  await search.keyboard.press('Space');
  await expect(list.getByText('2 stays kept')).toBeVisible();
  await expectAccessible(list);
  await search.reload();
  await expect(hearts(search).and(search.locator('[aria-pressed="true"]'))).toHaveCount(2);
  await hearts(list).first().click();
  await expect(list.getByText('1 stay kept')).toBeVisible();
  await expect(second).toHaveAttribute('aria-pressed', 'false');
  await list.getByRole('article').getByRole('link').click();
  await expect(list).toHaveURL(/\/weekend\/\d+-.*flow=booking/);
  await expect(list.locator('[data-viewed]')).toHaveAttribute('aria-pressed', 'true');
  expect(faults).toEqual([]);
});

test('OPEN-044 hearts of results that are put in later show what is kept, and nonsense in the storage is nothing', async ({
  page,
}) => {
  const faults = await watchFaults(page);
  await page.addInitScript(() => {
    if (!localStorage.getItem('wishlist')) localStorage.setItem('wishlist', '{"id":[null');
    if (!localStorage.getItem('recentlyViewed')) localStorage.setItem('recentlyViewed', '[1,null,{"id":"x"}]');
  });
  await page.goto('/search?theme=26');
  const heart = hearts(page).first();
  const kept = await heart.getAttribute('data-heart');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel('Sort').first().selectOption({ index: 1 });
  await expect(page).toHaveURL(/sort=/);
  await page.goBack();
  await expect(page.locator(`[data-heart="${kept}"]`)).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/account/wishlist');
  await expect(page.getByText('1 stay kept')).toBeVisible();
  expect(faults).toEqual([]);
});

test('CARD-040 OPEN-059 stays that were opened stand on home and results, the newest first and once', async ({
  page,
}) => {
  const faults = await watchFaults(page);
  await page.goto('/');
  await expect(page.locator('x-island[name="recent/recent"]')).toHaveAttribute('hydrated', '');
  await expect(page.getByRole('region', { name: 'Recently viewed' })).toHaveCount(0);
  for (const id of [900_001, 900_007, 900_001]) {
    await page.goto(`/weekend/${id}`);
    await expect.poll(async () => (await stored(page, 'recentlyViewed'))[0]).toBe(id);
  }
  for (const path of ['/', '/search']) {
    await page.goto(path);
    const strip = page.getByRole('region', { name: 'Recently viewed' });
    await expect(strip.getByRole('link')).toHaveCount(2);
    await expect(strip.getByRole('link').first()).toHaveAttribute('href', /^\/weekend\/900001-.*flow=booking$/);
    await strip.scrollIntoViewIfNeeded();
    await expectAccessible(page);
  }
  expect(faults).toEqual([]);
});
