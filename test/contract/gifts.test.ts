import { beforeAll, expect, test } from 'vitest';
import { sampleGiftCards } from '#catalogue/seed/gift-cards.ts';
import { boxPageSize } from '#shared/catalogue/box.ts';
import { marketLocales } from '#shared/locale/locales.ts';
import { ask, fillCatalogue, readProblem, visitCatalogue } from '../support/catalogue.ts';
import { checkCheckinPrices, checkFacets, checkSearch } from './checks.ts';
import {
  checkBeneficiaryOffers,
  checkBox,
  checkBoxes,
  checkBoxOffers,
  checkEligibility,
  checkGiftCard,
  checkMarkers,
  checkShippingCosts,
  checkSubElements,
  checkVoucherPrices,
} from './product-checks.ts';

beforeAll(fillCatalogue);

const french = { locale: 'fr_FR' } as const;
const wellness = { code: 'WELLNESSEBOX' };

test('API-020 BOX-015 every market has 24 boxes with their own names and its own order', async () => {
  const answers = await Promise.all(marketLocales.map((locale) => ask('boxes', { locale })));
  answers.forEach(checkBoxes);
  expect(answers.map(({ boxes }) => boxes.length)).toEqual(marketLocales.map(() => 24));
  const titles = answers.map(({ boxes }) => boxes.find(({ code }) => code === 'WELLNESSEBOX')?.title);
  expect(new Set(titles).size).toBe(4);
  const orders = answers.map(({ boxes }) => boxes.map(({ code }) => code).join(' '));
  expect(new Set(orders).size).toBe(5);
});

test('API-020 BOX-013 a reduced box tells both prices and the reduction, another one only its price', async () => {
  const { boxes } = await ask('boxes', french);
  const byCode = new Map(boxes.map((box) => [box.code, box.price]));
  expect(byCode.get('WELLNESSEBOX')).toEqual({ sellPrice: 14_900, referencePrice: 17_900, promo: 17 });
  expect(byCode.get('ROMANTICEBOX')).toEqual({ sellPrice: 14_900, promo: 0 });
});

test('API-021 every box of every market opens at least one stay', async () => {
  const counts = await Promise.all(
    (['fr_FR', 'it_IT'] as const).map(async (locale) => {
      const { boxes } = await ask('boxes', { locale });
      return Promise.all(
        boxes.map(async ({ code }) => [
          code,
          (await ask('boxOffers', { locale, limit: 1 }, { boxCode: code })).searchDetails.totalCount,
        ]),
      );
    }),
  );
  expect(counts.flat().filter(([, count]) => Number(count) < 1)).toEqual([]);
});

test('API-019 a box tells what it holds, what it is worth and how long it is valid', async () => {
  const box = await ask('box', french, wellness);
  checkBox(box);
  expect(box).toMatchObject({ value: 17_900, sellPrice: 14_900, validityMonths: 18, formats: ['digital', 'physical'] });
  expect(box.includedContent.split('\n').length).toBeGreaterThanOrEqual(4);
  expect(Object.keys(box.images.catalog ?? {})).toEqual(['120_80', '640_360', '960_540']);
});

test('API-019 GIFT-011 the form of a box is part of its code, and a form that is not sold is not found', async () => {
  const physical = await ask('box', french, { code: 'WELLNESSEBOX-physical' });
  expect(physical.code).toBe('WELLNESSEBOX-physical');
  expect(physical.pageModel?.robots).toBe('noindex, follow');
  const missing = await Promise.all([
    visitCatalogue('/boxes/BOATEBOX-physical/product-detail', french),
    visitCatalogue('/boxes/WELLNESSEBOX-physical/product-detail', { locale: 'it_IT' }),
    visitCatalogue('/boxes/NOSUCHEBOX/product-detail', french),
  ]);
  expect(missing.map(({ status }) => status)).toEqual([404, 404, 404]);
});

