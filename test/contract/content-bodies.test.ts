import { beforeAll, expect, test } from 'vitest';
import { contentCalls } from '#shared/catalogue/content/content-calls.ts';
import { ask, fillCatalogue } from '../support/catalogue.ts';
import { contentBodies } from './content-bodies.ts';
import { linksOf } from './content-checks.ts';
import { isContent, readContent } from './content-visits.ts';
import { expectAllProved, prove } from './prove.ts';

beforeAll(fillCatalogue);

const french = { locale: 'fr_FR' } as const;
const homepage = contentBodies.homepage[0].body;

test('API-033 a homepage reads alike from both, without a block of an unknown type', async () => {
  const { byHand } = await prove('homepage', ask('homepage', french));
  const [{ booking, gifting, hotel }] = byHand;
  expect([gifting?.blocks.map(({ type }) => type), hotel]).toEqual([['boxesByCode'], undefined]);
  expect(booking?.blocks.map(({ type }) => type)).toEqual([
    'topSearchResults',
    'mainUsp',
    'jumbotron',
    'boxes',
    'categories',
    'marketingPromoList',
    'banner',
    'relatedBanner',
    'article',
  ]);
});

test('HOME-004 HOME-006 HOME-009 HOME-025 what a homepage leaves out has its default', () => {
  const { booking } = readContent('homepage', homepage, 1);
  expect(booking?.seo).toEqual({ title: 'Weekends', description: undefined, index: true, follow: false });
  expect(booking?.footer).toEqual({ showFooter: true, showLegal: false, showContact: true });
  expect(booking?.promoBar?.colorPalette).toEqual({ background: 'sand', font: 'light' });
  expect(booking?.blocks.find(({ type }) => type === 'topSearchResults')).toMatchObject({ count: 3 });
  expect(booking?.blocks.find(({ type }) => type === 'marketingPromoList')).toMatchObject({ count: 3 });
  expect(booking?.blocks.find(({ type }) => type === 'mainUsp')).toMatchObject({ variant: 'default' });
  expect(booking?.blocks.find(({ type }) => type === 'banner')).toMatchObject({ imagePosition: 'center' });
});

test('API-033 a bad flow and a bad button are left out, and a body without any flow is no homepage', () => {
  const withBad = readContent('homepage', { ...homepage, hotel: 'soon' }, 2);
  expect([withBad.hotel, withBad.booking?.jumbotron?.title]).toEqual([undefined, 'Go away']);
  const bad = { label: 'Broken', link: { url: 'javascript:alert(1)' } };
  const { booking } = readContent('homepage', { booking: { promoBar: { ctas: [bad] } } }, 1);
  expect(booking?.promoBar?.ctas).toEqual([]);
  expect([isContent('homepage', {}), isContent('homepage', [])]).toEqual([false, false]);
});

test('API-034 announcements read alike from both on the path of the gateway, one of an unknown locale is left out', async () => {
  const { byHand } = await prove('announcementBanners', ask('announcementBanners', {}));
  expect(byHand[0].homePages[0]?.localizations[0]?.announcementBanner.colorVariation).toBe('grey');
  expect(byHand[0].searchPages[0]).toMatchObject({ locale: 'nl_BE', announcementBanner: { colorVariation: 'grey' } });
  const { productPages: _, ...withoutProducts } = contentBodies.announcementBanners[0].body;
  expect(readContent('announcementBanners', withoutProducts, 1).productPages).toEqual([]);
});

test('API-034 announcements read alike from both as a file', async () => {
  const { embedded } = await prove('announcementBannersFile', ask('announcementBannersFile', {}));
  expect(embedded).toEqual([await ask('announcementBanners', {})]);
});

test('API-035 gift blocks read alike from both in items and fields', async () => {
  const { byHand } = await prove('giftBlocks', ask('giftBlocks', {}));
  expect(byHand[0]).toMatchObject([{ locale: 'fr_FR', imageS: { url: 'https://pictures.example/a.jpg' } }]);
});

test('API-035 gift blocks read alike from both as a plain list, and like those in items and fields', async () => {
  const { embedded, byHand } = await prove('giftBlocksFile', ask('giftBlocksFile', {}));
  expect(embedded).toEqual([await ask('giftBlocks', {})]);
  expect(byHand[0]).toEqual(readContent('giftBlocks', contentBodies.giftBlocks[0].body, 1));
});

test('API-036 promo bars read alike from both, one of an unknown flow is left out', async () => {
  const { byHand } = await prove('promoBars', ask('promoBars', french));
  expect(byHand[0].items).toMatchObject([{ variant: 'default', links: [{ variation: 'black' }] }]);
});

test('API-037 a box block reads alike from both, a box below nothing is left out', async () => {
  const { byHand } = await prove('boxBlock', ask('boxBlock', french));
  expect(byHand[0]).toMatchObject({ id: '3', boxes: [{ id: '12', price: 14_900, promoPrice: 12_900 }] });
});

test('API-014 targeted banners read alike from both, as a list or as a single one', async () => {
  const { byHand } = await prove('targetedBanners', ask('targetedBanners', {}));
  expect(byHand[1]).toEqual(byHand[0]);
});

test('API-043 OPEN-078 marketing articles read alike from both, one without a title is left out', async () => {
  const { byHand } = await prove('marketingArticles', ask('marketingArticles', { ...french, hitsPerPage: 4 }));
  expect(byHand[0].items.map(({ id, cover }) => [id, cover?.url])).toEqual([
    ['1', 'https://pictures.example/a.jpg'],
    ['2', undefined],
  ]);
});

test('OPEN-080 ideas read alike from both, a tile that leads nowhere is left out', async () => {
  const { byHand } = await prove('ideas', ask('ideas', french));
  expect(byHand[0].sections[0]?.tiles).toHaveLength(1);
});

test('OPEN-082 SHELL-021 SHELL-025 a menu reads alike from both, down to the fourth level and no deeper', async () => {
  const { byHand } = await prove('navigation', ask('navigation', french));
  expect(linksOf(byHand[0].items).map(({ _id, level }) => `${_id}${level}`)).toEqual(['a1', 'b2', 'c3', 'd4']);
});

test('SHELL-041 pages read alike from both, one whose id is no slug is left out', async () => {
  const { byHand } = await prove('contentPages', ask('contentPages', french));
  expect(byHand[0].items.map(({ id }) => id)).toEqual(['about']);
});

test('LAND-001 SHELL-003 a page reads alike from both, without an announcement that is no tree', async () => {
  const { items } = await ask('contentPages', french);
  const { byHand } = await prove('contentPage', ask('contentPage', french, { id: items[0]?.id ?? '' }));
  const { announcementBanner, seo, header } = byHand[0];
  expect([announcementBanner, seo, header]).toEqual([undefined, undefined, undefined]);
});

test('CONT-006 questions read alike from both, one without an anchor is left out', async () => {
  const { byHand } = await prove('faq', ask('faq', french));
  expect(byHand[0].sections[0]?.questions).toHaveLength(1);
});

test('LAND-010 mini-sites read alike from both, with plain legal text and without a bad address', async () => {
  const { byHand } = await prove('miniSites', ask('miniSites', {}));
  expect(byHand[0].items.map(({ footer }) => footer?.map(({ type }) => type))).toEqual([['paragraph', 'paragraph']]);
});

test('CONTRACT-list every call for what editors write is proved here', () => {
  expectAllProved(Object.keys(contentCalls));
});
