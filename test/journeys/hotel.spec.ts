import { expect, type Page, test } from '@playwright/test';
import { barriersIn } from './accessibility.ts';
import { watchFaults } from './page-faults.ts';
import { port } from './port.ts';

const phone = { width: 390, height: 844 };
/** `simple` is booked without choosing a day for an activity, `twoNights` is never sold for one night. */
const hotels = { bookable: 900_001, simple: 900_007, twoNights: 900_009, reviewed: 900_004, surrounded: 900_003 };
const dates = '#checkin=2026-12-05&checkout=2026-12-07&nights=2';

const offers = (page: Page) => page.locator('#getaways');
const firstOffer = (page: Page) => offers(page).locator('a[data-offer]').first();
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Details of the offer' });
const reviewsLink = (page: Page) => page.getByRole('link', { name: /^See all \d+ reviews$/ });
const reviews = (page: Page) => page.getByRole('dialog', { name: /^Reviews of/ });
const noViolations = async (page: Page, part: string) => expect(await barriersIn(page, part)).toEqual([]);

async function open(page: Page, id: number, rest = ''): Promise<string[]> {
  const faults = await watchFaults(page);
  await page.goto(`/hotel/${id}${rest}`);
  await expect(page.locator('x-island[name="hotel/selector"][hydrated]')).toBeAttached();
  return faults;
}

