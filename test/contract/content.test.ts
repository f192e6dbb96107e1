import { beforeAll, expect, test } from 'vitest';
import { contentBlock } from '#shared/catalogue/content/content-blocks.ts';
import { type Locale, locales, marketLocales } from '#shared/locale/locales.ts';
import { fillCatalogue } from '../support/catalogue.ts';
import {
  checkAnnouncements,
  checkBoxBlock,
  checkContentPage,
  checkContentPages,
  checkFaq,
  checkGiftBlocks,
  checkHomepage,
  checkIdeas,
  checkMarketingArticles,
  checkMiniSites,
  checkNavigation,
  checkPromoBars,
  checkTargetedBanners,
  linksOf,
} from './content-checks.ts';
import { askContent } from './content-visits.ts';

beforeAll(fillCatalogue);

const inEvery = <T>(ask: (locale: Locale) => Promise<T>) => Promise.all(locales.map(ask));

test('API-033 HOME-001 every locale has a homepage for booking, gifting and activities', async () => {
  const answers = await inEvery((locale) => askContent('homepage', { locale }));
  answers.forEach(checkHomepage);
  for (const { booking, gifting, activity } of answers) {
    expect([booking, gifting, activity].every((flow) => (flow?.blocks.length ?? 0) > 2)).toBe(true);
    expect(new Set([booking, gifting, activity].map((flow) => flow?.jumbotron?.title)).size).toBe(3);
  }
  expect(new Set(answers.map(({ booking }) => booking?.seo?.title)).size).toBe(5);
});

test('HOME-005 the homepages of each locale hold every type of block', async () => {
  const onlyOnPages = ['richText', 'faq'];
  const types = contentBlock.options.map(({ shape }) => shape.type.value).filter((type) => !onlyOnPages.includes(type));
  const answers = await inEvery((locale) => askContent('homepage', { locale }));
  for (const { booking, gifting } of answers) {
    const shown = [...(booking?.blocks ?? []), ...(gifting?.blocks ?? [])];
    expect([...new Set(shown.map(({ type }) => type))].toSorted()).toEqual(types.toSorted());
    const variants = shown.flatMap((block) => (block.type === 'mainUsp' ? [block.variant] : []));
    expect(new Set(variants)).toEqual(new Set(['default', 'secondary']));
  }
});

test('API-034 HOME-014 every page kind has an announcement for booking and gifting in each locale', async () => {
  const answer = await askContent('announcementBanners', {});
  checkAnnouncements(answer);
  expect(await askContent('announcementBannersFile', {})).toEqual(answer);
  for (const items of Object.values(answer)) {
    expect(items.map(({ flow }) => flow)).toEqual(['booking', 'gifting']);
    for (const { locale, localizations } of items) {
      expect([locale, ...localizations.map((item) => item.locale)]).toEqual(locales);
    }
  }
  const dutch = await askContent('announcementBanners', { locale: 'nl_NL' });
  expect(dutch.searchPages.map(({ locale, localizations }) => [locale, localizations.length])).toEqual([
    ['nl_NL', 0],
    ['nl_NL', 0],
  ]);
  expect(dutch.searchPages[0]?.announcementBanner).toEqual(
    answer.searchPages[0]?.localizations.find(({ locale }) => locale === 'nl_NL')?.announcementBanner,
  );
});

test('API-035 GIFT-049 the gift block is the same on both paths, and Italy has no gift card', async () => {
  const wrapped = await askContent('giftBlocks', {});
  checkGiftBlocks(wrapped);
  expect(await askContent('giftBlocksFile', {})).toEqual(wrapped);
  expect(wrapped.map(({ locale }) => locale)).toEqual(locales);
  expect(wrapped.filter(({ giftcardURL }) => !giftcardURL).map(({ locale }) => locale)).toEqual(['it_IT']);
  expect(await askContent('giftBlocks', { locale: 'it_IT' })).toEqual(
    wrapped.filter(({ locale }) => locale === 'it_IT'),
  );
});

