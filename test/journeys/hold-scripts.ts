import type { Page } from '@playwright/test';

/** Keeps these scripts from arriving until the returned function is called. */
export async function holdScripts(page: Page, address: RegExp): Promise<() => void> {
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
