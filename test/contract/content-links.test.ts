import { beforeAll, expect, test } from 'vitest';
import { heroes } from '#catalogue/media/pool/heroes.ts';
import { pool } from '#catalogue/media/pool.ts';
import { parseDate } from '#shared/calendar/date.ts';
import { contentUrl } from '#shared/catalogue/content/content-link.ts';
import { type Locale, locales } from '#shared/locale/locales.ts';
import { parseCriteria, printCriteria } from '#shared/search/codec.ts';
import { fillCatalogue } from '../support/catalogue.ts';
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

const everything = () => Promise.all(locales.map(allContent));

const isLink = ({ key, text }: Found) =>
  (/^(ur[li]|\w+URL)$/.test(key) && !text.startsWith('/pictures/')) || key === 'uri';
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
    const pictures = found.filter(({ text }) => text.startsWith('/pictures/'));
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
