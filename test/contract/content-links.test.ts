import { beforeAll, expect, test } from 'vitest';
import { heroes } from '#catalogue/media/pool/heroes.ts';
import { pool } from '#catalogue/media/pool.ts';
import { parseDate } from '#shared/calendar/date.ts';
import { contentUrl } from '#shared/catalogue/content/content-link.ts';
import { type Locale, locales } from '#shared/locale/locales.ts';
import { parseCriteria, printCriteria } from '#shared/search/codec.ts';
import { ask, fillCatalogue } from '../support/catalogue.ts';
import { askContent } from './content-visits.ts';

beforeAll(fillCatalogue);

interface Found {
  readonly key: string;
  readonly text: string;
}

/** Every text of an answer with the key it stands under. */
function textsOf(value: unknown, key = ''): Found[] {
  if (typeof value === 'string') return [{ key, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => textsOf(item, Array.isArray(value) ? key : name));
}

async function allContent(locale: Locale) {
  const { items } = await askContent('contentPages', { locale });
  const faq = await askContent('faq', { locale });
  const answers = await Promise.all([
    askContent('homepage', { locale }),
    askContent('announcementBanners', { locale }),
    askContent('giftBlocks', { locale }),
    askContent('promoBars', { locale }),
    askContent('boxBlock', { locale }),
    askContent('targetedBanners', { locale }),
    askContent('marketingArticles', { locale, hitsPerPage: 48 }),
    askContent('ideas', { locale }),
    askContent('navigation', { locale }),
    askContent('miniSites', { locale }),
    ...items.map(({ id }) => askContent('contentPage', { locale }, { id })),
  ]);
  return { locale, items, faq, found: textsOf([answers, faq]) };
}

let asked: ReturnType<typeof askEverything> | undefined;
const askEverything = () => Promise.all(locales.map(allContent));
/** The whole content of every locale, asked once. */
function everything() {
  asked ??= askEverything();
  return asked;
}

const isLink = ({ key, text }: Found) =>
  (/^(ur[li]|\w+URL)$/.test(key) && !text.startsWith('/pictures/')) || key === 'uri';
interface Linked {
  readonly location?: { readonly category: string; readonly id: number } | undefined;
  readonly children?: readonly Linked[] | undefined;
}

function locationsOf(links: readonly Linked[]): NonNullable<Linked['location']>[] {
  return links.flatMap(({ location, children }) => [...(location ? [location] : []), ...locationsOf(children ?? [])]);
}

const paths =
  /^\/($|\?flow=gifting$|search(\?|$)|activities(\?|$)|boxes(\/p\/[a-z]+\/[A-Z]+EBOX-digital)?$|gift-card\/customize$|ideas(#|$)|content\/|contact$|booking-lookup(#r=(modify|cancel|invoice))?$|beneficiary\/login$)/;

test('HOME-009 every link of the content leads to a page of the storefront', async () => {
  for (const { found } of await everything()) {
    const links = found.filter(isLink).map(({ text }) => text);
    expect(links.length).toBeGreaterThan(150);
    expect(links.filter((url) => !paths.test(url) && !/^https:\/\/www\.[a-z.-]+(\/|$)/.test(url))).toEqual([]);
    expect(links.filter((url) => !contentUrl.safeParse(url).success)).toEqual([]);
  }
});

test('FLOW-029 every search that content leads to means what it says', async () => {
  const today = parseDate('2026-11-21')!;
  const window = { firstBookableDay: today, horizon: parseDate('2027-12-31')! };
  for (const { found } of await everything()) {
    const queries = found.filter(isLink).flatMap(({ text }) => (text.startsWith('/search?') ? [text.slice(8)] : []));
    const wrong = queries.filter((query) => {
      const given = new URLSearchParams(query);
      const flow = given.get('flow');
      given.delete('flow');
      const understood = new URLSearchParams(printCriteria(parseCriteria(given, window)));
      given.sort();
      understood.sort();
      return String(given) !== String(understood) || (flow !== null && flow !== 'gifting');
    });
    expect(wrong).toEqual([]);
  }
});

test('HOME-009 SHELL-025 every search that content leads to finds stays, and so do the places of the menu', async () => {
  const found = (await everything()).flatMap(({ found }) => found.filter(isLink));
  const queries = found.flatMap(({ text }) => (text.startsWith('/search?') ? [text.slice(8)] : []));
  const menus = await Promise.all(locales.map((locale) => askContent('navigation', { locale })));
  const named = new Set(
    menus.flatMap(({ items }) => locationsOf(items)).map(({ category, id }) => `${category}=${id}`),
  );
  const distinct = new Set([...queries, ...[...named].filter((_, position) => position % 4 === 0)]);
  expect(distinct.size).toBeGreaterThan(100);
  const empty: string[] = [];
  for (const query of distinct) {
    const { flow, ...criteria } = Object.fromEntries(new URLSearchParams(query));
    const gift = flow === 'gifting' ? { performGiftableSearch: true } : {};
    const answer = await ask('search', { locale: 'fr_FR', limit: 1, ...gift, ...criteria });
    if (answer.searchDetails.totalCount === 0) empty.push(query);
  }
  expect(empty).toEqual([]);
}, 60_000);

test('HOME-009 every box that content leads to has stays', async () => {
  const found = (await everything()).flatMap(({ found }) => found.filter(isLink));
  const boxes = new Set(found.flatMap(({ text }) => /^\/boxes\/p\/\w+\/([A-Z]+)-digital$/.exec(text)?.[1] ?? []));
  expect(boxes.size).toBeGreaterThan(5);
  for (const boxCode of boxes) {
    const { searchDetails } = await ask('boxOffers', { locale: 'nl_BE' }, { boxCode });
    expect(searchDetails.totalCount).toBeGreaterThan(0);
  }
});

test('LOC-004 French keeps its signs together in every answer of the content', async () => {
  const torn = (await everything())
    .filter(({ locale }) => locale.startsWith('fr'))
    .flatMap(({ found }) => found.filter((one) => !isLink(one) && / [:;!?»%€]|« /.test(one.text)));
  expect(torn).toEqual([]);
});

test('SHELL-003 every page and question that content names exists in its locale', async () => {
  for (const { items, faq, found, locale } of await everything()) {
    const ids = new Set(items.map(({ id }) => `/content/${id}`));
    const anchors = faq.sections.flatMap(({ questions }) => questions.map(({ id }) => `/content/faq#${id}`));
    const known = new Set([...ids, ...anchors]);
    const named = found.filter(isLink).filter(({ text }) => text.startsWith('/content/'));
    expect(named.filter(({ text }) => !known.has(text)).map(({ text }) => `${locale} ${text}`)).toEqual([]);
  }
});

test('HOME-009 every picture of the content is one of the pool', async () => {
  const known = new Set([
    ...pool.flatMap(({ id }) => [`/pictures/${id}-480.webp`, `/pictures/${id}-960.webp`]),
    ...heroes.flatMap(({ id }) => [`/pictures/${id}-960.webp`, `/pictures/${id}-1920.webp`]),
  ]);
  for (const { found } of await everything()) {
    const pictures = found.filter(({ text }) => text.startsWith('/pictures/') && !text.endsWith('.svg'));
    expect(pictures.length).toBeGreaterThan(100);
    expect(pictures.filter(({ text }) => !known.has(text))).toEqual([]);
  }
});

test('LAND-004 no picture shows twice in a section of ideas', async () => {
  const answers = await Promise.all(locales.map((locale) => askContent('ideas', { locale })));
  for (const { sections } of answers) {
    for (const { tiles } of sections) expect(new Set(tiles.map(({ image }) => image?.url)).size).toBe(tiles.length);
  }
});
