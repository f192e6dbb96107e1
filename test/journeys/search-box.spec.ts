import { expect, test } from '@playwright/test';
import { holdScripts } from './hold-scripts.ts';
import { watchFaults } from './page-faults.ts';
import { adults, destination, isHydrated, open, options, phone, sentBy, theme, travellers } from './search-box-page.ts';

test('FLOW-001 FLOW-003 FLOW-008 FLOW-012 an anonymous visitor searches a stay for oneself by place and travellers', async ({
  page,
}) => {
  const faults = await open(page);
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Stays', exact: true })).toBeVisible();
  await destination(page).fill('honfleur');
  await options(page).filter({ hasText: 'Honfleur' }).first().click();
  await travellers(page).click();
  await adults(page).getByRole('button', { name: 'One adult more' }).click();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/search\?city=\d+&a=3$/);
  await expect(page.getByRole('heading', { level: 1, name: /Honfleur/ })).toBeVisible();
  await expect(destination(page)).toHaveValue('Honfleur');
  await expect(travellers(page)).toHaveAccessibleName('Travellers 3 adults');
  expect(faults).toEqual([]);
});

test('FLOW-015 FLOW-009 the booking search box asks destination, dates, travellers and theme', async ({ page }) => {
  await open(page);
  const box = page.getByRole('search');
  await expect(box.getByRole('combobox', { name: 'Destination' })).toBeVisible();
  await expect(box.getByRole('button', { name: /^Dates/ })).toBeVisible();
  await expect(box.getByRole('button', { name: 'Travellers 2 adults' })).toBeVisible();
  await expect(box.getByRole('button', { name: 'Theme For all your wish' })).toBeVisible();
  expect(await sentBy(page)).toBe('');
});

test('FLOW-019 on a phone the results page shows the search in a bar that opens the whole box', async ({ page }) => {
  await page.setViewportSize(phone);
  const faults = await open(page, '/search?theme=26&a=3&c=1');
  const summary = page.getByRole('button', { name: /^Change the search/ });
  await expect(summary).toHaveAccessibleName('Change the search: Anywhere Any dates · 3 adults, 1 child · Wellness');
  await expect(destination(page)).toBeHidden();
  await summary.click();
  await expect(page.getByRole('heading', { name: 'Your search' })).toBeVisible();
  await expect(travellers(page)).toBeInViewport();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your search' })).toBeHidden();
  await summary.click();
  await page.keyboard.press('Escape');
  await expect(summary).toBeFocused();
  expect(faults).toEqual([]);
});

test('FLOW-029 the box follows a hash that the server never saw', async ({ page }) => {
  const faults = await open(page, '/search?theme=23#a=4&b=1&theme=26');
  await expect(travellers(page)).toHaveAccessibleName('Travellers 4 adults, 1 baby');
  await expect(theme(page)).toHaveAccessibleName('Theme Wellness');
  expect(faults).toEqual([]);
});

test('FLOW-029 CAL-047 dates that nobody has touched follow the address', async ({ page }) => {
  const faults = await open(page, '/search?checkin=2026-12-05&checkout=2026-12-07');
  expect(await sentBy(page)).toContain('checkin=2026-12-05&checkout=2026-12-07');
  const changeHash = (hash: string) =>
    page.evaluate((text) => {
      location.hash = text;
    }, hash);
  await changeHash('checkin=2026-12-24&checkout=2026-12-27');
  await expect.poll(() => sentBy(page)).toContain('checkin=2026-12-24&checkout=2026-12-27');
  await changeHash('stars=5');
  await expect.poll(() => sentBy(page)).not.toContain('checkin');
  expect(faults).toEqual([]);
});

test('A11Y-search-box a panel closes when the keyboard leaves it', async ({ page }) => {
  await open(page);
  await travellers(page).click();
  await page.getByRole('button', { name: 'Confirm' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('dialog', { name: 'Who are you going with?' })).toBeHidden();
});

test('ISLAND-before panels open before their code has arrived, and the last press is made afterwards', async ({
  page,
}) => {
  const faults = await watchFaults(page);
  const release = await holdScripts(page, /\/assets\/(hydrate|travellers)/);
  await page.goto('/');
  await travellers(page).click();
  await expect(page.getByRole('dialog', { name: 'Who are you going with?' })).toBeVisible();
  await page.getByRole('button', { name: 'One baby more' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  release();
  await isHydrated(page, 'travellers');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(travellers(page)).toHaveAccessibleName('Travellers 2 adults, 1 baby');
  expect(faults).toEqual([]);
});

test('ISLAND-before a text typed before any script has arrived is kept and finds its suggestions', async ({ page }) => {
  const faults = await watchFaults(page);
  const release = await holdScripts(page, /\/assets\/.*\.js/);
  await page.goto('/', { waitUntil: 'commit' });
  await destination(page).click();
  await page.keyboard.type('honfleur');
  release();
  await isHydrated(page, 'destination');
  await expect(destination(page)).toHaveValue('honfleur');
  await expect(options(page).first()).toContainText('Honfleur');
  expect(faults).toEqual([]);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('FLOW-015 native fields search by name, travellers and theme', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('combobox', { name: 'Destination' })).toBeHidden();
    await page.getByRole('textbox', { name: 'Destination' }).fill('Honfleur');
    await page.getByLabel('Adults').and(page.locator('input')).fill('3');
    await page.getByLabel('Theme').and(page.locator('select')).selectOption('Wellness');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/\/search\?.*city=\d+/);
    await expect(page).toHaveURL(/a=3/);
    await expect(page).toHaveURL(/theme=26/);
    await expect(page.getByRole('heading', { level: 1, name: /Honfleur/ })).toBeVisible();
  });

  test('FLOW-015 the filters of the address stay when the box is sent, and the destination can be taken away', async ({
    page,
  }) => {
    await page.goto('/search?region=1003&stars=4&a=4&c=1');
    await page.getByLabel('Destination now').selectOption('Anywhere');
    await page.getByLabel('Adults').and(page.locator('input')).fill('2');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    const sent = new URL(page.url()).searchParams;
    expect([sent.get('region'), sent.get('stars'), sent.get('a'), sent.get('c')]).toEqual(['', '4', '2', '1']);
  });
});
