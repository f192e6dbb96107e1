import { expect, type Page } from '@playwright/test';
import { watchFaults } from './page-faults.ts';

export const phone = { width: 390, height: 844 };
export const destination = (page: Page) => page.getByRole('combobox', { name: 'Destination' });
export const options = (page: Page) => page.getByRole('listbox', { name: 'Destination' }).getByRole('option');
export const travellers = (page: Page) => page.getByRole('button', { name: /^Travellers/ });
export const theme = (page: Page) => page.getByRole('button', { name: /^Theme/ });
export const adults = (page: Page) => page.getByRole('group', { name: /^Adults/ });

export const isHydrated = (page: Page, name: string) =>
  expect(page.locator(`x-island[name="search/${name}"][hydrated]`)).toBeAttached();

/** What the search box would send, as a query string. */
export const sentBy = (page: Page) =>
  page
    .locator('[data-search-form]')
    .evaluate((form: HTMLFormElement) =>
      decodeURIComponent(new URLSearchParams(new FormData(form) as never).toString()),
    );

export async function open(page: Page, address = '/'): Promise<string[]> {
  const faults = await watchFaults(page);
  await page.goto(address);
  for (const name of ['destination', 'travellers', 'theme']) await isHydrated(page, name);
  return faults;
}
