import { beforeAll, expect, test } from 'vitest';
import { fillCatalogue } from '../support/storefront.ts';
import { createStayWorld, panelOf, samples, wordsOf } from './stay-world.ts';

beforeAll(fillCatalogue);

const isDetail = (path: string) => path.endsWith('/detail.json');
const isReviews = (path: string) => path.endsWith('/reviews.json');
const checkoutForm = (html: string) => /<form[^>]* action="\/checkout\/booking".*?<\/form>/s.exec(html)?.[0] ?? '';
const pathOf = (html: string) => /<link rel="canonical" href="http:\/\/[^/]+([^"]+)"/.exec(html)?.[1] ?? '';

test('STAY-001 the bare id and the address with its slug both answer the page, the slug is the canonical one', async () => {
  const { visit, read } = createStayWorld();
  const html = await read(`/weekend/${samples.bookable}`);
  expect(pathOf(html)).toMatch(/^\/weekend\/900001-[a-z0-9-]+$/);
  const answer = await visit(pathOf(html));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-status')).toContain('storefront; hit');
});

test('STAY-001 a wrong slug is sent to the right one for good and keeps the query', async () => {
  const { visit, read } = createStayWorld();
  const right = pathOf(await read(`/weekend/${samples.bookable}`));
  const answer = await visit(`/weekend/${samples.bookable}-elsewhere?checkin=2026-12-05&nights=2&a=3`);
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe(`${right}?checkin=2026-12-05&nights=2&a=3`);
});

test('ERR-001 an id that nothing has, and a path that holds none, answer the 404 page', async () => {
  const { visit } = createStayWorld();
  const answers = await Promise.all(['/weekend/123456789', '/weekend/spa', '/weekend/0', '/weekend/1e3'].map(visit));
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(await answers[0]!.text()).toContain('Oops!');
});

test('STAY-034 a stay that is no longer sold answers 410 with the notice, a place to go to, and noindex', async () => {
  const { visit } = createStayWorld();
  const answer = await visit(`/weekend/${samples.expired}`);
  expect(answer.status).toBe(410);
  const html = await answer.text();
  expect(html).toContain('Too late!');
  expect(html).toContain('This offer has expired... Luckily, we have other stays to suggest you.');
  expect(html).toMatch(/<a href="\/search\?city=\d+"/);
  expect(html).toContain('name="robots" content="noindex');
  expect(html).not.toContain('rel="canonical"');
});

test('STAY-034 a stay past its last day of sale is expired too, one on that day is not', async () => {
  const ending = (expiration: string) =>
    createStayWorld({
      change: (document, target) => (isDetail(target.split('?')[0]!) ? { ...document, expiration } : document),
    });
  expect((await ending('2026-11-20').visit(`/weekend/${samples.bookable}`)).status).toBe(410);
  expect((await ending('2026-11-21').visit(`/weekend/${samples.bookable}`)).status).toBe(200);
});

test('STAY-035 the notice leads to the other stays of the hotel', async () => {
  const other = { weekendId: 77, label: 'A night by the quay', priceInfo: { sellPrice: 12_000 }, nights: 1 };
  const { read } = createStayWorld({
    change: (document, target) => (target.startsWith('/product/') ? [other] : document),
  });
  const html = await read(`/weekend/${samples.expired}`);
  expect(html).toMatch(/<a href="#others"[^>]*>See the other offers of the hotel<\/a>/);
  expect(html).toContain('href="/weekend/77-a-night-by-the-quay"');
});

test('STAY-042 a catalogue that is down takes the page with it for a moment only: 503, to be tried again', async () => {
  const { visit } = createStayWorld({ modeOf: () => 'down' });
  const answer = await visit(`/weekend/${samples.bookable}`);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(await answer.text()).toContain('name="robots" content="noindex');
});

test('STAY-042 a catalogue that never answers is given up on', async () => {
  const { visit } = createStayWorld({ modeOf: () => 'slow' });
  expect((await visit(`/weekend/${samples.bookable}`)).status).toBe(503);
});

test('STAY-012 reviews that cannot be had leave the rest of the page in place', async () => {
  const { visit } = createStayWorld({ modeOf: (path) => (isReviews(path) ? 'garbage' : 'ok') });
  const answer = await visit(`/weekend/${samples.bookable}`);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).not.toContain('<section id="reviews"');
  expect(html).toContain('<section id="practicalInfo"');
  expect(html.trimEnd().endsWith('</html>')).toBe(true);
});

test('STAY-012 reviews that never come are given up on, while the beginning is already there', async () => {
  const { visit } = createStayWorld({ modeOf: (path) => (isReviews(path) ? 'slow' : 'ok') });
  const reader = (await visit(`/weekend/${samples.bookable}`)).body!.getReader();
  let html = '';
  while (!html.includes('id="description"')) html += new TextDecoder().decode((await reader.read()).value);
  expect(html).not.toContain('id="practicalInfo"');
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    html += new TextDecoder().decode(chunk.value);
  }
  expect(html).toContain('<section id="practicalInfo"');
});