test('API-036 HOME-016 HOME-017 promo bars cover every page kind in both flows and both looks', async () => {
  const answers = await inEvery((locale) => askContent('promoBars', { locale }));
  answers.forEach(checkPromoBars);
  for (const { items } of answers) {
    const covered = items.flatMap(({ flow, pages }) => pages.map((page) => `${flow} ${page}`));
    for (const page of ['home', 'search', 'product']) {
      expect(covered).toContain(`booking ${page}`);
      expect(covered).toContain(`gifting ${page}`);
    }
    expect(new Set(items.map(({ variant }) => variant))).toEqual(new Set(['default', 'black']));
  }
});

test('API-037 SERP-030 every locale has a row of boxes, reduced ones and full ones', async () => {
  const answers = await inEvery((locale) => askContent('boxBlock', { locale }));
  answers.forEach(checkBoxBlock);
  for (const { boxes, containerId, cta, colorPalette } of answers) {
    expect([containerId, cta?.link.url, colorPalette?.font]).toEqual(['serp-boxes', '/boxes', 'dark']);
    expect(new Set(boxes.map(({ promoPrice }) => promoPrice !== undefined)).size).toBe(2);
  }
});

test('API-014 SERP-012 the targeted banner is called without inputs and answers each locale and flow', async () => {
  const banners = await askContent('targetedBanners', {});
  checkTargetedBanners(banners);
  expect(banners.map(({ locale, flow }) => `${locale} ${flow}`)).toEqual(
    locales.flatMap((locale) => [`${locale} booking`, `${locale} gifting`]),
  );
  const spanish = await askContent('targetedBanners', { locale: 'es_ES' });
  expect(spanish).toEqual(banners.filter(({ locale }) => locale === 'es_ES'));
});

test('API-043 HOME-025 three articles are answered unless another number is asked for', async () => {
  const few = await askContent('marketingArticles', { locale: 'fr_FR' });
  const more = await askContent('marketingArticles', { locale: 'fr_FR', hitsPerPage: 4 });
  checkMarketingArticles(more);
  expect([few.items.length, more.items.length]).toEqual([3, 4]);
  expect(more.items.slice(0, 3).map(({ id }) => id)).toEqual(few.items.map(({ id }) => id));
  expect(more.items.every(({ cover }) => cover !== undefined)).toBe(true);
});

test('LAND-003 LAND-004 OPEN-080 every locale has ideas, more moods than are shown at first, and its own regions', async () => {
  const answers = await inEvery((locale) => askContent('ideas', { locale }));
  answers.forEach(checkIdeas);
  for (const { sections, regions } of answers) {
    expect(sections.map(({ id }) => id)).toEqual(['moods', 'towns', 'landscapes']);
    expect(sections[0]?.tiles.length).toBeGreaterThan(8);
    expect(sections.every(({ tiles }) => tiles.length > 0)).toBe(true);
    expect(regions.length).toBeGreaterThan(3);
  }
  const [french, , belgian] = answers;
  expect(french?.regions.map(({ label }) => label)).toContain('Normandie');
  expect(belgian?.regions.map(({ label }) => label)).toContain('Flandre');
});

test('SHELL-021 SHELL-023 SHELL-025 the menu is four levels deep, counts hotels and has a level of fifteen or more', async () => {
  const answers = await inEvery((locale) => askContent('navigation', { locale }));
  answers.forEach(checkNavigation);
  for (const { items } of answers) {
    const links = linksOf(items);
    expect(items.map(({ _id }) => _id)).toEqual(['destinations', 'themes', 'inspirations', 'gifts', 'offers']);
    expect(Math.max(...links.map(({ level }) => level))).toBe(4);
    expect(links.every(({ location, count }) => !location || (count ?? 0) > 0)).toBe(true);
  }
  const widest = (position: number) =>
    Math.max(...linksOf(answers[position]?.items ?? []).map(({ children }) => children?.length ?? 0));
  expect(widest(0)).toBeGreaterThanOrEqual(15);
});

