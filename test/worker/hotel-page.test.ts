import { beforeAll, expect, test } from 'vitest';
import { schemaFaults } from '../support/schema-org.ts';
import { fillCatalogue } from '../support/storefront.ts';
import { createStayWorld, samples, structuredData, wordsOf } from './stay-world.ts';

beforeAll(fillCatalogue);

interface Detail {
  readonly rooms: { readonly offers: readonly object[] }[];
  readonly [key: string]: unknown;
}

const address = `/hotel/${samples.bookable}`;
const isHotel = (target: string) => /^\/hotel\/\d+\/detail\.json/.test(target);
const pathOf = (html: string) => /<link rel="canonical" href="http:\/\/[^/]+([^"]+)"/.exec(html)?.[1] ?? '';
const sectionOf = (html: string, id: string) =>
  new RegExp(`<section id="${id}".*?</section>`, 's').exec(html)?.[0] ?? '';

/** A storefront whose hotels are answered with something changed. */
const withHotel = (change: (hotel: Detail) => object) =>
  createStayWorld({
    change: (document, target) => (isHotel(target) ? change(document as unknown as Detail) : document),
  });
const withoutOffers = (hotel: Detail) => ({ ...hotel, rooms: hotel.rooms.map((room) => ({ ...room, offers: [] })) });

test('HOTEL-001 the bare id and the address with its slug both answer the page, a wrong slug is sent to the right one', async () => {
  const { visit, read } = createStayWorld();
  const right = pathOf(await read(address));
  expect(right).toMatch(/^\/hotel\/900001-[a-z0-9-]+$/);
  expect((await visit(right)).status).toBe(200);
  const wrong = await visit(`${address}-elsewhere?checkin=2026-12-05&nights=2&a=3`);
  expect(wrong.status).toBe(301);
  expect(wrong.headers.get('location')).toBe(`${right}?checkin=2026-12-05&nights=2&a=3`);
});

test('HOTEL-001 an id that no hotel has, and a path that holds none, answer the 404 page', async () => {
  const { visit } = createStayWorld();
  const answers = await Promise.all(['/hotel/123456789', '/hotel/spa', '/hotel/0', '/hotel/1e3'].map(visit));
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});

test('HOTEL-001 a catalogue that is down answers 503, to be tried again, and never a page without its hotel', async () => {
  const { visit } = createStayWorld({ modeOf: () => 'down' });
  const answer = await visit(address);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
});

