import { expect, test } from 'vitest';
import { contentBodies as bodies } from './content-bodies.ts';
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
import { isContent, readContent } from './content-visits.ts';

test('API-033 a homepage of another system reads alike, without a bad button and a block of an unknown type', () => {
  const answer = readContent('homepage', bodies.homepage, 2);
  checkHomepage(answer);
  expect(answer.gifting).toBe(undefined);
  expect(answer.booking).not.toHaveProperty('experiment');
  expect(answer.booking?.blocks.map(({ type }) => type)).toEqual([
    'topSearchResults',
    'mainUsp',
    'jumbotron',
    'boxes',
    'boxesByCode',
    'categories',
    'marketingPromoList',
    'banner',
    'relatedBanner',
    'article',
  ]);
  expect(answer.booking?.promoBar?.ctas).toHaveLength(1);
});

test('HOME-004 HOME-006 HOME-009 HOME-025 what a homepage leaves out has its default', () => {
  const { booking } = readContent('homepage', bodies.homepage, 2);
  expect(booking?.seo).toEqual({ title: 'Weekends', description: undefined, index: true, follow: false });
  expect(booking?.footer).toEqual({ showFooter: true, showLegal: false, showContact: true });
  expect(booking?.promoBar?.colorPalette).toEqual({ background: 'sand', font: 'light' });
  expect(booking?.blocks.find(({ type }) => type === 'topSearchResults')).toMatchObject({ count: 3 });
  expect(booking?.blocks.find(({ type }) => type === 'marketingPromoList')).toMatchObject({ count: 3 });
  expect(booking?.blocks.find(({ type }) => type === 'mainUsp')).toMatchObject({ variant: 'default' });
  expect(booking?.blocks.find(({ type }) => type === 'banner')).toMatchObject({ imagePosition: 'center' });
});

test('API-033 a bad flow is left out, and a body without any flow is no homepage', () => {
  const withBad = readContent('homepage', { ...bodies.homepage, activity: 'soon' }, 3);
  expect([withBad.activity, withBad.booking?.jumbotron?.title]).toEqual([undefined, 'Go away']);
  expect(isContent('homepage', {})).toBe(false);
  expect(isContent('homepage', { booking: 'soon' })).toBe(false);
  expect(isContent('homepage', [])).toBe(false);
});

test('API-034 announcements of another system read alike on both paths, one of an unknown locale is left out', () => {
  const answer = readContent('announcementBanners', bodies.announcementBanners, 1);
  checkAnnouncements(answer);
  expect(readContent('announcementBannersFile', bodies.announcementBanners, 1)).toEqual(answer);
  expect(answer.homePages[0]?.localizations[0]?.announcementBanner.colorVariation).toBe('grey');
  expect(answer.searchPages[0]).toMatchObject({ locale: 'nl_BE', announcementBanner: { colorVariation: 'grey' } });
  const { productPages: _, ...withoutProducts } = bodies.announcementBanners;
  expect(readContent('announcementBanners', withoutProducts, 1).productPages).toEqual([]);
  expect(isContent('announcementBanners', {})).toBe(false);
});

test('API-035 gift blocks read alike from items and fields and from a plain list', () => {
  const wrapped = readContent('giftBlocks', bodies.giftBlocks, 1);
  const plain = readContent('giftBlocksFile', bodies.giftBlocksFile, 1);
  checkGiftBlocks(wrapped);
  expect(plain).toEqual(wrapped);
  expect(plain[0]).toMatchObject({ locale: 'fr_FR', imageS: { url: 'https://pictures.example/a.jpg' } });
  expect(plain[0]?.giftcardURL).toBe(undefined);
  expect(isContent('giftBlocks', bodies.giftBlocksFile)).toBe(false);
});

test('API-036 promo bars of another system read alike, one of an unknown flow is left out', () => {
  const answer = readContent('promoBars', bodies.promoBars, 1);
  checkPromoBars(answer);
  expect(answer.items[0]).toMatchObject({ variant: 'default', links: [{ variation: 'black' }] });
  expect(answer.items[0]?.campaign).toBe(undefined);
  expect(isContent('promoBars', {})).toBe(false);
});

test('API-037 a box block of another system reads alike, a box below nothing is left out', () => {
  const answer = readContent('boxBlock', bodies.boxBlock, 1);
  checkBoxBlock(answer);
  expect(answer).toMatchObject({ id: '3', boxes: [{ id: '12', price: 14_900, promoPrice: 12_900 }] });
  expect(answer.subtitle).toBe(undefined);
  expect(isContent('boxBlock', { ...bodies.boxBlock, boxes: null })).toBe(false);
});

test('API-014 targeted banners of another system read alike, as a list or as a single one', () => {
  const answer = readContent('targetedBanners', bodies.targetedBanners, 1);
  checkTargetedBanners(answer);
  expect(readContent('targetedBanners', bodies.targetedBanners[0])).toEqual(answer);
  expect(answer[0]?.locale).toBe(undefined);
  expect(isContent('targetedBanners', { subtitle: 'Without a title' })).toBe(false);
});

test('API-043 marketing articles of another system read alike, one without a title is left out', () => {
  const answer = readContent('marketingArticles', bodies.marketingArticles, 1);
  checkMarketingArticles(answer);
  expect(answer.items.map(({ id, cover }) => [id, cover?.url])).toEqual([
    ['1', 'https://pictures.example/a.jpg'],
    ['2', undefined],
  ]);
});

test('OPEN-080 ideas of another system read alike, a tile that leads nowhere is left out', () => {
  const answer = readContent('ideas', bodies.ideas, 1);
  checkIdeas(answer);
  expect(answer.sections[0]?.tiles).toHaveLength(1);
  expect(answer.intro).toBe(undefined);
});

test('SHELL-021 SHELL-025 a menu of another system reads alike, down to the fourth level and no deeper', () => {
  const answer = readContent('navigation', bodies.navigation, 1);
  checkNavigation(answer);
  expect(linksOf(answer.items).map(({ _id, level }) => `${_id}${level}`)).toEqual(['a1', 'b2', 'c3', 'd4']);
});

test('SHELL-041 pages of another system read alike, one whose id is no slug is left out', () => {
  const answer = readContent('contentPages', bodies.contentPages, 1);
  checkContentPages(answer);
  expect(answer.items.map(({ id }) => id)).toEqual(['about']);
});

test('LAND-001 a page of another system reads alike, without an announcement that is no tree', () => {
  const answer = readContent('contentPage', bodies.contentPage, 1);
  checkContentPage(answer);
  expect([answer.announcementBanner, answer.seo, answer.header]).toEqual([undefined, undefined, undefined]);
});

test('CONT-006 questions of another system read alike, one without an anchor is left out', () => {
  const answer = readContent('faq', bodies.faq, 1);
  checkFaq(answer);
  expect(answer.sections[0]?.questions).toHaveLength(1);
});

test('LAND-010 mini-sites of another system read alike, with plain legal text and without a bad address', () => {
  const answer = readContent('miniSites', bodies.miniSites, 1);
  checkMiniSites(answer);
  expect(answer.items[0]?.footer?.map(({ type }) => type)).toEqual(['paragraph', 'paragraph']);
  expect([answer.items[0]?.partnerName, answer.items[0]?.logoUrl]).toEqual([undefined, undefined]);
});