test('SHELL-025 the menu speaks the language of its locale and opens with its own country', async () => {
  const firstCountry = async (locale: Locale) =>
    (await askContent('navigation', { locale })).items[0]?.children[0]?.label;
  expect(await Promise.all(marketLocales.map(firstCountry))).toEqual([
    'France',
    'España',
    'Belgique',
    'België',
    'Nederland',
    'Italia',
  ]);
});

test('LAND-001 SHELL-003 SHELL-041 every listed page answers in its locale with title, head and words', async () => {
  const lists = await inEvery((locale) => askContent('contentPages', { locale }));
  lists.forEach(checkContentPages);
  for (const [index, { items }] of lists.entries()) {
    const locale = locales[index];
    const pages = await Promise.all(items.map(({ id }) => askContent('contentPage', { locale }, { id })));
    pages.forEach(checkContentPage);
    expect(pages.map(({ id, kind, title }) => ({ id, kind, title }))).toEqual(items);
    expect(pages.every(({ seo, footer }) => (seo?.description?.length ?? 0) > 30 && footer?.showFooter)).toBe(true);
    expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['landing', 'article', 'static']));
  }
});

test('SHELL-041 SHELL-042 the static pages exist in every locale, a press room in two', async () => {
  const lists = await inEvery((locale) => askContent('contentPages', { locale }));
  const legal = ['conditions-of-sale', 'conditions-of-use', 'data-protection', 'cookies', 'hotel-partners', 'faq'];
  for (const { items } of lists) expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining(legal));
  const withPress = locales.filter((_, index) => lists[index]?.items.some(({ id }) => id === 'press'));
  expect(withPress).toEqual(['fr_FR', 'es_ES']);
});

test('CONT-006 OPEN-074 the same questions under the same anchors in every locale, five of them popular', async () => {
  const answers = await inEvery((locale) => askContent('faq', { locale }));
  answers.forEach(checkFaq);
  const anchorsOf = ({ sections }: (typeof answers)[number]) =>
    sections.flatMap(({ questions }) => questions.map(({ id }) => id));
  expect(new Set(answers.map((answer) => anchorsOf(answer).join())).size).toBe(1);
  expect(answers[0]?.popular).toEqual(['find-booking', 'change-dates', 'cancel', 'use-gift', 'receive-voucher']);
});

test('LAND-008 LAND-010 LAND-011 six mini-sites, three of them with the logo and three with the terms of the partner', async () => {
  const { items } = await askContent('miniSites', {});
  checkMiniSites({ items });
  expect(items.map(({ minisiteUrl, minisiteLocale }) => `${minisiteUrl} ${minisiteLocale}`)).toEqual([
    'assurance fr_FR',
    'magazine-femme-be fr_BE',
    'magazine-femme fr_FR',
    'journal fr_FR',
    'magazine fr_FR',
    'weekblad nl_BE',
  ]);
  expect(items.filter(({ footer }) => footer).map(({ minisiteUrl }) => minisiteUrl)).toEqual([
    'assurance',
    'journal',
    'weekblad',
  ]);
  expect(items.flatMap(({ minisiteUrl, logoUrl }) => (logoUrl ? [minisiteUrl] : []))).toEqual([
    'magazine-femme',
    'journal',
    'weekblad',
  ]);
  expect((await askContent('miniSites', { locale: 'es_ES' })).items).toEqual([]);
});

test('LAND-012 LAND-013 LAND-014 LAND-015 LAND-016 LAND-017 LAND-018 the terms say price, period and conditions', async () => {
  const { items } = await askContent('miniSites', {});
  const termsOf = (url: string) => JSON.stringify(items.find(({ minisiteUrl }) => minisiteUrl === url)?.footer);
  expect(termsOf('assurance')).toMatch(/75\s€.*hôtel de charme.*19 décembre 2025.*28 février 2026/);
  expect(termsOf('journal')).toMatch(/108\s€.*1er juin 2025.*14 mars au 30 juin 2025.*2 nuits au moins.*2 plats/);
  expect(termsOf('weekblad')).toMatch(/2 personen.*30 juni 2024.*16 april tot en met 31 augustus 2024.*portemonnee/);
});
