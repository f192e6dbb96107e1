import type { Page } from '@playwright/test';

/**
 * Collects what a page must never do: hydration that React had to mend, policy violations, errors. Called before the
 * first navigation; the list fills while the page lives.
 */
export async function watchFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('Failed to load resource')) faults.push(message.text());
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return faults;
}
