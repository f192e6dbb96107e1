import type { Page } from '@playwright/test';
import type { SearchAddress } from './search-addresses.ts';
import { findWrong, installReader, type ShownPage } from './shown-page.ts';

/** A browser page that goes to address after address and keeps all that was wrong. */
export interface SearchVisitor {
  readonly wrong: readonly string[];
  /** Loads a page. */
  load(address: SearchAddress): Promise<void>;
  /** Loads a page and goes from hash to hash in it, every fifth time without waiting for the one before. */
  follow(visit: { readonly page: string; readonly hashes: readonly string[] }): Promise<void>;
}

/** The islands of the search that hydrate by themselves; the dates do so when there is a hash. */
const hydrated = ['destination', 'travellers', 'participants', 'theme', 'filters', 'summary'];

export async function createSearchVisitor(page: Page, origin: string, clock: string): Promise<SearchVisitor> {
  const wrong: string[] = [];
  let at = '';
  const complain = (what: string) => wrong.push(`${what.slice(0, 700)}\n    at ${at.slice(0, 700)}`);
  page.on('pageerror', (error) => complain(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('Failed to load resource')) complain(message.text());
  });
  page.on('response', (response) => {
    if (response.status() >= 500) complain(`${response.status()} ${response.url()}`);
  });
  await page.addInitScript(installReader);
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });

  const judge = (asked: string, shown: ShownPage | undefined) => {
    at = asked;
    if (!shown) complain('nothing was read');
    else for (const what of findWrong(asked, shown, clock)) complain(what);
  };
  const open = async (address: string) => {
    at = address;
    const answer = await page.goto(address);
    if (answer?.status() !== 200) complain(`status ${answer?.status()}`);
    await page.waitForFunction((names) => {
      const expected = location.hash === '' ? names : [...names, 'dates'];
      const isIn = (island: Element) => expected.some((name) => island.getAttribute('name') === `search/${name}`);
      const waiting = [...document.querySelectorAll('x-island:not([hydrated])')].filter(isIn);
      const isBusy = document.querySelector('[data-awaits-results], [data-results][aria-busy]');
      return !isBusy && !waiting.some((island) => island.querySelector('x-root > *')?.checkVisibility());
    }, hydrated);
  };
  return {
    wrong,
    async load({ page: path, hash }) {
      const address = new URL(`${path}${hash && `#${hash}`}`, origin).href;
      await open(address);
      judge(address, await page.evaluate(() => window.readShown?.()));
    },
    async follow({ page: path, hashes }) {
      const base = new URL(path, origin).href;
      await open(base);
      await startFollowing(page);
      const seen = await page.evaluate(async (list) => {
        const shown: [string, ShownPage | undefined][] = [];
        for (const [index, hash] of list.entries()) {
          location.hash = hash;
          const transition = navigation.transition?.finished.catch(() => undefined);
          if (index % 5 === 3) continue;
          await transition;
          // A transition can be that of the hash before; what is never there in the end is told as busy.
          for (let tries = 0; tries === 0 || (tries < 200 && window.readShown?.().isBusy); tries++) {
            await new Promise((resolve) => setTimeout(resolve, tries === 0 ? 0 : 50));
          }
          shown.push([hash, window.readShown?.()]);
        }
        return shown;
      }, hashes);
      for (const [hash, shown] of seen) {
        const address = new URL(base);
        address.hash = hash;
        judge(address.href, shown);
      }
    },
  };
}

/** The code of the results page comes when the browser is idle: it is there once a hash has been followed. */
async function startFollowing(page: Page): Promise<void> {
  await page.evaluate(() => {
    location.hash = 'a=19';
  });
  const isFollowed = () =>
    window.readShown?.().sort.some(([key, value]) => key === 'a' && value === '19') &&
    document.querySelector('x-island[name="search/dates"]:not([hydrated])') === null;
  await page.waitForFunction(isFollowed);
}
