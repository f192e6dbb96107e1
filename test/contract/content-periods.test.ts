import { beforeAll, expect, test } from 'vitest';
import type { Period } from '#shared/catalogue/content/period.ts';
import { type Locale, locales } from '#shared/locale/locales.ts';
import { fillCatalogue } from '../support/catalogue.ts';
import { askContent } from './content-visits.ts';

beforeAll(fillCatalogue);

const instants = [
  '2026-11-21T09:00:00Z',
  '2026-12-24T22:30:00Z',
  '2026-12-31T23:30:00Z',
  '2027-02-14T12:00:00Z',
  '2027-03-28T01:00:00Z',
  '2027-07-04T21:59:59.999Z',
  '2029-10-28T01:00:00Z',
].map((text) => Date.parse(text));

async function periodsAt(locale: Locale, now: number): Promise<(Period | undefined)[]> {
  const [home, announcements, bars] = await Promise.all([
    askContent('homepage', { locale }, { now }),
    askContent('announcementBanners', { locale }, { now }),
    askContent('promoBars', { locale }, { now }),
  ]);
  const blocks = [...(home.booking?.blocks ?? []), ...(home.gifting?.blocks ?? [])];
  return [
    ...blocks.flatMap((block) => (block.type === 'jumbotron' ? [block.countdown] : [])),
    home.activity?.announcementBanner?.period,
    ...Object.values(announcements).flatMap((items) =>
      items.map(({ announcementBanner }) => announcementBanner.period),
    ),
    ...bars.items.map(({ period }) => period),
  ];
}

test('HOME-020 HOME-022 countdowns, announcements and promo bars run whenever they are asked for', async () => {
  const all = await Promise.all(
    instants.flatMap((now) => locales.map(async (locale) => ({ now, periods: await periodsAt(locale, now) }))),
  );
  for (const { now, periods } of all) {
    expect(periods.length).toBe(13);
    for (const period of periods) {
      expect(Date.parse(period?.start ?? '')).toBeLessThanOrEqual(now);
      expect(Date.parse(period?.end ?? '')).toBeGreaterThan(now);
    }
  }
});

test('HOME-014 the homepage follows the season and the occasion', async () => {
  const shownAt = async (text: string) => {
    const now = Date.parse(text);
    const { booking, gifting } = await askContent('homepage', { locale: 'fr_FR' }, { now });
    const titles = gifting?.blocks.flatMap((block) => (block.type === 'jumbotron' ? [block.title] : []));
    const banners = booking?.blocks.flatMap((block) => (block.type === 'banner' ? [block.url] : []));
    return [booking?.jumbotron?.imageLarge?.url, banners?.[0], titles?.[0]];
  };
  expect(await shownAt('2026-11-21T09:00:00Z')).toEqual([
    '/pictures/hero-forest-dawn-1920.webp',
    '/search?theme=44',
    'Noël, sans faire la queue',
  ]);
  expect(await shownAt('2027-02-01T09:00:00Z')).toEqual([
    '/pictures/hero-mountain-day-1920.webp',
    '/search?theme=26',
    'Deux jours rien qu’à deux',
  ]);
  expect(await shownAt('2027-07-01T09:00:00Z')).toEqual([
    '/pictures/hero-sea-golden-1920.webp',
    '/search?theme=37',
    'Un anniversaire se prépare, ou pas',
  ]);
});

test('HOME-011 all six colours of announcements are reached within a year', async () => {
  const seen = new Set<string>();
  for (const month of ['01', '04', '07', '10']) {
    const now = Date.parse(`2027-${month}-20T12:00:00Z`);
    const answer = await askContent('announcementBanners', { locale: 'it_IT' }, { now });
    for (const item of Object.values(answer).flat()) seen.add(item.announcementBanner.colorVariation);
  }
  expect([...seen].toSorted()).toEqual(['black', 'blue', 'green', 'grey', 'red', 'yellow']);
});