test('API-021 BOX-022 the stays of a box come in pages of eight until a page holds nothing', async () => {
  const boxCode = 'SEASIDEEBOX';
  const first = await ask('boxOffers', french, { boxCode });
  checkBoxOffers(first);
  expect(first.exactMatch).toHaveLength(boxPageSize);
  expect(first.exactMatch.every(({ priceType }) => priceType === 'beneficiary')).toBe(true);
  const second = await ask('boxOffers', { ...french, page: 1 }, { boxCode });
  const ids = (page: typeof first) => page.exactMatch.map(({ id }) => id);
  expect(ids(second).filter((id) => ids(first).includes(id))).toEqual([]);
  const beyond = await ask('boxOffers', { ...french, page: 500 }, { boxCode });
  expect(beyond.exactMatch).toEqual([]);
  expect(beyond.searchDetails.totalCount).toBe(first.searchDetails.totalCount);
});

test('API-022 asked for a map, the stays of a box are markers, one a hotel', async () => {
  const map = await ask('boxMap', { ...french, performMapSearch: true }, { boxCode: 'SEASIDEEBOX' });
  checkMarkers(map);
  const { searchDetails } = await ask('boxOffers', french, { boxCode: 'SEASIDEEBOX' });
  expect(map.exactMatch.length).toBeGreaterThan(8);
  expect(map.exactMatch.length).toBeLessThanOrEqual(searchDetails.totalCount);
});

test('API-015 the offers of a box answer under both paths, by hotel and for a day', async () => {
  const [named, queried] = await Promise.all([
    ask('boxBeneficiaryOffers', {}, wellness),
    ask('boxesBeneficiaryOffers', wellness),
  ]);
  checkBeneficiaryOffers(named);
  expect(queried).toEqual(named);
  expect(named.exactMatches.length).toBeGreaterThan(3);
  const [first] = named.exactMatches;
  const own = await ask('boxBeneficiaryOffers', { hotelId: first!.hotel.id }, wellness);
  expect(own.exactMatches.map(({ hotel }) => hotel.id)).toEqual([first!.hotel.id]);
  const dated = await ask('boxBeneficiaryOffers', { checkin: '2026-12-08' }, wellness);
  const alike = await ask('boxBeneficiaryOffers', { checkinDate: '2026-12-08' }, wellness);
  checkBeneficiaryOffers(dated);
  expect(alike).toEqual(dated);
  expect(dated.exactMatches[0]?.weekends[0]?.checkin).toBe('2026-12-08');
});

test('API-015 without a code any box is meant, and no more stays of a hotel are listed than were asked', async () => {
  const any = await ask('boxesBeneficiaryOffers', {});
  expect(any.legacyPackageCount).toBeGreaterThan((await ask('boxesBeneficiaryOffers', wellness)).legacyPackageCount);
  const single = await ask('boxesBeneficiaryOffers', { numberOfPackagesPerHotel: 1 });
  expect(single.exactMatches.every(({ weekends }) => weekends.length === 1)).toBe(true);
  expect(single.exactMatches.some(({ hasMoreOffers }) => hasMoreOffers)).toBe(true);
});

test('API-016 SV-004 a voucher opens every hotel, or only stays that its amount covers', async () => {
  const all = await ask('voucherBeneficiaryOffers', {});
  checkBeneficiaryOffers(all);
  const covered = await ask('voucherBeneficiaryOffers', {
    giftAmount: 15_000,
    matchOfferRangePriceWithGiftAmount: true,
  });
  checkBeneficiaryOffers(covered);
  expect(covered.legacyPackageCount).toBeLessThan(all.legacyPackageCount);
  const prices = covered.exactMatches.flatMap(({ weekends }) => weekends.map(({ sellPrice }) => sellPrice));
  expect(Math.max(...prices)).toBeLessThanOrEqual(15_000);
  const loose = await ask('voucherBeneficiaryOffers', {
    giftAmount: 15_000,
    matchOfferRangePriceWithGiftAmount: false,
  });
  expect(loose.legacyPackageCount).toBe(all.legacyPackageCount);
});

test('API-017 facets of a box answer under both paths and count its stays only', async () => {
  const [named, queried, any] = await Promise.all([
    ask('boxFacets', {}, { code: 'CASTLEEBOX' }),
    ask('boxesFacets', { code: 'CASTLEEBOX' }),
    ask('boxesFacets', {}),
  ]);
  checkFacets(named);
  checkFacets(any);
  expect(queried).toEqual(named);
  const types = named.properties.find(({ propertyType }) => propertyType === 'type');
  expect(types?.values.filter(({ count }) => count > 0).map(({ value }) => value)).toEqual(['castle']);
});

