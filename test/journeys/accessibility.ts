import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What is wrong with the accessibility of a page, or of the part that a selector names. Our pages hold no frames of
 * others, so that one run in the page itself says it all.
 */
export async function barriersIn(page: Page, part?: string) {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  return violations;
}
