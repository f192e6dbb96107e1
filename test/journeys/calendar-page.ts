import { expect, type Locator, type Page } from '@playwright/test';
import { watchFaults } from './page-faults.ts';

export const phone = { width: 390, height: 844 };

/** The field of the search box, and that of the purchase panel. */
export const searchDates = (page: Page) => page.locator('[data-calendar="input"]');
export const stayDates = (page: Page) => page.locator('[data-calendar="button"]');
export const control = (field: Locator) => field.getByRole('button').first();
export const panel = (field: Locator) => field.locator('[popover]');
export const dayIn = (field: Locator, date: string) => field.locator(`[data-day="${date}"]`);

export const monthsIn = (field: Locator) =>
  field.locator('[data-month]').evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.month));

export const isDisabled = (locator: Locator) => expect(locator).toHaveAttribute('aria-disabled', 'true');

export async function openSearch(page: Page, address = '/search') {
  const faults = await watchFaults(page);
  await page.goto(address);
  if (page.viewportSize()?.width === phone.width) await page.locator('x-island[name="search/summary"] button').click();
  const field = searchDates(page);
  await control(field).click();
  await expect(page.locator('x-island[name="search/dates"][hydrated]')).toBeAttached();
  return { field, faults };
}

/** The page of the first stay that a search shows, with the days of its calendar as they arrive. */
export async function goToStay(page: Page, hash = '') {
  const faults = await watchFaults(page);
  await page.goto('/search');
  const href = await page.locator('a[href*="/weekend/"]').first().getAttribute('href');
  await page.goto(`${href?.split('?')[0]}${hash}`);
  return { field: stayDates(page), faults };
}

export interface Day {
  readonly day: string;
  readonly displayTotalPrice: number;
  readonly bestPriceOfTheMonth: boolean;
}

export async function openStay(page: Page, hash = '') {
  const { field, faults } = await goToStay(page, hash);
  const answer = page.waitForResponse((response) => response.url().includes('/calendar?'));
  await control(field).click();
  const { days }: { days: Day[] } = await (await answer).json();
  await expect(field.getByText('looking for the next availabilities')).toBeHidden();
  return { field, faults, days };
}

export const euros = (cents: number) =>
  new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: cents % 100 ? 2 : 0,
  }).format(cents / 100);

/** Presses days one after the other inside the page, where no slow machine comes between them. */
export function pressDays(field: Locator, dates: readonly string[], pauseMs: number): Promise<void> {
  return panel(field).evaluate(
    async (element, { dates, pauseMs }) => {
      for (const date of dates) {
        element.querySelector<HTMLElement>(`[data-day="${date}"]`)?.click();
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    },
    { dates, pauseMs },
  );
}