test('API-018 facets of vouchers have the shape of the search facets', async () => {
  const answer = await ask('voucherFacets', { propertiesRequested: 'stars,price' });
  checkFacets(answer);
  expect(answer.properties.map(({ propertyType }) => propertyType)).toEqual(['stars', 'price']);
});

test('API-023 extras come in two groups, and of the sleeves one is chosen', async () => {
  const answer = await ask('subElements', { locale: 'nl_BE' });
  checkSubElements(answer);
  expect(answer.categories?.find(({ id }) => id === 2)?.singleSelection).toBe(true);
  expect(Object.keys(answer.categories?.[0]?.names ?? {}).toSorted()).toEqual(['en', 'es', 'fr', 'it', 'nl']);
});

test('API-024 GIFT-033 shipping costs are told by market, one of them or all', async () => {
  const all = await ask('shippingCosts', {});
  checkShippingCosts(all);
  expect(Object.keys(all.shippingCostsPerCountry)).toEqual(['fr', 'es', 'be', 'nl', 'it']);
  const one = await ask('shippingCosts', { pos: 'BE' });
  expect(Object.keys(one.shippingCostsPerCountry)).toEqual(['be']);
  expect((await visitCatalogue('/single-voucher/shipping-costs', { pos: 'xx' })).status).toBe(404);
});

test('OPEN-047 SV-002 a voucher has a price for each length and bucket, a freer choice costs no less', async () => {
  const prices = await ask('voucherPrices', french, { id: 900_001 });
  checkVoucherPrices(prices);
  expect(prices.priceList.map(({ los }) => los)).toEqual([1, 2, 3]);
  expect(prices).toMatchObject({ isGiftable: true, validityMonths: 12 });
  for (const { sellPrices, refPrice, sellPrice } of prices.priceList) {
    expect(Object.keys(sellPrices)).toEqual(['1', '2', '3']);
    expect(refPrice).toBeGreaterThan(sellPrice);
  }
});

test('OPEN-047 GIFT-033 a stay that is never free or off sale cannot be given', async () => {
  for (const id of [900_002, 900_003, 900_006]) {
    expect(await ask('voucherPrices', french, { id })).toMatchObject({ isGiftable: false, priceList: [] });
  }
});

test('OPEN-047 a stay of two nights at least is given for two or three', async () => {
  const { priceList } = await ask('voucherPrices', french, { id: 900_009 });
  expect(priceList.map(({ los }) => los)).toEqual([2, 3]);
});

test('API-029 GIFT-018 GIFT-019 days that a gift pays are included, dearer ones a supplement, others not listed', async () => {
  const given = { ...french, month: '2026-12', nights: 1 };
  const plain = await ask('checkinPrices', given, { id: 900_001 });
  const middle = plain.days.map(({ amount }) => amount).toSorted((a, b) => a - b)[15]!;
  const gift = await ask('giftCheckinPrices', { ...given, giftPrice: middle }, { id: 900_001 });
  checkCheckinPrices(gift);
  expect(gift.days.map(({ day }) => day)).toEqual(plain.days.map(({ day }) => day));
  for (const { displayTotalPrice, status } of gift.days) {
    expect(status).toBe(displayTotalPrice <= middle ? 'included' : 'supplement');
  }
  expect(new Set(gift.days.map(({ status }) => status)).size).toBe(2);
});

test('API-038 PAYL-006 PAYL-007 PAYL-008 ways to pay later depend on amount and arrival', async () => {
  const eligible = (amount: number, checkinDate: string) =>
    ask('eligibility', { amount, checkinDate, pointOfSale: 'fr' });
  const [large, middle, small, soon] = await Promise.all([
    eligible(30_000, '2026-12-20'),
    eligible(22_000, '2026-12-20'),
    eligible(9000, '2026-12-20'),
    eligible(30_000, '2026-11-24'),
  ]);
  [large, middle, small, soon].forEach(checkEligibility);
  const types = ({ paymentMethods }: typeof large) => paymentMethods.map(({ type }) => type);
  expect([types(large), types(middle), types(small), types(soon)]).toEqual([
    ['deferred', '3x', '4x'],
    ['deferred', '3x'],
    ['deferred'],
    [],
  ]);
});