test('STAY-011 the first reviews are those with something positive, at most four, the others have a page of their own', async () => {
  const list = Array.from({ length: 7 }, (_, index) => ({
    id: index + 1,
    locale: 'en_GB',
    customer: `Guest ${index + 1}`,
    date: '2026-10-01',
    average: 8,
    ...(index === 0 ? { negative: 'Too short.' } : { positive: 'Loved it.' }),
  }));
  const { read } = createStayWorld({
    change: (document, target) => (target.includes('/reviews.json') ? { totalCount: 7, score: 8, list } : document),
  });
  const section = /<section id="reviews".*?<\/section>/s.exec(await read(`/weekend/${samples.bookable}`))?.[0] ?? '';
  expect(section.match(/Guest \d/g)).toEqual(['Guest 2', 'Guest 3', 'Guest 4', 'Guest 5']);
  expect(section).toMatch(/<a [^>]*href="\/hotel\/900001-[a-z-]+\/reviews"/);
  expect(wordsOf(section)).toMatch(/See all \d+ reviews/);
});

test('STAY-031 other stays of the hotel that cannot be had are silently left out', async () => {
  const { visit } = createStayWorld({ modeOf: (path) => (path.startsWith('/product/') ? 'down' : 'ok') });
  const answer = await visit(`/weekend/${samples.bookable}`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).not.toContain('id="others"');
});

test('STAY-043 without dates the panel shows the from-price, with dates in the query the final one', async () => {
  const { read } = createStayWorld();
  expect(panelOf(await read(`/weekend/${samples.bookable}`))).toMatch(/from €\d+ .*in total, 2 adults, 1 night/);
  const html = await read(`/weekend/${samples.bookable}?checkin=2026-12-05&nights=2&a=3`);
  expect(panelOf(html)).toMatch(/Total to pay today €[\d.,]+ Local tax, paid at the hotel €[\d.,]+ Total of the stay/);
  expect(panelOf(html)).not.toContain('from €');
  expect(panelOf(html)).toContain('3 adults, 2 nights');
});

test('QUOTE-024 a page priced by its query leads to checkout without script', async () => {
  const { read } = createStayWorld();
  const form = checkoutForm(await read(`/weekend/${samples.bookable}?checkin=2026-12-05&nights=2&a=3`));
  const fields = [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]+)"/g)];
  expect(Object.fromEntries(fields.map(([, name, value]) => [name, value]))).toEqual({
    id: '900001',
    checkin: '2026-12-05',
    nights: '2',
    a: '3',
    price: expect.stringMatching(/^\d{4,6}$/),
  });
});

test('QUOTE-016 without script a stay with an activity to date asks for its day on the way to checkout', async () => {
  const { read } = createStayWorld({
    change: (document, target) => {
      if (!target.includes('/detail.json?') || !target.includes('checkin=')) return document;
      const dates = [{ value: '5_2026-12-06', date: '2026-12-06' }];
      return { ...document, activities: [{ activityId: 5, title: 'Boat trip', dates }] };
    },
  });
  const form = checkoutForm(await read(`/weekend/${samples.bookable}?checkin=2026-12-05&nights=2`));
  expect(form).toContain('<select name="activities" required=""');
  expect(form).toContain('value="5_2026-12-06"');
});

test('QUOTE-031 dates that cannot be had are told in the panel of a page that stands', async () => {
  const { visit } = createStayWorld();
  const answer = await visit(`/weekend/${samples.soldOut}?checkin=2026-12-05&nights=1`);
  expect(answer.status).toBe(200);
  expect(panelOf(await answer.text())).toContain(
    'No more availabilities. Update your stay criteria to enjoy the offers.',
  );
});

test('QUOTE-031 a price that cannot be had is told in the panel, with a way to try again', async () => {
  const { read } = createStayWorld({ modeOf: (path) => (path.endsWith('/quote.json') ? 'down' : 'ok') });
  const panel = panelOf(await read(`/weekend/${samples.bookable}?checkin=2026-12-05&nights=1`));
  expect(panel).toContain('No more availabilities. Update your stay criteria to enjoy the offers.');
  expect(panel).toContain('Try again');
});

test('STAY-041 nonsense in the query is dropped and the page is the one without it', async () => {
  const { read } = createStayWorld();
  const nonsense = 'checkin=2026-02-30&nights=99&a=0&b=-1&c=x&s=maybe&upsell=%F0%9F%92%A5&checkin=2026-12-05';
  const html = await read(`/weekend/${samples.bookable}?${nonsense}`);
  expect(panelOf(html)).toBe(panelOf(await read(`/weekend/${samples.bookable}`)));
});

test('STAY-002 a section that the page does not have gets no tab', async () => {
  const tabsOf = (html: string) => [...html.matchAll(/data-tabs="".*?<\/nav>/gs)].map(([nav]) => wordsOf(nav!))[0];
  const bare = createStayWorld({
    change: (document, target) =>
      target.includes('/detail.json') ? { ...document, room: undefined, activities: [], dinners: [] } : document,
  });
  const whole = createStayWorld();
  expect(tabsOf(await whole.read(`/weekend/${samples.bookable}`))).toContain(
    'Description Room Experience Reviews Hotel Practical info',
  );
  expect(tabsOf(await bare.read(`/weekend/${samples.bookable}`))).toContain('Description Reviews Hotel Practical info');
});

