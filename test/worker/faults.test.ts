import { beforeAll, expect, test } from 'vitest';
import { createFaultyStorefront } from '../support/faulty-storefront.ts';
import { fillCatalogue } from '../support/storefront.ts';

beforeAll(fillCatalogue);

test('SERP-021 bare results send their shell while the catalogue never answers, and then say what went wrong', async () => {
  const storefront = createFaultyStorefront('slow');
  const answer = await storefront.visit('/search');
  expect(answer.status).toBe(200);
  const decoder = new TextDecoder();
  const reader = answer.body!.getReader() as ReadableStreamDefaultReader<Uint8Array>;
  const first = decoder.decode((await reader.read()).value, { stream: true });
  expect(first).toContain('<header');
  expect(first).not.toContain('Oops, something went wrong');
  let rest = '';
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) rest += decoder.decode(piece.value);
  expect(rest).toContain('Oops, something went wrong');
  expect(rest.trimEnd().endsWith('</html>')).toBe(true);
});

test('SERP-021 a results URL with criteria answers 503 in words while the catalogue is down, and keeps the search', async () => {
  const storefront = createFaultyStorefront('down');
  const answer = await storefront.visit('/search?theme=26&a=3');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  const html = await answer.text();
  expect(html).toContain('Oops, something went wrong');
  expect(html).toContain('/search?a=3&amp;theme=26');
  expect(html).toContain('name="robots" content="noindex');
});

test('FAULT-home the home page stands with its search box while the catalogue sends garbage', async () => {
  const storefront = createFaultyStorefront('garbage');
  const answer = await storefront.visit('/');
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).toContain('data-search-form');
  expect(html).toContain('Our selection is taking a break');
  expect(html.trimEnd().endsWith('</html>')).toBe(true);
});

test('FAULT-huge an answer of more than two megabytes is refused and nothing of it is kept', async () => {
  const storefront = createFaultyStorefront('huge');
  expect((await storefront.visit('/search?theme=26')).status).toBe(503);
  storefront.world.mode = 'ok';
  const answer = await storefront.visit('/search?theme=26');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('data-results');
});

test('FAULT-half an answer that breaks off is never cached: the next one is whole', async () => {
  const storefront = createFaultyStorefront('half');
  expect((await storefront.visit('/search?theme=23')).status).toBe(503);
  storefront.world.mode = 'ok';
  expect((await storefront.visit('/search?theme=23')).status).toBe(200);
});

test('FAULT-stale results that were shown once are shown again, stale, while the catalogue is down', async () => {
  const storefront = createFaultyStorefront('ok');
  const first = await (await storefront.visit('/fragment/search?theme=26')).text();
  storefront.world.mode = 'down';
  const again = await storefront.visit('/fragment/search?theme=26');
  expect(again.status).toBe(200);
  expect(await again.text()).toBe(first);
});

test('SERP-021 a fragment that cannot be had is told in words, with status 503', async () => {
  const storefront = createFaultyStorefront('truncated');
  const answer = await storefront.visit('/fragment/search?theme=26');
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain('Oops, something went wrong');
});

test('SEC-csp forms may end at the checkout that the operator has set, and nowhere else', async () => {
  const policyOf = async (settings: Record<string, string>) => {
    const answer = await createFaultyStorefront('ok', settings).visit('/nowhere');
    return answer.headers.get('content-security-policy');
  };
  expect(await policyOf({})).toContain("form-action 'self';");
  expect(await policyOf({ CHECKOUT_URL: 'https://pay.example/start?x=1' })).toContain(
    "form-action 'self' https://pay.example;",
  );
});
