import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { watchFaults } from './page-faults.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const phone = { width: 390, height: 844 };

const destination = (page: Page) => page.getByRole('combobox', { name: 'Destination' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Destination' }).getByRole('option');
const travellers = (page: Page) => page.getByRole('button', { name: /^Travellers/ });
const theme = (page: Page) => page.getByRole('button', { name: /^Theme/ });
const adults = (page: Page) => page.getByRole('group', { name: /^Adults/ });
const isHydrated = (page: Page, name: string) =>
  expect(page.locator(`x-island[name="search/${name}"][hydrated]`)).toBeAttached();

/** What the search box would send, as a query string. */
const sentBy = (page: Page) =>
  page
    .locator('[data-search-form]')
    .evaluate((form: HTMLFormElement) =>
      decodeURIComponent(new URLSearchParams(new FormData(form) as never).toString()),
    );

async function open(page: Page, address = '/'): Promise<string[]> {
  const faults = await watchFaults(page);
  await page.goto(address);
  for (const name of ['destination', 'travellers', 'theme']) await isHydrated(page, name);
  return faults;
}

/** Keeps these scripts from arriving until the returned function is called. */
async function holdScripts(page: Page, address: RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

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

test('DEST-001 DEST-002 suggestions stand in titled groups of one listbox', async ({ page }) => {
  await open(page);
  await destination(page).fill('honfleur');
  const list = page.getByRole('listbox', { name: 'Destination' });
  await expect(list.getByRole('group', { name: 'Towns' }).getByRole('option')).toHaveText(/Honfleur/);
  await expect(list.getByRole('group', { name: 'Seaside resorts' }).getByRole('option')).toHaveText(/Honfleur/);
  await expect(list.locator('mark').first()).toHaveText('Honfleur');
  expect((await new AxeBuilder({ page }).include('[data-search-form]').analyze()).violations).toEqual([]);
});

test('DEST-010 arrows move the selection, Enter picks it and Escape closes the list', async ({ page }) => {
  await open(page);
  await destination(page).fill('honfleur');
  const selected = page.getByRole('option', { selected: true });
  await expect(selected).toHaveCount(1);
  const first = await selected.getAttribute('id');
  await expect(destination(page)).toHaveAttribute('aria-activedescendant', first ?? '');
  await page.keyboard.press('ArrowDown');
  await expect(selected).not.toHaveAttribute('id', first ?? '');
  await page.keyboard.press('Enter');
  await expect(destination(page)).toHaveValue('Honfleur');
  await expect(destination(page)).toHaveAttribute('aria-expanded', 'false');
  expect(await sentBy(page)).toMatch(/^searesort=\d+$/);
  await page.keyboard.press('ArrowDown');
  await expect(destination(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(destination(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(destination(page)).toHaveValue('Honfleur');
});

test('DEST-010 Enter right after the last letter waits for the suggestions and picks what the text means', async ({
  page,
}) => {
  await open(page);
  await destination(page).click();
  await page.keyboard.type('Normandie');
  await page.keyboard.press('Enter');
  await expect(destination(page)).toHaveAttribute('aria-expanded', 'false');
  expect(await sentBy(page)).toMatch(/^region=\d+$/);
  await expect(page).toHaveURL(/localhost:\d+\/$/);
});

test('DEST-013 focus clears text and destination, leaving without a pick gives both back', async ({ page }) => {
  await open(page);
  await destination(page).fill('honfleur');
  await options(page).filter({ hasText: 'Honfleur' }).first().click();
  const picked = await sentBy(page);
  await page.getByRole('heading', { level: 1 }).click();
  await destination(page).focus();
  await expect(destination(page)).toHaveValue('');
  await expect(options(page).filter({ hasText: 'Anywhere' })).toBeVisible();
  expect(await sentBy(page)).toBe('');
  await page.keyboard.type('bru');
  await page.keyboard.press('Tab');
  await expect(destination(page)).toHaveValue('Honfleur');
  expect(await sentBy(page)).toBe(picked);
});

test('DEST-013 anywhere can be picked instead of a place', async ({ page }) => {
  await open(page, '/search?region=1003');
  await expect(destination(page)).not.toHaveValue('');
  await destination(page).click();
  await options(page).filter({ hasText: 'Anywhere' }).click();
  await expect(destination(page)).toHaveValue('');
  expect(await sentBy(page)).toBe('');
});

test('DEST-012 DEST-014 a pick sets the key of its category and clears every other geography and distance', async ({
  page,
}) => {
  await open(page, '/search?lat=49.4&lng=0.2&distanceMin=5&distanceMax=30');
  expect(await sentBy(page)).toBe('lat=49.4&lng=0.2&distanceMin=5&distanceMax=30');
  await destination(page).fill('normandie');
  await page.getByRole('group', { name: 'Regions' }).getByRole('option').first().click();
  expect(await sentBy(page)).toMatch(/^region=\d+$/);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/#region=\d+$/);
});

test('DEST-015 DEST-016 the last three picks are kept, newest first, and offered again', async ({ page }) => {
  await open(page);
  for (const name of ['Honfleur', 'Deauville', 'Caen', 'Honfleur', 'Bayeux']) {
    await destination(page).fill(name);
    await options(page).filter({ hasText: name }).first().click();
    await expect(destination(page)).toHaveValue(name);
  }
  await page.reload();
  await isHydrated(page, 'destination');
  await destination(page).click();
  const recent = page.getByRole('group', { name: 'Recent searches' }).getByRole('option');
  await expect(recent).toHaveText(['Bayeux', 'Honfleur', 'Caen']);
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('recentSearches') ?? '[]'));
  expect(stored.map(Object.keys)).toEqual(Array(3).fill(['id', 'label', 'category']));
  await recent.nth(1).click();
  await expect(destination(page)).toHaveValue('Honfleur');
});

test('DEST-017 only the last text typed is answered: earlier questions are dropped', async ({ page }) => {
  await open(page);
  const asked: string[] = [];
  await page.route('**/api/suggestions?*', async (route) => {
    const text = new URL(route.request().url()).searchParams.get('q') ?? '';
    asked.push(text);
    if (text === 'ca') await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue().catch(() => {});
  });
  await destination(page).fill('ca');
  await expect.poll(() => asked).toEqual(['ca']);
  await destination(page).fill('caen');
  await expect(options(page).first()).toContainText('Caen');
  await page.waitForTimeout(900);
  await expect(options(page).first()).toContainText('Caen');
  expect(asked).toEqual(['ca', 'caen']);
});

test('DEST-018 when suggestions fail none are shown, it is logged, and Enter searches the text all the same', async ({
  page,
}) => {
  const faults = await open(page);
  await page.route('**/api/suggestions?*', (route) => route.fulfill({ status: 503, body: '{}' }));
  await destination(page).fill('honfleur');
  await expect.poll(() => faults.some((fault) => fault.startsWith('suggestions'))).toBe(true);
  await expect(options(page)).toHaveCount(0);
  await expect(destination(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?city=\d+$/);
});

test('DEST-001 a text that nothing matches is told so', async ({ page }) => {
  await open(page);
  await destination(page).fill('zzqqxx');
  await expect(page.getByRole('status').filter({ hasText: 'Nothing found for “zzqqxx”' })).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/localhost:\d+\/$/);
});

test('DEST-005 on a phone the suggestions cover the screen and the arrow leads back', async ({ page }) => {
  await page.setViewportSize(phone);
  const faults = await open(page);
  await destination(page).click();
  await page.keyboard.type('honfleur');
  await expect(options(page).first()).toBeVisible();
  const list = await page.getByRole('listbox').boundingBox();
  expect(list?.width).toBeGreaterThan(370);
  expect((await new AxeBuilder({ page }).include('[data-search-form]').analyze()).violations).toEqual([]);
  await page.getByRole('button', { name: 'Back to the search' }).click();
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await expect(destination(page)).not.toBeFocused();
  await expect(destination(page)).toHaveValue('');
  expect(faults).toEqual([]);
});

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
  expect((await new AxeBuilder({ page }).include('[data-search-form]').analyze()).violations).toEqual([]);
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
  expect((await new AxeBuilder({ page }).include('[data-search-form]').analyze()).violations).toEqual([]);
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