test('FLOW-004 FLOW-005 the gifting flow finds vouchers for two at their price of the list, without dates', async () => {
  const found = await ask('search', { ...french, flow: 'gifting', limit: 12, checkin: '2026-12-05', adult: 5 });
  checkSearch(found);
  expect(found.exactMatch.length).toBe(12);
  for (const offer of found.exactMatch.slice(0, 5)) {
    expect(offer).toMatchObject({ itemCategory: 'single_voucher', priceType: 'gift', paxComposition: { adults: 2 } });
    expect(offer.checkin).toBeUndefined();
    const { priceList } = await ask('voucherPrices', french, { id: offer.id });
    expect(priceList.find(({ los }) => los === offer.nights)?.sellPrice).toBe(offer.sellPrice);
  }
});

test('FILT-028 FILT-035 vouchers are filtered and ordered by their own price', async () => {
  const gifts = { ...french, flow: 'gifting', limit: 48 } as const;
  const prices = async (more: object) =>
    (await ask('search', { ...gifts, ...more })).exactMatch.map((o) => o.sellPrice);
  const [rising, falling, limited] = await Promise.all([
    prices({ orderBy: 'svPriceAsc' }),
    prices({ orderBy: 'svPriceDesc' }),
    prices({ singleVoucherPriceMin: 15_000, singleVoucherPriceMax: 25_000 }),
  ]);
  expect(rising).toEqual(rising.toSorted((a, b) => a - b));
  expect(falling).toEqual(falling.toSorted((a, b) => b - a));
  expect(Math.min(...limited)).toBeGreaterThanOrEqual(15_000);
  expect(Math.max(...limited)).toBeLessThanOrEqual(25_000);
});

test('API-008 a gift of three nights finds only stays that can last so long', async () => {
  const { exactMatch } = await ask('search', { ...french, flow: 'gifting', giftNights: 3, limit: 12 });
  expect(new Set(exactMatch.map(({ nights }) => nights))).toEqual(new Set([3]));
});

test('BOX-008 the gift card has amounts between its bounds', async () => {
  const card = await ask('giftCard', { locale: 'it_IT' });
  checkGiftCard(card);
  expect(card.validityMonths).toBe(12);
});

test('QUOTE-007 what is left on a gift card is told to whoever knows its code, and to nobody else', async () => {
  const { small, empty, expired } = sampleGiftCards;
  expect(await ask('giftBalance', {}, { code: empty.code })).toMatchObject({ amount: 0, serialNumber: empty.serial });
  expect((await ask('giftBalance', {}, { code: expired.code })).validUntil).toBe(expired.validUntil);
  const wrong = ['AAAA-BBBB-CCCC', small.code.toLowerCase(), small.serial, '%'].map((code) =>
    visitCatalogue(`/gift-cards/${encodeURIComponent(code)}`),
  );
  expect((await Promise.all(wrong)).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});

test('API-015 API-021 API-029 API-038 a wrong parameter is 400 and named', async () => {
  const problems = await Promise.all(
    (
      await Promise.all([
        visitCatalogue('/box-offers/WELLNESSEBOX', { checkin: 'soon' }),
        visitCatalogue('/beneficiary/boxes/offers', { code: '../x' }),
        visitCatalogue('/beneficiary/single-vouchers/offers', { numberOfPackagesPerHotel: 0 }),
        visitCatalogue('/box-facets/WELLNESSEBOX', { propertiesRequested: 'sky' }),
        visitCatalogue('/boxes/WELLNESSEBOX/offers', { locale: 'fr_FR', limit: 500 }),
        visitCatalogue('/boxes/search', { locale: 'xx' }),
        visitCatalogue('/redeem/weekend/900001/packageCheckinPrices.json', { locale: 'fr_FR' }),
        visitCatalogue('/purchase/alma/eligibility', { amount: 'much', pointOfSale: 'fr' }),
        visitCatalogue('/purchase/alma/eligibility', { amount: 100, pointOfSale: 'FR' }),
        visitCatalogue('/single-voucher/shipping-costs', { pos: 'France' }),
      ])
    ).map(readProblem),
  );
  expect(problems.map(({ status }) => status)).toEqual(problems.map(() => 400));
  expect(problems.map(({ field }) => field)).toEqual([
    'checkin',
    'code',
    'numberOfPackagesPerHotel',
    'propertiesRequested.0',
    'limit',
    'locale',
    'giftPrice',
    'amount',
    'pointOfSale',
    'pos',
  ]);
});
