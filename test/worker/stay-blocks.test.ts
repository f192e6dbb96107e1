import { beforeAll, expect, test } from 'vitest';
import { fillCatalogue } from '../support/storefront.ts';
import { createStayWorld, panelOf, samples, wordsOf } from './stay-world.ts';

beforeAll(fillCatalogue);

const page = `/weekend/${samples.bookable}`;
const isDetail = (target: string) => target.includes('/detail.json');
const dialogOf = (html: string, id: string) =>
  wordsOf(new RegExp(`<dialog id="${id}".*?</dialog>`, 's').exec(html)?.[0] ?? '');
const sectionOf = (html: string, id: string) =>
  wordsOf(new RegExp(`<section id="${id}".*?</section>`, 's').exec(html)?.[0] ?? '');
const changed = (more: (document: Record<string, unknown>) => object) =>
  createStayWorld({
    change: (document, target) => (isDetail(target) ? { ...document, ...more(document) } : document),
  });
const upsell = {
  id: 77,
  label: 'The same with dinner',
  priceDifference: 9000,
  programLines: [{ label: 'Dinner for two' }],
  activityIds: [7705],
};
const dinner = { activityId: 7705, title: 'Dinner', type: 'dinner', detailList: ['Four courses'] };
const withUpsell = (details: 'found' | 'lost') =>
  createStayWorld({
    modeOf: (path) => (details === 'lost' && path.includes('/weekend/77/') ? 'down' : 'ok'),
    change: (document, target) => {
      if (target.includes(`/product/${samples.bookable}/upsells`)) return { upsells: [upsell] };
      return document;
    },
  });

test('STAY-009 the hotel shows name, stars, score with its count, description, highlights, place and the way to the map', async () => {
  const { read } = createStayWorld();
  const html = await read(page);
  const hotel = /<section id="hotel".*?<\/section>/s.exec(html)?.[0] ?? '';
  const words = wordsOf(hotel);
  expect(words).toMatch(/Hôtel .* \d,\d .* \d+ reviews/);
  expect(words).toMatch(/\d{5} Honfleur, Normandy|Honfleur/);
  expect(hotel).toMatch(/popovertarget="getting-there"/i);
  expect(words).toContain('Highlights');
  expect(hotel).toMatch(/aria-label="[^"]*star/);
});