test('STAY-010 a long description opens from its beginning, a short one is simply there', async () => {
  const withText = (description: string) =>
    createStayWorld({
      change: (document, target) =>
        target.includes('/detail.json')
          ? { ...document, hotel: { ...(document.hotel as object), description } }
          : document,
    }).read(`/weekend/${samples.bookable}`);
  const sectionOf = (html: string) => /<section id="hotel".*?<\/section>/s.exec(html)?.[0] ?? '';
  expect(sectionOf(await withText('A small house by the sea.'))).not.toContain('<details');
  expect(sectionOf(await withText('A long story. '.repeat(40)))).toMatch(/<details.*See more/s);
});

test('STAY-014 STAY-015 STAY-016 practical information tells hours, services with their count, pets and cancellation', async () => {
  const hotel = {
    checkInOut: { checkin: '15:00', checkout: '11:00', breakfastFrom: '07:30', breakfastTo: '10:00' },
    policy: { petsAllowed: true, petsPrice: 1500, petsMaxWeight: 8 },
    facilities: [
      { code: 'wifi', label: 'Wireless' },
      { code: 'lift', label: 'Lift' },
    ],
  };
  const { read } = createStayWorld({
    change: (document, target) =>
      target.includes('/detail.json')
        ? {
            ...document,
            hotel: { ...(document.hotel as object), ...hotel },
            cancellationPolicy: { cancellable: true, daysBefore: 3 },
          }
        : document,
  });
  const html = await read(`/weekend/${samples.bookable}`);
  const words = wordsOf(/<section id="practicalInfo".*?<\/section>/s.exec(html)?.[0] ?? '');
  expect(words).toContain('Arrival: from 15:00 Departure: until 11:00 Breakfast: 07:30 to 10:00');
  expect(words).toContain('Free cancellation up to 3 days before arrival');
  expect(words).toContain('One pet is welcome up to 8 kg €15 per pet and night');
  expect(words).toContain('Services and equipment (2)');
});

test('STAY-018 STAY-019 STAY-020 room and activities tell what is known of them and leave out the rest', async () => {
  const { read } = createStayWorld({
    change: (document, target) =>
      target.includes('/detail.json')
        ? {
            ...document,
            room: { id: 1, label: 'Loft', capacity: 2, maxCapacity: 3, size: 24 },
            activities: [
              { activityId: 1, title: 'Boat trip', duration: 150, where: 'The harbour', how: 'Ask at the desk.' },
            ],
            dinners: [{ activityId: 2, title: 'Oysters', included: false }],
          }
        : document,
  });
  const html = await read(`/weekend/${samples.bookable}`);
  const section = (id: string) => wordsOf(new RegExp(`<section id="${id}".*?</section>`, 's').exec(html)?.[0] ?? '');
  expect(section('room')).toContain('Loft Sleeps 3 people 24 m²');
  expect(section('experience')).toMatch(
    /Included Boat trip 2 h 30 The harbour .*How to book Ask at the desk\. .*Extra Oysters/,
  );
});

test('STAY-051 the local tax is told for a person and night, or as a percentage', async () => {
  const withTax = (localTax: object) =>
    createStayWorld({
      change: (document, target) =>
        target.includes('/detail.json')
          ? { ...document, hotel: { ...(document.hotel as object), localTax } }
          : document,
    }).read(`/weekend/${samples.bookable}`);
  expect(wordsOf(await withTax({ type: 'PER_PERSON_PER_NIGHT', amount: 165 }))).toContain('€1.65 per adult per night');
  expect(wordsOf(await withTax({ type: 'BOOKING_PERCENTAGE', percentage: 12.5 }))).toContain(
    '12.5 % of the price of the stay',
  );
});

test('SEC-csp no element of the page carries a style attribute and every script its nonce', async () => {
  const { read } = createStayWorld();
  const html = await read(`/weekend/${samples.bookable}?checkin=2026-12-05&nights=2`);
  expect(html).not.toMatch(/<[a-z][^>]*\sstyle=/);
  expect([...html.matchAll(/<script(?![^>]*nonce=)/g)]).toEqual([]);
});

test('LOC-001 the page answers in every market locale', async () => {
  const hosts = ['fr.localhost', 'es.localhost', 'nl.localhost', 'it.localhost'];
  const titles = await Promise.all(
    hosts.map(async (host) => {
      const html = await createStayWorld({ host }).read(`/weekend/${samples.bookable}?checkin=2026-12-05&nights=2`);
      return /<h2 id="description-title">([^<]+)/.exec(html)?.[1];
    }),
  );
  expect(titles).toEqual([
    'Votre séjour comprend',
    'Tu escapada incluye',
    'Bij je verblijf inbegrepen',
    'Il tuo soggiorno comprende',
  ]);
});
