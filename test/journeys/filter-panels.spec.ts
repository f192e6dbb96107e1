import { expect, test } from '@playwright/test';
import { confirm, hashOf, openPanel, openResults, paris } from './filters-page.ts';

test('FILT-015 FILT-016 FILT-040 activities add up, and the score that is clicked again goes', async ({ page }) => {
  await openResults(page, '/search?minHotelReviewScore=8');
  let panel = await openPanel(page, 'Activities');
  await panel.getByRole('checkbox', { name: /^Spa access/ }).check();
  await panel.getByRole('checkbox', { name: /^Relaxing massage/ }).check();
  await confirm(page);
  await expect.poll(() => hashOf(page).tags).toBe('4,5');
  panel = await openPanel(page, 'More filters');
  await expect(panel.getByRole('radio')).toHaveCount(4);
  await expect(panel.getByText('9 to 10 - Superb')).toBeVisible();
  await expect(panel.getByText('7 - Pleasant')).toBeVisible();
  await panel.getByRole('radio', { name: '8 - Very good' }).click();
  await expect(panel.getByRole('radio', { name: 'All scores' })).toBeChecked();
  await confirm(page);
  await expect.poll(() => hashOf(page)).toEqual({ tags: '4,5' });
});

test('FILT-018 FILT-019 FILT-030 in a city the distance waits for Include offers around, and reaches 100 km', async ({
  page,
}) => {
  await openResults(page, `/search?${paris}`);
  const panel = await openPanel(page, 'Distance');
  const slider = panel.getByRole('slider', { name: 'Maximum' });
  await expect(slider).toBeDisabled();
  await expect(slider).toHaveAttribute('max', '100');
  await panel.getByRole('checkbox', { name: 'Include offers around' }).check();
  await expect(slider).toBeEnabled();
  await expect(slider).toHaveValue('30');
  await slider.fill('60');
  await confirm(page);
  await expect(page.getByRole('link', { name: 'Remove the filter Up to 60 km away' })).toBeVisible();
  expect(hashOf(page)).toEqual({ city: '2988507', distanceMax: '60' });
  await openPanel(page, 'Distance');
  await panel.getByRole('checkbox', { name: 'Include offers around' }).uncheck();
  await expect(slider).toBeDisabled();
  await confirm(page);
  await expect.poll(() => hashOf(page)).toEqual({ city: '2988507' });
});

test('FILT-019 without a place to count from the distance says what it needs', async ({ page }) => {
  await openResults(page);
  const panel = await openPanel(page, 'Distance');
  await expect(panel.getByText('Search for a city, a sight or around you')).toBeVisible();
  await expect(panel.getByRole('slider', { name: 'Maximum' })).toBeDisabled();
});

test('FILT-021 FILT-022 FILT-023 FILT-025 typed prices are euros, bounded, and stand in cents in the hash', async ({
  page,
}) => {
  await openResults(page);
  const panel = await openPanel(page, 'Price');
  await expect(panel.getByLabel('To (€)')).toHaveValue('250+');
  await panel.getByLabel('From (€)').fill('about 120 or so');
  await panel.getByLabel('To (€)').fill('999');
  await confirm(page);
  await expect(page.getByRole('link', { name: 'Remove the filter From €120' })).toBeVisible();
  expect(hashOf(page)).toEqual({ priceMin: '12000' });
});

test('FILT-024 FILT-028 activities have no minimum to choose, and gifts a price of their own', async ({ page }) => {
  await openResults(page, '/search?flow=activity');
  let panel = await openPanel(page, 'Price');
  await expect(panel.getByRole('slider')).toHaveCount(1);
  await panel.getByRole('slider', { name: 'Maximum' }).fill('80');
  await confirm(page);
  await expect.poll(() => hashOf(page)).toEqual({ priceMin: '100', priceMax: '8000' });
  await openResults(page, '/search?flow=gifting');
  panel = await openPanel(page, 'Price');
  await panel.getByRole('slider', { name: 'Maximum' }).fill('80');
  await confirm(page);
  await expect.poll(() => hashOf(page)).toEqual({ singleVoucherPriceMax: '8000' });
});

test('FILT-026 handles that pass each other still give a minimum below the maximum', async ({ page }) => {
  await openResults(page);
  const panel = await openPanel(page, 'Price');
  await panel.getByRole('slider', { name: 'Minimum' }).fill('200');
  await panel.getByRole('slider', { name: 'Maximum' }).fill('150');
  await confirm(page);
  await expect(page.getByRole('link', { name: 'Remove the filter €150 to €200' })).toBeVisible();
  expect(hashOf(page)).toEqual({ priceMin: '15000', priceMax: '20000' });
});

test('FILT-038 FILT-039 an option without offers cannot be ticked, a ticked one can be taken off', async ({ page }) => {
  const stars = [5, 4, 3].map((value) => ({ value, label: '', count: value === 4 ? 12 : 0 }));
  const tag = [4, 5].map((value) => ({ value, label: `Activity ${value}`, count: 0 }));
  await page.route('**/api/facets**', (route) => route.fulfill({ json: { groups: { tag, stars }, total: 12 } }));
  await openResults(page, '/search?tags=4&stars=5');
  let panel = await openPanel(page, 'Activities');
  await expect(panel.getByRole('checkbox', { name: 'Activity 4 , no offers' })).toBeEnabled();
  await expect(panel.getByRole('checkbox', { name: 'Activity 5' })).toBeDisabled();
  await page.keyboard.press('Escape');
  panel = await openPanel(page, 'More filters');
  await expect(panel.getByRole('checkbox', { name: '5 stars' })).toBeEnabled();
  await expect(panel.getByRole('checkbox', { name: '4 stars , 12 offers' })).toBeEnabled();
  await expect(panel.getByRole('checkbox', { name: '3 stars' })).toBeDisabled();
});