test('HOTEL-007 HOTEL-019 dates and travellers of the bar price the offers, and survive a reload and the way to the stay', async ({
  page,
}) => {
  const faults = await open(page, hotels.bookable);
  await expect(offers(page)).toContainText(/from €\d+/);
  await page.getByRole('button', { name: /^Check-in/ }).click();
  await page.locator('[data-day="2026-12-05"]').click();
  await page.locator('[data-day="2026-12-07"]').click();
  await expect(offers(page)).toContainText('1 offer from 5 Dec 2026 to 7 Dec 2026');
  await expect(offers(page)).not.toContainText(/from €/);
  await page.getByRole('button', { name: /^Travellers/ }).click();
  await page.getByRole('button', { name: 'One adult more' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(offers(page)).toContainText('in total, 3 adults');
  await expect(page).toHaveURL(/\/hotel\/900001#checkin=2026-12-05&checkout=2026-12-07&nights=2&a=3$/);
  const total = await offers(page)
    .getByText(/in total, 3 adults/)
    .textContent();
  await page.reload();
  await expect(offers(page)).toContainText(total ?? '');
  await expect(firstOffer(page)).toHaveAttribute('href', /#checkin=2026-12-05&checkout=2026-12-07&nights=2&a=3$/);
  expect(faults).toEqual([]);
});

test('HOTEL-007 CAL-015 CAL-016 days pressed before the code of the page has come are chosen as soon as it has, and price the offers', async ({
  page,
}) => {
  const faults = await watchFaults(page);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/assets\/(?!entry).*\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(`/hotel/${hotels.bookable}`);
  await page.waitForFunction(() => customElements.get('x-island'));
  const button = page.getByRole('button', { name: /^Check-in/ });
  await button.click();
  await page.locator('[data-day="2026-12-05"]').click();
  await page.locator('[data-day="2026-12-07"]').click();
  await expect(button).not.toContainText('5 Dec');
  arrive();
  await expect(button).toContainText('5 Dec');
  await expect(offers(page)).toContainText('1 offer from 5 Dec 2026 to 7 Dec 2026');
  expect(faults).toEqual([]);
});

test('HOTEL-012 HOTEL-014 a link to the offers goes there, and without any on its dates all offers can be seen again', async ({
  page,
}) => {
  await open(page, hotels.twoNights, '#checkin=2026-12-05&nights=1&anchor=products');
  await expect(page.getByRole('heading', { name: 'Rooms and offers' })).toBeInViewport();
  await expect(offers(page)).toContainText('Sorry, no availability on your dates');
  await noViolations(page, '#getaways');
  await page.getByRole('link', { name: 'See all offers' }).click();
  await expect(offers(page)).toContainText(/1 offer, each at its lowest price/);
  expect(new URL(page.url()).hash).toBe('');
  await expect(page.getByRole('button', { name: /^Check-in/ })).toContainText('Add a date');
  await expect(offers(page)).toBeFocused();
});

test('HOTEL-014 OFFD-001 offers that cannot be had are told in words and the dates kept, details that cannot lead to the stay', async ({
  page,
}) => {
  let isLost = true;
  await page.route('**/fragment/hotel/**', (route) => (isLost ? route.abort() : route.continue()));
  await page.route('**/fragment/offer/**', (route) => route.fulfill({ status: 503 }));
  await open(page, hotels.simple, dates);
  await expect(offers(page)).toContainText('The offers cannot be shown right now.');
  await expect(page.getByRole('button', { name: /^Check-in/ })).toContainText('5 Dec');
  isLost = false;
  await page.reload();
  await expect(offers(page)).toContainText('1 offer from 5 Dec 2026');
  await firstOffer(page).click();
  await expect(page).toHaveURL(/\/weekend\/900007-[a-z-]+#checkin=2026-12-05/);
});

test('HOTEL-004 HOTEL-005 HOTEL-011 small pictures of 120 by 80 turn the slideshow, Escape closes it, and hotels around turn by three', async ({
  page,
}) => {
  await open(page, hotels.surrounded);
  await page.getByRole('button', { name: 'See 5 pictures' }).click();
  const slideshow = page.getByRole('dialog', { name: /^Pictures of/ });
  await expect(slideshow.getByText('1 of 5')).toBeVisible();
  const third = slideshow.getByRole('button', { name: 'Show picture 3' });
  expect(await third.boundingBox()).toMatchObject({ width: 120, height: 80 });
  await third.click();
  await expect(slideshow.getByText('3 of 5')).toBeVisible();
  await noViolations(page, 'dialog[open]');
  await page.keyboard.press('Escape');
  await expect(slideshow).toBeHidden();
  await expect(page.getByRole('button', { name: 'See 5 pictures' })).toBeFocused();
  const around = page.getByRole('region', { name: 'Hotels around that may interest you' });
  const cards = around.getByRole('listitem');
  await around.getByRole('button', { name: 'Next hotels' }).click();
  await expect(cards.nth(3)).toBeInViewport({ ratio: 0.5 });
  await expect(cards.nth(5)).toBeInViewport({ ratio: 0.5 });
  await expect(cards.nth(2)).not.toBeInViewport({ ratio: 0.1 });
});

test('HOTEL-008 OFFD-001 on a phone the bar stays at the top, and an offer opens along the lower edge', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const faults = await open(page, hotels.simple);
  await firstOffer(page).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: /^Check-in/ })).toBeInViewport();
  await firstOffer(page).click();
  await expect(drawer(page).getByRole('heading', { name: 'What it includes' })).toBeVisible();
  // It rises as it opens.
  await expect
    .poll(async () => {
      const { y = 0, height = 0 } = (await drawer(page).boundingBox()) ?? {};
      return y > 40 && Math.round(y + height);
    })
    .toBe(phone.height);
  await expect(drawer(page)).toContainText(/dates of your choice.*2 adults/);
  await noViolations(page, 'dialog[open]');
  await drawer(page).getByRole('button', { name: 'Choose your dates' }).click();
  await expect(drawer(page)).toBeHidden();
  await expect(page.locator('[data-calendar="button"] [popover]')).toBeVisible();
  expect(faults).toEqual([]);
});

test('OFFD-001 OFFD-002 OFFD-003 on a desk an offer opens in the middle with all that decides, and can be booked', async ({
  page,
}) => {
  const faults = await open(page, hotels.simple, dates);
  await expect(offers(page)).toContainText('1 offer from 5 Dec 2026');
  await firstOffer(page).focus();
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toContainText('5 Dec 2026 to 7 Dec 2026');
  await expect(drawer(page)).toContainText(/2 nights.*Room and hours.*Arrival: from \d\d:\d\d.*2 adults.*Local tax/);
  const screen = page.viewportSize() ?? { width: 0, height: 0 };
  await expect
    .poll(async () => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await drawer(page).boundingBox()) ?? {};
      return Math.max(Math.abs(x + width / 2 - screen.width / 2), Math.abs(y + height / 2 - screen.height / 2));
    })
    .toBeLessThan(12);
  await noViolations(page, 'dialog[open]');
  await page.keyboard.press('Escape');
  await expect(firstOffer(page)).toBeFocused();
  await firstOffer(page).click();
  await drawer(page).getByRole('link', { name: 'Book' }).click();
  await expect(page).toHaveURL(/\/checkout\/hotel\?id=900007&checkin=2026-12-05&nights=2&price=\d+$/);
  expect(faults).toEqual([]);
});

