import { type Browser, expect, test as journey, type Page } from '@playwright/test';
import { barriersIn } from './accessibility.ts';
import { watchFaults } from './page-faults.ts';

const bookable = 900_001;
const soldOut = 900_003;
/** Somebody new in every run: the catalogue asks before it takes the same stay of the same e-mail twice. */
const email = `anna.${Date.now()}.${Math.floor(Math.random() * 1e6)}@example.com`;
const traveller = { firstName: 'Anna', lastName: 'Lindgren', email, phone: '+33 6 12 34 56 78' };

const addressOf = (checkin: string, id = bookable) => `/checkout/booking?id=${id}&checkin=${checkin}&nights=2&a=3`;

/** Days of earlier journeys: the same stay is not booked twice by the same person without a question. */
const used = new Set<string>();

interface Fixtures {
  /** Any day on which the stay is free: the database outlives a run, so that fixed days would be sold out some time. */
  readonly day: string;
}

const test = journey.extend<Fixtures>({
  day: async ({ request, baseURL }, use) => {
    // Only browsers know by themselves that every name below localhost is this machine.
    const origin = `http://127.0.0.1:${new URL(baseURL ?? '').port}`;
    const answer = await request.get(`${origin}/api/stays/${bookable}/calendar?month=2026-12&length=11&a=3&nights=2`);
    const { days } = (await answer.json()) as { days: { day: string; minLos: number }[] };
    const free = days.filter(({ day, minLos }) => minLos <= 2 && !used.has(day));
    const { day = '' } = free[Math.floor(Math.random() * free.length)] ?? {};
    used.add(day);
    await use(day);
  },
});

const inWords = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));
const submit = (page: Page) => page.getByRole('button', { name: /Confirm the booking/ });

async function fill(page: Page): Promise<void> {
  await page.getByLabel('First name').fill(traveller.firstName);
  await page.getByLabel('Last name').fill(traveller.lastName);
  await page.getByLabel('E-mail').fill(traveller.email);
  await page.getByLabel('Phone').fill(traveller.phone);
}

async function whenHydrated(page: Page): Promise<void> {
  await expect(page.locator('x-island[name="checkout/traveller"]')).toHaveAttribute('hydrated', '');
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await barriersIn(page)).toEqual([]);
}

function numberOf(page: Page): string {
  return new URL(page.url()).searchParams.get('number') ?? '';
}

async function openWithoutScript(browser: Browser, path: string, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

test('CHECKOUT-order the whole booking is made with the keyboard alone', async ({ page, day }) => {
  const faults = await watchFaults(page);
  await page.goto(addressOf(day));
  await whenHydrated(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Book now, pay later/ }).focus();
  for (const text of Object.values(traveller)) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Cancellation insurance/ })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: 'Your stay' })).toContainText('Insurance');
  await whenHydrated(page);
  await expect(page.getByLabel('Last name')).toHaveValue('Lindgren');
  await expectAccessible(page);
  await submit(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('It is booked, Anna!');
  await expectAccessible(page);
  const number = numberOf(page);
  await expect(page.getByRole('article', { name: `Booking ${number}` })).toContainText(inWords(day));
  await page.reload();
  await expect(page.getByRole('article', { name: `Booking ${number}` })).toBeVisible();
  expect(faults).toEqual([]);
});

