import { expect, test } from '@playwright/test';
import { barriersIn } from './accessibility.ts';
import { watchFaults } from './page-faults.ts';
import { port } from './port.ts';

test('LOC-002 a visitor of the bare Belgian host chooses Dutch and is not asked again', async ({ page }) => {
  await page.goto(`http://be.localhost:${port}/`);
  await page.getByRole('link', { name: 'Nederlands' }).click();
  await expect(page).toHaveURL(`http://be.localhost:${port}/nl`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl-BE');
  await page.goto(`http://be.localhost:${port}/`);
  await expect(page).toHaveURL(`http://be.localhost:${port}/nl`);
});

test('ERR-001 the 404 page leads home and holds no accessibility fault', async ({ page }) => {
  const faults = await watchFaults(page);
  await page.goto('/nowhere');
  expect(await barriersIn(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Go to the homepage' }).click();
  await expect(page).toHaveURL(`http://en.localhost:${port}/`);
  expect(faults).toEqual([]);
});

test('A11Y-skip the first Tab reaches a link that jumps to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});
