import { beforeAll, expect, test } from 'vitest';
import { fillCatalogue, htmlOf, visit } from '../support/storefront.ts';

beforeAll(fillCatalogue);

const homes = [
  'http://fr.localhost/',
  'http://es.localhost/',
  'http://be.localhost/fr',
  'http://be.localhost/nl',
  'http://nl.localhost/',
  'http://it.localhost/',
];

test('LOC-001 each market locale answers its home in its own language', async () => {
  const pages = await Promise.all(homes.map(htmlOf));
  const languages = pages.map((html) => /<html lang="([^"]+)"/.exec(html)?.[1]);
  expect(languages).toEqual(['fr-FR', 'es-ES', 'fr-BE', 'nl-BE', 'nl-NL', 'it-IT']);
  const titles = pages.map((html) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]);
  expect(new Set(titles).size).toBeGreaterThanOrEqual(4);
});

test('LOC-003 a page names its address in every locale and a default', async () => {
  const html = await htmlOf('http://be.localhost/nl');
  const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)];
  expect(Object.fromEntries(alternates.map(([, tag, href]) => [tag, href]))).toEqual({
    'fr-FR': 'http://fr.localhost/',
    'es-ES': 'http://es.localhost/',
    'fr-BE': 'http://be.localhost/fr',
    'nl-BE': 'http://be.localhost/nl',
    'nl-NL': 'http://nl.localhost/',
    'it-IT': 'http://it.localhost/',
    'x-default': 'http://fr.localhost/',
  });
  expect(html).toContain('<link rel="canonical" href="http://be.localhost/nl"');
});

test('LOC-003 FLOW-029 the link to the other language keeps the query, which the addresses for search engines do not hold', async () => {
  const query = '?flow=gifting&checkin=2026-12-05&nights=2';
  const html = await htmlOf(`http://be.localhost/fr/weekend/900001${query}`);
  const other = /<a href="([^"]+)"[^>]*lang="nl"[^>]*data-language/i.exec(html)?.[1];
  expect(other?.replaceAll('&amp;', '&')).toBe(`http://be.localhost/nl/weekend/900001${query}`);
  const addresses = [...html.matchAll(/<link rel="(?:alternate|canonical)"[^>]*href="([^"]+)"/gi)].map(
    ([, href]) => href,
  );
  expect(addresses.length).toBeGreaterThan(5);
  expect(addresses.filter((href) => href?.includes('?'))).toEqual([]);
  const home = await htmlOf('http://be.localhost/fr?flow=gifting');
  expect(home).toMatch(/href="http:\/\/be\.localhost\/nl\?flow=gifting"/);
});

test('LOC-003 the other locales of a stay are named by its id alone, because slugs are spelled in each language', async () => {
  const html = await htmlOf('http://fr.localhost/weekend/900001');
  expect(html).toContain('<link rel="alternate" hrefLang="nl-NL" href="http://nl.localhost/weekend/900001"');
  expect(html).toMatch(/<link rel="canonical" href="http:\/\/fr.localhost\/weekend\/900001-[a-z0-9-]+"/);
});

test('LOC-002 the bare Belgian host offers both languages, and remembers the choice', async () => {
  const html = await htmlOf('http://be.localhost/search?theme=26');
  expect(html).toContain('href="/nl/search?theme=26"');
  expect(html).toContain('href="/fr/search?theme=26"');
  const chosen = await visit('http://be.localhost/search?theme=26', { headers: { cookie: 'locale=nl_BE' } });
  expect(chosen.status).toBe(302);
  expect(chosen.headers.get('location')).toBe('/nl/search?theme=26');
  expect(chosen.headers.get('cache-control')).toContain('private');
});

test('LOC-002 choosing a language on the splash page is kept for a year', async () => {
  const answer = await visit('http://be.localhost/nl', { headers: { 'sec-fetch-dest': 'document' } });
  expect(answer.headers.get('set-cookie')).toMatch(/^locale=nl_BE;.*Max-Age=31536000/);
});

test('SEC-host an unknown host is refused without being repeated', async () => {
  const answer = await visit('http://evil.test/search');
  expect(answer.status).toBe(421);
  expect(await answer.text()).not.toContain('evil');
});

test('SEC-csp a document carries a fresh nonce, strict directives and no style attribute', async () => {
  const [first, second] = await Promise.all([visit('http://fr.localhost/'), visit('http://fr.localhost/')]);
  const policyOf = (answer: Response) => answer.headers.get('content-security-policy') ?? '';
  const nonceOf = (policy: string) => /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
  expect(policyOf(first)).toContain("'strict-dynamic'");
  expect(policyOf(first)).toContain("require-trusted-types-for 'script'");
  expect(policyOf(first)).not.toContain('unsafe');
  expect(nonceOf(policyOf(first))).not.toBe(nonceOf(policyOf(second)));
  const html = await first.text();
  expect(html).toContain(`nonce="${nonceOf(policyOf(first))}"`);
  expect(html).not.toMatch(/<[a-z][^>]*\sstyle=/);
});

test('SEC-headers every answer carries the baseline and documents are never stored', async () => {
  const answer = await visit('http://fr.localhost/nowhere');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(answer.headers.get('strict-transport-security')).toContain('max-age=');
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
});

test('ERR-001 an unknown address answers the 404 page with status 404', async () => {
  const answer = await visit('http://en.localhost/nowhere');
  expect(answer.status).toBe(404);
  const html = await answer.text();
  expect(html).toContain('Oops!');
  expect(html).toContain('name="robots" content="noindex');
});

test('SEC-indexing nothing is indexed outside production', async () => {
  expect(await htmlOf('http://fr.localhost/')).toContain('name="robots" content="noindex');
});