test('REV-001 REV-002 REV-003 the reviews open newest first, another order starts again, and more follow on request', async ({
  page,
}) => {
  const faults = await open(page, hotels.reviewed);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.endsWith('/reviews')) asked.push(search);
  });
  await reviewsLink(page).click();
  const cards = reviews(page).getByRole('article');
  await expect(cards).toHaveCount(10);
  await expect(reviews(page).getByLabel('Sort by')).toHaveValue('DATE_DESC');
  await reviews(page).getByRole('button', { name: 'Load more reviews' }).click();
  await expect(cards).toHaveCount(20);
  await reviews(page).getByLabel('Sort by').selectOption('SCORE_ASC');
  await expect(cards).toHaveCount(10);
  await noViolations(page, 'dialog[open]');
  await reviews(page).getByLabel('Language').selectOption('es_ES');
  await expect(reviews(page)).toContainText('There are currently no reviews published in Spanish.');
  await reviews(page).getByRole('button', { name: 'See all the languages' }).click();
  await expect(cards).toHaveCount(10);
  expect(asked).toEqual([
    '?sort=DATE_DESC&language=all',
    '?sort=DATE_DESC&language=all&page=1',
    '?sort=SCORE_ASC&language=all',
    '?sort=SCORE_ASC&language=es_ES',
    '?sort=SCORE_ASC&language=all',
  ]);
  await page.keyboard.press('Escape');
  await expect(reviewsLink(page)).toBeFocused();
  expect(faults).toEqual([]);
});

test('REV-001 the reviews of a stay open in the same modal, even when its link is pressed before the page is ready', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(`/weekend/${hotels.reviewed}`, { waitUntil: 'commit' });
  await reviewsLink(page).click();
  await expect(reviews(page).getByRole('article')).toHaveCount(10);
  expect(new URL(page.url()).pathname).toMatch(/^\/weekend\//);
});

test('HOTEL-014 REV-003 without JavaScript dates are asked by form, offers lead to their stay, and reviews turn by links', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: `http://en.localhost:${port}` });
  const page = await context.newPage();
  await page.goto(`/hotel/${hotels.reviewed}`);
  await page.getByLabel('Check-in').fill('2026-12-05');
  await page.getByLabel('Nights').fill('2');
  await page.getByRole('button', { name: 'Show offers' }).click();
  await expect(offers(page)).toContainText('1 offer from 5 Dec 2026 to 7 Dec 2026');
  await expect(firstOffer(page)).toHaveAttribute('href', /\/weekend\/900004-[a-z-]+\?checkin=2026-12-05/);
  await reviewsLink(page).click();
  await expect(page.getByRole('article')).toHaveCount(10);
  await page.getByLabel('Sort by').selectOption('SCORE_DESC');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.getByRole('link', { name: 'Load more reviews' }).click();
  await expect(page.getByText('11 to 20 of 41 reviews')).toBeVisible();
  await context.close();
});
