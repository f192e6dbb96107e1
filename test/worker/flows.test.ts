import { beforeAll, expect, test } from 'vitest';
import { createFaultyStorefront } from '../support/faulty-storefront.ts';
import { fillCatalogue, htmlOf } from '../support/storefront.ts';

beforeAll(fillCatalogue);

const boxOf = (html: string) => /<form [^>]*data-search-form.*?<\/form>/s.exec(html)?.[0] ?? '';
const fieldsOf = (html: string) =>
  [...boxOf(html).matchAll(/<x-island[^>]*name="search\/(\w+)"/g)].map(([, name]) => name);
const nativeOf = (html: string) => {
  const names = [...boxOf(html).matchAll(/<noscript>.*?<\/noscript>/gs)].flatMap(([part]) =>
    [...part.matchAll(/<(?:input|select)\b[^>]*?name="(\w+)"/g)].map(([, name]) => name),
  );
  return [...new Set(names)];
};

test('FLOW-015 the box of stays asks destination, dates, travellers and theme, with JavaScript off too', async () => {
  const html = await htmlOf('/search');
  expect(fieldsOf(html)).toEqual(['destination', 'dates', 'travellers', 'theme']);
  expect(nativeOf(html)).toEqual(['q', 'a', 'c', 'b', 's', 'theme', 'checkin', 'checkout']);
});

test('FLOW-005 FLOW-016 FLOW-040 the box of gifts asks destination and theme, and searches for two adults', async () => {
  const html = await htmlOf('/search?flow=gifting&a=4');
  expect(fieldsOf(html)).toEqual(['destination', 'theme']);
  expect(nativeOf(html)).toEqual(['q', 'theme']);
  expect(boxOf(html)).toContain('<input type="hidden" name="flow" value="gifting"/>');
  expect(html).toMatch(/€\d+ for 2 people/);
  expect(html).not.toMatch(/€\d+ for 4 people/);
});

test('FLOW-012 FLOW-013 a change of the order names the flow once, and not where the path says it', async () => {
  const flowsIn = async (path: string) => {
    const form = /<form [^>]*data-sort-form.*?<\/form>/s.exec(await htmlOf(path))?.[0] ?? '';
    return [...form.matchAll(/name="flow" value="(\w+)"/g)].map(([, flow]) => flow);
  };
  expect(await flowsIn('/search?stars=5')).toEqual([]);
  expect(await flowsIn('/search?stars=5&flow=gifting')).toEqual(['gifting']);
  expect(await flowsIn('/activities?theme=26')).toEqual([]);
});

test('FLOW-017 the box of activities asks city, theme and participants from 1 to 2', async () => {
  const html = await htmlOf('/activities');
  expect(fieldsOf(html)).toEqual(['destination', 'theme', 'participants']);
  expect(nativeOf(html)).toEqual(['q', 'theme']);
  const participants = /<input[^>]*type="number"[^>]*>/.exec(
    boxOf(html).replace(/<noscript>.*?<\/noscript>/gs, ''),
  )?.[0];
  expect(participants).toMatch(/(?=.*min="1")(?=.*max="2")(?=.*name="a")(?=.*value="2")/);
  expect(boxOf(html)).toMatch(/<label[^>]*for="[^"]*-input"[^>]*>City</);
});

test('FLOW-007 FLOW-018 the box of a hotel asks dates and travellers, and the offers of that hotel alone are listed', async () => {
  const any = await htmlOf('/search');
  const hotel = /data-hotel="(\d+)"/.exec(any)?.[1];
  const html = await htmlOf(`/search?flow=hotel&hotelId=${hotel}`);
  expect(fieldsOf(html)).toEqual(['dates', 'travellers']);
  expect(nativeOf(html)).toEqual(['a', 'c', 'b', 's', 'hotelId', 'checkin', 'checkout']);
  const listed = [...html.matchAll(/data-hotel="(\d+)"/g)].map(([, id]) => id);
  expect(listed.length).toBeGreaterThan(0);
  expect(new Set(listed)).toEqual(new Set([hotel]));
});

test('FLOW-011 FLOW-013 FLOW-023 with JavaScript off the flows are links to the same page without the filters', async () => {
  const html = await htmlOf('/search?city=2996944&stars=4&a=3&checkin=2026-12-05&checkout=2026-12-06&page=1');
  const linksOf = (flow: string) =>
    new Set([...html.matchAll(new RegExp(`<a href="([^"]*)" data-flow="${flow}"`, 'g'))].map(([, href]) => href));
  expect(linksOf('gifting')).toEqual(new Set(['/search?city=2996944&amp;flow=gifting']));
  expect(linksOf('activity')).toEqual(new Set(['/activities']));
  expect(linksOf('booking').size).toBe(1);
});

test('FLOW-011 OPEN-007 a page that belongs to no flow leads to the home page of each, a stay to itself', async () => {
  const html = await htmlOf('http://be.localhost/nl/booking-lookup');
  expect(html).toContain('<a href="/nl?flow=gifting" data-flow="gifting">');
  expect(fieldsOf(await htmlOf('http://be.localhost/nl?flow=gifting'))).toEqual(['destination', 'theme']);
  expect(await htmlOf('/weekend/900001')).toMatch(
    /<a href="\/weekend\/900001-[a-z0-9-]+\?flow=gifting" data-flow="gifting">/,
  );
  expect(fieldsOf(await htmlOf('/?flow=hotel'))).toEqual(['destination', 'dates', 'travellers', 'theme']);
});

test('FLOW-021 FLOW-022 a flag says whether dates come first, and only where dates are asked', async () => {
  const modeOf = async (flags: string, path: string) => {
    const { visit } = createFaultyStorefront('ok', { FLAGS: flags });
    return /data-dates-first="(\w+)"/.exec(await (await visit(path)).text())?.[1];
  };
  expect(await modeOf('{"forcedDates":true,"suggestedDates":true}', '/search')).toBe('forced');
  expect(await modeOf('{"suggestedDates":true}', '/')).toBe('suggested');
  expect(await modeOf('{"forcedDates":true}', '/search?flow=gifting')).toBeUndefined();
  expect(await modeOf('{}', '/search')).toBeUndefined();
});

test('DEST-007 FLOW-006 towns alone are suggested where a city is asked, with the point to start from', async () => {
  const ask = async (query: string) => {
    const { visit } = createFaultyStorefront();
    return (await (await visit(`/api/suggestions?${query}`)).json()) as {
      groups: { category: string; items: { label: string; lat?: number; lng?: number }[] }[];
    };
  };
  const { groups } = await ask('q=honfleur&category=city');
  expect(groups.map(({ category }) => category)).toEqual(['city']);
  expect(groups[0]?.items[0]).toMatchObject({
    label: 'Honfleur',
    lat: expect.closeTo(49.4, 0),
    lng: expect.closeTo(0.2, 0),
  });
  const all = await ask('q=honfleur&category=nonsense');
  expect(all.groups.length).toBeGreaterThan(1);
  expect(all.groups[0]?.items[0]?.lat).toBeUndefined();
});

test('CAL-007 the calendar of a stay leads to the gift card, that of the search does not', async () => {
  const stay = await htmlOf('http://be.localhost/nl/weekend/900001');
  expect(stay).toContain('<a href="/nl/gift-card/customize">Liever flexibel? Geef dit verblijf als cadeaukaart</a>');
  expect(await htmlOf('/weekend/900001')).toContain('>Need flexibility? Offer this stay as a giftcard</a>');
  expect((await htmlOf('/search')).includes('>Need flexibility')).toBe(false);
});
