import { expect, type Page } from '@playwright/test';
import { watchFaults } from './page-faults.ts';

export const phone = { width: 390, height: 844 };
export const paris = 'city=2988507';

/** Opens a results page and waits until its filters answer. */
export async function openResults(page: Page, address = '/search'): Promise<string[]> {
  const faults = await watchFaults(page);
  await page.goto(address);
  await expect(page.locator('x-island[name="search/filters"][hydrated]')).toBeAttached();
  return faults;
}

export const hashOf = (page: Page) => Object.fromEntries(new URLSearchParams(new URL(page.url()).hash.slice(1)));
export const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
export const panelOf = (page: Page) => page.locator('[popover]:popover-open');
export const confirm = (page: Page) => panelOf(page).getByRole('button', { name: 'Confirm' }).click();

export async function openPanel(page: Page, name: string) {
  await page.getByRole('button', { name: new RegExp(`^${name}( ?, \\d+ active)?$`) }).click();
  return panelOf(page);
}

/** Collects full loads, asked fragments and asked facets from now on. */
export function watchTraffic(page: Page) {
  const traffic = { documents: 0, fragments: [] as string[], facets: [] as string[] };
  page.on('request', (request) => {
    if (request.resourceType() === 'document') traffic.documents += 1;
    if (request.url().includes('/fragment/search')) traffic.fragments.push(request.url());
    if (request.url().includes('/api/facets')) traffic.facets.push(request.url());
  });
  return traffic;
}
