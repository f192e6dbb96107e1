import { expect, type Page, test } from '@playwright/test';
import { watchFaults } from './page-faults.ts';
import { port } from './port.ts';

const home = `http://en.localhost:${port}`;

/** What the head says of the page: `link` by its rel or language, `meta` by its name. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const said: [string, string][] = [['title', document.title]];
    for (const link of document.head.querySelectorAll<HTMLLinkElement>(
      'link:is([rel="canonical"],[rel="prev"],[rel="next"],[rel="alternate"])',
    )) {
      said.push([link.hreflang || link.rel, link.href]);
    }
    for (const meta of document.head.querySelectorAll(
      'meta[name="description"],meta[name="robots"],meta[property^="og:"]',
    )) {
      said.push([meta.getAttribute('property') ?? meta.getAttribute('name') ?? '', meta.getAttribute('content') ?? '']);
    }
    return said.toSorted(([a], [b]) => (a < b ? -1 : 1));
  });
const inHead = async (page: Page, name: string) => new Map(await headOf(page)).get(name);

test('PAGE-005 FLOW-011 after a change of page, search or flow the head says what it would after a load', async ({
  page,
}) => {
  const faults = await watchFaults(page);
  await page.goto('/search');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('search-page')),
  );
  const first = await headOf(page);
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect.poll(() => inHead(page, 'prev')).toBe(`${home}/search`);
  expect(await inHead(page, 'canonical')).toBe(`${home}/search?page=1`);
  expect(await inHead(page, 'nl-NL')).toMatch(/^http:\/\/nl\.localhost:\d+\/search\?page=1$/);
  const soft = await headOf(page);
  await page.reload();
  expect(await headOf(page)).toEqual(soft);

  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('search-page')),
  );
  await page.evaluate(() => {
    location.hash = 'stars=5';
  });
  await expect.poll(() => inHead(page, 'canonical')).toMatch(/\/search\?stars=5/);
  await page.getByRole('banner').getByRole('link', { name: 'Activities', exact: true }).click();
  await expect.poll(() => inHead(page, 'canonical')).toBe(`${home}/activities`);
  const activities = await headOf(page);
  expect(new Map(activities).get('og:title')).not.toBe(new Map(first).get('og:title'));
  expect(activities.filter(([name]) => name === 'canonical')).toHaveLength(1);
  expect(faults).toEqual([]);
});
