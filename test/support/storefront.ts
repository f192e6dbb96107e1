import { env, exports } from 'cloudflare:workers';

/** The storefront under test, inside workerd. */
export const storefront = (exports as unknown as { default: Fetcher }).default;

/** The bindings the storefront under test has. */
export const bindings = env as unknown as { readonly ASSETS: Fetcher; readonly CATALOGUE: Fetcher };

/** Asks for a page as a browser would: redirects are not followed. */
export function visit(url: string, init: RequestInit = {}): Promise<Response> {
  return storefront.fetch(url, { redirect: 'manual', ...init });
}

/** The HTML of a page in the preview locale, or at a full address. */
export async function htmlOf(pathOrUrl: string): Promise<string> {
  const url = pathOrUrl.startsWith('http') ? pathOrUrl : `http://en.localhost${pathOrUrl}`;
  return (await visit(url)).text();
}

/** Fills the catalogue once; a test file that reads it awaits this in `beforeAll`. */
export async function fillCatalogue(): Promise<void> {
  const answer = await bindings.CATALOGUE.fetch('http://catalogue/prepare', { method: 'POST' });
  const lines = (await answer.text()).trim();
  if (lines.includes('"error"')) throw new Error(lines);
}
