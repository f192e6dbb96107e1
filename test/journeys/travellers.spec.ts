import { expect, test } from '@playwright/test';
import { barriersIn } from './accessibility.ts';
import { adults, open, phone, sentBy, theme, travellers } from './search-box-page.ts';

test('PAX-001 PAX-003 on wide screens the travellers drop down with three steppers and a single-room switch', async ({
  page,
}) => {
  const faults = await open(page);
  await travellers(page).click();
  const panel = page.getByRole('dialog', { name: 'Who are you going with?' });
  await expect(panel.getByRole('group')).toHaveCount(3);
  await expect(panel.getByRole('switch', { name: /Everyone in one room/ })).toBeVisible();
  expect((await panel.boundingBox())?.width).toBeLessThan(500);
  await expect(panel).toContainText('12 and over');
  await expect(panel).toContainText('3 to 11 years');
  await expect(panel).toContainText('0 to 2 years');
  expect(await barriersIn(page, '[data-search-form]')).toEqual([]);
  expect(faults).toEqual([]);
});

test('PAX-002 on a phone the travellers fill the screen under their title, with a confirm button', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page);
  await travellers(page).click();
  const panel = page.getByRole('dialog', { name: 'Who are you going with?' });
  await expect.poll(() => panel.boundingBox()).toMatchObject({ y: 0, height: phone.height });
  await panel.getByRole('button', { name: 'One child more' }).click();
  await panel.getByRole('button', { name: 'Confirm' }).click();
  await expect(panel).toBeHidden();
  await expect(travellers(page)).toBeFocused();
  await expect(travellers(page)).toHaveAccessibleName('Travellers 2 adults, 1 child');
});

test('PAX-006 PAX-005 a button at its bound is disabled, keeps the focus and does nothing', async ({ page }) => {
  await open(page);
  await travellers(page).click();
  const fewer = adults(page).getByRole('button', { name: 'One adult fewer' });
  await fewer.click();
  await expect(fewer).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(fewer).toBeFocused();
  await expect(adults(page).getByRole('status')).toHaveText(/1 adult$/);
});

test('PAX-008 PAX-009 PAX-011 a child turns the single room on, and the switch overrides it', async ({ page }) => {
  await open(page);
  await travellers(page).click();
  const room = page.getByRole('switch', { name: /Everyone in one room/ });
  await expect(room).not.toBeChecked();
  await page.getByRole('button', { name: 'One child more' }).click();
  await expect(room).toBeChecked();
  expect(await sentBy(page)).toBe('c=1');
  await room.uncheck();
  expect(await sentBy(page)).toBe('c=1&s=0');
});

test('PAX-010 travellers apply on confirm, on Escape and on a press outside', async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    document.addEventListener('change', (event) => {
      const { name, value, type } = event.target as HTMLInputElement;
      if (type === 'hidden') document.title += ` ${name}=${value}`;
    });
  });
  const more = adults(page).getByRole('button', { name: 'One adult more' });
  await travellers(page).click();
  await more.click();
  await expect(page).not.toHaveTitle(/a=3/);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveTitle(/ a=3$/);
  await travellers(page).click();
  await more.click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveTitle(/ a=4$/);
  await travellers(page).click();
  await more.click();
  await page.getByRole('contentinfo').click({ position: { x: 5, y: 5 } });
  await expect(page).toHaveTitle(/ a=5$/);
  await travellers(page).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveTitle(/ a=5$/);
});

test('THEME-001 THEME-003 THEME-005 the theme drops down as one choice of named and further themes', async ({
  page,
}) => {
  const faults = await open(page);
  await theme(page).click();
  const choices = page.getByRole('radiogroup').getByRole('radio');
  await expect(choices).toHaveCount(11);
  const names = ['For all your wish', 'Wellness', 'Romantic', 'Gastronomy', 'Family', 'Nature'];
  for (const [index, name] of names.entries()) await expect(choices.nth(index)).toHaveAccessibleName(name);
  await page.getByRole('radio', { name: 'Wellness' }).click();
  await expect(page.getByRole('radiogroup')).toBeHidden();
  await expect(theme(page)).toHaveAccessibleName('Theme Wellness');
  await expect(theme(page)).toBeFocused();
  expect(await sentBy(page)).toBe('theme=26');
  expect(faults).toEqual([]);
});

test('THEME-001 on a phone the theme is a drawer along the lower edge', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page);
  await theme(page).click();
  const drawer = page.getByRole('dialog', { name: 'What do you feel like?' });
  await expect
    .poll(async () => {
      const box = await drawer.boundingBox();
      return box && box.y > 0 && box.y + box.height;
    })
    .toBe(phone.height);
  expect(await barriersIn(page, '[data-search-form]')).toEqual([]);
});

test('THEME-002 For all your wish takes the theme away, by keyboard too', async ({ page }) => {
  await open(page, '/search?theme=26');
  await theme(page).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'Wellness' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'For all your wish' })).toBeChecked();
  await expect(page.getByRole('radiogroup')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radiogroup')).toBeHidden();
  expect(await sentBy(page)).toBe('');
});