test('HOTEL-002 HOTEL-003 the gallery gets five pictures, of which a wide screen shows four, and a button opens them all', async () => {
  const html = await createStayWorld().read(address);
  const gallery = /<x-island [^>]*name="gallery\/gallery".*?<\/x-island>/s.exec(html)?.[0] ?? '';
  const [row = '', lightbox = ''] = gallery.split('<dialog');
  expect(row.match(/aria-label="Enlarge picture \d of 5/g)).toHaveLength(5);
  expect(lightbox.match(/<p[^>]*aria-live/g)).toHaveLength(1);
  expect(wordsOf(row)).toContain('See 5 pictures');
});

test('HOTEL-006 HOTEL-007 the page begins with a breadcrumb and a bar that leads to about, offers and reviews', async () => {
  const html = await createStayWorld().read(address);
  expect(wordsOf(/<nav[^>]*aria-label="You are here".*?<\/nav>/s.exec(html)?.[0] ?? '')).toMatch(
    /Home France .*Honfleur/,
  );
  const bar = /<nav[^>]*data-tabs="".*?<\/nav>/s.exec(html)?.[0] ?? '';
  expect([...bar.matchAll(/href="#(\w+)">([^<]+)/g)].map(([, id, text]) => `${id} ${text}`)).toEqual([
    'about About',
    'getaways Offers',
    'reviews Reviews',
  ]);
  for (const id of ['about', 'getaways', 'reviews']) expect(sectionOf(html, id)).not.toBe('');
});

test('HOTEL-009 HOTEL-016 HOTEL-017 the about section tells address, highlights, hours, pets and every facility', async () => {
  const { read } = withHotel((hotel) => ({
    ...hotel,
    policy: { petsAllowed: true, petsPrice: 1500, petsMaxWeight: 12 },
    checkInOut: { checkin: '15:00', checkout: '11:00' },
    facilities: [{ code: 'sauna', label: 'Sauna' }],
    highlightedFacilities: [{ code: 'garden', label: 'Rose garden' }],
  }));
  const about = wordsOf(sectionOf(await read(address), 'about'));
  for (const words of [
    'Honfleur',
    'Rose garden',
    'from 15:00',
    'until 11:00',
    'One pet is welcome',
    'up to 12 kg',
    'Sauna',
  ]) {
    expect(about).toContain(words);
  }
});

test('HOTEL-010 HOTEL-019 an offer of a room shows nights, programme, cancellation and price, and leads to its stay', async () => {
  const html = sectionOf(await createStayWorld().read(address), 'getaways');
  expect(html).toMatch(/<a [^>]*href="\/weekend\/900001-[a-z-]+"/);
  expect(wordsOf(html)).toMatch(/1 night .*Free cancellation.*-\d+%.*€\d+ \/ pers €\d+ in total, 2 adults/);
  expect(wordsOf(html)).toContain('from €');
});

test('HOTEL-019 with dates and travellers in the query the offers are priced for them, and their links carry them', async () => {
  const { read, received } = createStayWorld();
  const html = await read(`${address}?checkin=2026-12-05&nights=2&a=3`);
  const call = received.find(({ target }) => isHotel(target));
  expect(call?.target).toMatch(/adult=3&.*checkin=2026-12-05&.*nights=2/);
  const offers = sectionOf(html, 'getaways');
  expect(offers).toMatch(
    /href="\/weekend\/900001-[a-z-]+\?checkin=2026-12-05&amp;checkout=2026-12-07&amp;nights=2&amp;a=3"/,
  );
  expect(wordsOf(offers)).toMatch(/1 offer from .*5.* to .*7.*2 nights/);
  expect(wordsOf(offers)).not.toContain('from €');
});

test('HOTEL-014 with dates and no offer the page says so and offers all of them without the dates', async () => {
  const html = sectionOf(await withHotel(withoutOffers).read(`${address}?checkin=2026-12-05&nights=2&a=3`), 'getaways');
  expect(wordsOf(html)).toContain('Sorry, no availability on your dates');
  expect(html).toMatch(/<a [^>]*href="\/hotel\/900001-[a-z-]+\?a=3"[^>]*>See all offers<\/a>/);
});

test('HOTEL-015 without dates and no offer the page says that there are none', async () => {
  const html = sectionOf(await withHotel(withoutOffers).read(address), 'getaways');
  expect(wordsOf(html)).toContain("Sorry, we currently don't have any offers for this hotel.");
  expect(html).not.toContain('See all offers');
});

test('HOTEL-011 hotels around stand in a row under their title, with distance and price', async () => {
  const { read } = withHotel((hotel) => ({
    ...hotel,
    nearbyHotels: [1, 2, 3, 4].map((id) => ({
      id,
      label: `Inn ${id}`,
      location: { label: 'Trouville' },
      images: [],
      distance: 12.4,
      sellPrice: 19_900,
    })),
  }));
  const html = sectionOf(await read(`${address}?a=3`), 'nearby');
  expect(wordsOf(html)).toContain('Hotels around that may interest you');
  expect(html).toContain('href="/hotel/2-inn-2?a=3"');
  expect(wordsOf(html)).toContain('Trouville · 12 km away Inn 2');
  expect(wordsOf(html)).toContain('from €100 / pers');
  expect(html.match(/data-step="-?3"/g)).toHaveLength(2);
});

test('HOTEL-012 a hash that names the offers goes to them as soon as they are there', async () => {
  const html = await createStayWorld().read(address);
  const script = /<script nonce="[^"]*">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(script).toMatch(/anchor=products.*getElementById\('getaways'\)\.scrollIntoView/s);
});

test('HOTEL-013 an inactive hotel is kept out of search engines, and says that it takes no bookings', async () => {
  const html = await withHotel((hotel) => ({ ...hotel, active: false })).read(address);
  expect(html).toContain('name="robots" content="noindex');
  expect(html).not.toContain('rel="canonical"');
  expect(wordsOf(html)).toContain('This hotel takes no bookings with us at the moment.');
  expect(await createStayWorld().read(address)).toContain('rel="canonical"');
});

test('SEO-004 the hotel is told as structured data, its rating out of ten', async () => {
  const data = structuredData(await createStayWorld().read(address));
  expect(data.Hotel).toMatchObject({
    name: expect.stringMatching(/./),
    url: expect.stringMatching(/^http:\/\/en\.localhost\/hotel\/900001-/),
    aggregateRating: { '@type': 'AggregateRating', bestRating: 10, worstRating: 0 },
    address: { '@type': 'PostalAddress', addressLocality: 'Honfleur' },
    makesOffer: { offerCount: 1, priceCurrency: 'EUR' },
  });
  const steps = data.BreadcrumbList?.itemListElement as { position: number; item: string }[];
  expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
  expect(steps.at(-1)?.item).toMatch(/\/hotel\/900001-/);
});

test('OPEN-090 every field of the hotel is one that schema.org gives its type, and none is empty when little is known', async () => {
  const bare = withHotel(({ id, label, location, rooms }) => ({
    id,
    label,
    location,
    rooms,
    weekends: [],
    images: [],
  }));
  const [known, little] = await Promise.all([createStayWorld().read(address), bare.read(address)]);
  expect(Object.keys(structuredData(known)).sort()).toEqual(['BreadcrumbList', 'Hotel']);
  const nodes = [known, little].flatMap((html) => Object.values(structuredData(html)));
  expect(nodes.flatMap((node) => schemaFaults(node))).toEqual([]);
});

test('REV-019 reviews that cannot be had leave the rest of the hotel page in place', async () => {
  const { visit } = createStayWorld({ modeOf: (path) => (path.endsWith('/reviews.json') ? 'garbage' : 'ok') });
  const html = await (await visit(address)).text();
  expect(sectionOf(html, 'reviews')).toBe('');
  expect(sectionOf(html, 'getaways')).not.toBe('');
  expect(html.trimEnd().endsWith('</html>')).toBe(true);
});

test('HOTEL-014 the rooms alone answer other dates, and links then carry them in the hash', async () => {
  const { visit } = createStayWorld();
  const answer = await visit(`/fragment/hotel/${samples.bookable}?in=hash&checkin=2026-12-05&nights=2`);
  expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
  const html = await answer.text();
  expect(html).not.toMatch(/<(html|script|style)|style="/);
  expect(html).toMatch(/href="\/weekend\/900001-[a-z-]+#checkin=2026-12-05&amp;checkout=2026-12-07&amp;nights=2"/);
});

test('HOTEL-014 rooms that cannot be had are told in words, with the status of a failure', async () => {
  const { visit } = createStayWorld({ modeOf: () => 'down' });
  const answer = await visit(`/fragment/hotel/${samples.bookable}?in=hash`);
  expect(answer.status).toBe(503);
  expect(wordsOf(await answer.text())).toContain('The offers cannot be shown right now.');
});

test('HOTEL-020 the calendar of a hotel lists its free days, and refuses nonsense', async () => {
  const { ask, visit } = createStayWorld();
  const { days } = await ask<{ days: { day: string; price: number }[] }>(
    `/api/hotels/${samples.bookable}/calendar?month=2026-12&length=1`,
  );
  expect(days.length).toBeGreaterThan(20);
  expect(days.every(({ day }) => day.startsWith('2026-12'))).toBe(true);
  expect((await visit(`/api/hotels/${samples.bookable}/calendar?length=13`)).status).toBe(400);
  expect((await visit('/api/hotels/x/calendar')).status).toBe(400);
});