test('STAY-013 the modal of the way there tells address, map and parking', async () => {
  const { read } = changed(({ hotel }) => {
    const { location, ...rest } = hotel as { location: object };
    return {
      hotel: { ...rest, location: { ...location, parking: 'In the yard', gettingThere: ['By train to Deauville'] } },
    };
  });
  const html = await read(page);
  const words = dialogOf(html, 'getting-there');
  expect(words).toContain('Honfleur');
  expect(words).toContain('In the yard');
  expect(words).toContain('By train to Deauville');
  const dialog = /<dialog id="getting-there".*?<\/dialog>/s.exec(html)?.[0];
  expect(dialog).toMatch(/href="https:\/\/www\.openstreetmap\.org\/\?mlat=49\.\d+&amp;mlon=0\.\d+/);
  expect(dialog).toContain('name="stay/hotel-map"');
});

test('STAY-014 the modal of hours tells those of the hotel and the schedules of each activity', async () => {
  const { read } = changed(() => ({
    activities: [{ activityId: 5, title: 'Sunrise walk', schedules: ['At six'] }],
    dinners: [],
  }));
  expect(dialogOf(await read(page), 'hours')).toMatch(/Arrival: from 1\d:00 .*Sunrise walk At six/);
});

test('STAY-015 STAY-016 STAY-017 services with their count, things to know and what is important have a modal each', async () => {
  const { read } = changed(({ hotel }) => ({
    hotel: { ...(hotel as object), importantInfos: ['Bring your passport', 'The lift is closed'] },
  }));
  const html = await read(page);
  const [, count] = /Services and equipment \((\d+)\)/.exec(dialogOf(html, 'services')) ?? [];
  const services = /<dialog id="services".*?<\/dialog>/s.exec(html)?.[0].match(/<li>/g);
  expect(services).toHaveLength(Number(count));
  expect(dialogOf(html, 'things-to-know')).toMatch(/Cancellation .* Local tax .* Pets/);
  expect(dialogOf(html, 'important')).toContain('Bring your passport The lift is closed');
  const without = changed(({ hotel }) => ({ hotel: { ...(hotel as object), importantInfos: undefined } }));
  expect(await without.read(page)).not.toContain('<dialog id="important"');
});

test('STAY-023 STAY-039 the breakfast opens with its menu, hours and what is good to know', async () => {
  const breakfast = {
    type: 'buffet',
    detailList: ['Warm bread', 'Apple juice'],
    schedules: ['From seven to ten'],
    mustKnowList: ['Served in the garden'],
  };
  const words = sectionOf(await changed(() => ({ breakfast })).read(page), 'description');
  expect(words).toContain(
    'What is served Warm bread Apple juice Hours From seven to ten Good to know Served in the garden',
  );
  const none = await changed(() => ({ breakfast: undefined, programLine: [] })).read(page);
  expect(sectionOf(none, 'description')).not.toContain('What is served');
});

test('STAY-030 QUOTE-005 the page has a panel and extras, each with its price and the page it leads to', async () => {
  const html = await withUpsell('lost').read(`${page}?checkin=2026-12-05&nights=2`);
  expect(panelOf(html)).toContain('Book');
  const words = wordsOf(html);
  expect(words).toContain('Make more of your stay Dinner for two +€90 for 2 people');
  const href = /<a [^>]*href="([^"]*\/weekend\/77[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
  expect(href).toBe(`/weekend/77-the-same-with-dinner?checkin=2026-12-05&nights=2&offerId=${samples.bookable}`);
  expect(html).toContain('data-loading="We are adding your extra Dinner for two"');
});

test('STAY-049 an extra whose activities cannot be had shows no details, and those of others stay', async () => {
  const found = createStayWorld({
    change: (document, target) => {
      if (target.includes('/upsells')) return { upsells: [{ ...upsell, id: samples.priceChanged }] };
      return isDetail(target) ? { ...document, dinners: [dinner] } : document;
    },
  });
  expect(wordsOf(await found.read(page))).toContain('What it adds Dinner Four courses');
  const lost = wordsOf(await withUpsell('lost').read(page));
  expect(lost).toContain('Dinner for two');
  expect(lost).not.toContain('What it adds');
});

test('QUOTE-035 a stay that extends another can be left without its extra, and only if the catalogue lists it', async () => {
  const world = createStayWorld({
    change: (document, target) =>
      target.includes('/product/900004/upsells') ? { upsells: [{ ...upsell, id: samples.bookable }] } : document,
  });
  const html = await world.read(`${page}?offerId=900004&a=3`);
  expect(wordsOf(html)).toContain('Dinner for two Part of your stay Remove');
  expect(html).toMatch(/<a [^>]*href="\/weekend\/900004\?a=3"/);
  expect(html).toContain('data-loading="We are removing your extra Dinner for two"');
  const unlisted = await world.read(`${page}?offerId=900001`);
  expect(unlisted).not.toContain('Part of your stay');
  expect((await world.visit(`${page}?offerId=%F0%9F%92%A5`)).status).toBe(200);
});

test('STAY-030 extras that never come leave the rest of the page in place', async () => {
  const { read } = createStayWorld({ modeOf: (path) => (path.endsWith('/upsells') ? 'slow' : 'ok') });
  const html = await read(page);
  expect(html).not.toContain('Make more of your stay');
  expect(html).toContain('id="practicalInfo"');
});

test('STAY-033 how it works opens as an accordion with its steps', async () => {
  const words = wordsOf(await createStayWorld().read(page));
  expect(words).toContain('How it works From choosing to leaving, in four steps 1. Choose');
  expect(words).toMatch(/2\. Pick your dates .* 3\. Book .* 4\. Leave/);
});

test('STAY-031 stays of other hotels of the place follow, and are left out when they cannot be had', async () => {
  const html = await createStayWorld().read(page);
  const nearby = html.split('id="nearby-title"')[1] ?? '';
  expect(nearby).toMatch(/href="\/search\?(department|region)=\d+"/);
  expect(nearby).not.toContain(`data-hotel="${samples.bookable}"`);
  const down = createStayWorld({ modeOf: (path) => (path.startsWith('/offers.json') ? 'down' : 'ok') });
  expect(await down.read(page)).not.toContain('nearby-title');
});

test('STAY-020 STAY-022 an extra has an add toggle, a dated activity its day, what is open at any time neither', async () => {
  const { read } = changed(() => ({
    activities: [
      { activityId: 7, title: 'Massage', included: false, price: 4500 },
      { activityId: 8, title: 'Spa', singleDay: true },
      { activityId: 9, title: 'Garden' },
    ],
    dinners: [],
  }));
  const cards = (await read(page)).match(/<article.*?<\/article>/gs)?.map(wordsOf) ?? [];
  const card = (title: string) => cards.find((words) => words.includes(title)) ?? '';
  expect(card('Massage')).toMatch(/Extra .*\+€45 per person .*Choose your dates to add it/);
  expect(card('Spa')).toMatch(/Included .*Choose your dates to pick a day/);
  expect(card('Garden')).toContain('Included');
  expect(card('Garden')).not.toContain('Choose your dates');
  expect(await read(`${page}?flow=gifting`)).not.toContain('name="stay/activity-choice"');
});