test('CHECKOUT-form errors are said at their fields and in a summary that takes the focus and leads to them', async ({
  page,
  day,
}) => {
  const faults = await watchFaults(page);
  await page.goto(addressOf(day));
  await whenHydrated(page);
  await page.getByLabel('Phone').fill('12');
  await page.getByLabel('E-mail').fill('anna@');
  await expect(page.getByText('Please write a phone number')).toBeVisible();
  await submit(page).click();
  const summary = page.getByRole('region', { name: '4 fields need another look' });
  await expect(summary).toBeFocused();
  await expect(page).toHaveURL(/\/checkout\/booking\?id=/);
  await expectAccessible(page);
  await summary.getByRole('link', { name: /^E-mail/ }).click();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/Please write an address/);
  await fill(page);
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('CHECKOUT-form what is typed before the script arrives stays', async ({ page, day }) => {
  const address = addressOf(day);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await fill(page);
  release();
  await whenHydrated(page);
  for (const [name, text] of Object.entries(traveller)) {
    await expect(page.locator(`[name="${name}"]`)).toHaveValue(text);
  }
});

test('CHECKOUT-order without script errors come back with the typed values, and the booking is made', async ({
  browser,
  baseURL,
  day,
}) => {
  const page = await openWithoutScript(browser, addressOf(day), baseURL);
  await fill(page);
  await page.getByLabel('E-mail').fill('anna@');
  await submit(page).click();
  await expect(page.getByRole('region', { name: 'One field needs another look' })).toBeFocused();
  await expect(page.getByLabel('Last name')).toHaveValue('Lindgren');
  await page.getByLabel('E-mail').fill(traveller.email);
  await submit(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('It is booked, Anna!');
  await page.context().close();
});

test('CHECKOUT-once an impatient double click and a return by Back are one booking', async ({ page, day }) => {
  await page.goto(addressOf(day));
  await whenHydrated(page);
  await fill(page);
  await submit(page).dblclick();
  await page.waitForURL(/confirmation\?number=/);
  const number = numberOf(page);
  await page.goBack();
  await fill(page);
  await submit(page).click();
  const again = page.getByText(`Your booking number is ${number}.`);
  await expect(again.or(page.getByRole('article', { name: `Booking ${number}` }))).toBeVisible();
});

test('QUOTE-007 PAYL-001 a gift card is used from the keyboard, and paying later is explained in a modal that gives the focus back', async ({
  page,
  day,
}) => {
  const faults = await watchFaults(page);
  await page.goto(addressOf(day));
  await whenHydrated(page);
  const banner = page.getByRole('button', { name: /^Book now, pay later/ });
  await banner.click();
  const panel = page.getByRole('dialog', { name: 'Book now, pay later' });
  await expect(panel).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'I understood' }).click();
  await expect(panel).toBeHidden();
  await expect(banner).toBeFocused();
  await page.getByText('Use a gift card').click();
  await page.getByLabel('Code of the gift card').fill('nonsense');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Code of the gift card')).toHaveAccessibleDescription(/twelve letters and digits/);
  await expect(page.getByLabel('Code of the gift card')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Code of the gift card').fill('cade au33 3333');
  await page.getByRole('button', { name: 'Use this card' }).click();
  await expect(page.getByRole('button', { name: /^Remove the gift card/ })).toBeVisible();
  await expect(submit(page)).toContainText('€0');
  await expectAccessible(page);
  expect(faults).toEqual([]);
});

test('QUOTE-021 a new price is asked about in a dialog that has the focus, and leads on or back', async ({
  browser,
  baseURL,
  day,
}) => {
  const page = await openWithoutScript(browser, `${addressOf(day)}&price=100`, baseURL);
  const dialog = page.getByRole('dialog', { name: 'Price update' });
  await expect(dialog).toBeFocused();
  await expect(page.getByLabel('First name')).toHaveCount(0);
  await dialog.getByRole('link', { name: /Continue at/ }).click();
  await expect(page.getByLabel('First name')).toBeVisible();
  await page.goBack();
  await dialog.getByRole('link', { name: 'Back to the stay' }).click();
  await expect(page).toHaveURL(new RegExp(`/weekend/900001-[a-z-]+\\?checkin=${day}&checkout=[\\d-]+&nights=2&a=3$`));
  await page.context().close();
});

test('QUOTE-021 the dialog holds no accessibility fault, nor does the page of a stay that is sold out', async ({
  page,
  day,
}) => {
  const faults = await watchFaults(page);
  await page.goto(`${addressOf(day)}&price=100`);
  await expect(page.getByRole('dialog', { name: 'Price update' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(addressOf('2026-12-11', soldOut));
  await expect(page.getByRole('heading', { name: 'No longer available on these dates' })).toBeVisible();
  await expectAccessible(page);
  expect(faults).toEqual([]);
});

test('SHELL-016 the back arrow leads to the stay with dates and party', async ({ page, day }) => {
  await page.goto(addressOf(day));
  await page.getByRole('banner').getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(new RegExp(`/weekend/900001-[a-z-]+[?#].*checkin=${day}`));
  await expect(page).toHaveURL(/[?#&]a=3/);
});

test('BOOKING-lookup a booking is found by its number and e-mail with the keyboard, and prints without the frame', async ({
  page,
  day,
}) => {
  const faults = await watchFaults(page);
  await page.goto(addressOf(day));
  await fill(page);
  await submit(page).click();
  await page.waitForURL(/confirmation\?number=/);
  const number = numberOf(page);
  await page.goto('/booking-lookup');
  await expectAccessible(page);
  await page.getByLabel('Booking number').fill(number);
  await page.getByLabel('E-mail').fill('eve@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'No booking found' })).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('E-mail').fill(traveller.email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: `Booking ${number}` })).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('article', { name: `Booking ${number}` })).toBeVisible();
  expect(faults).toEqual([]);
});
