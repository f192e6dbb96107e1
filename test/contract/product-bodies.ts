import type { ProductCallName } from '#shared/catalogue/product-calls.ts';
import { bodies } from './bodies.ts';
import type { HandBodies } from './hand-body.ts';

const offer = {
  id: 31,
  uri: '/weekend/31-a-night-by-the-harbour',
  label: 'A night by the harbour',
  images: [{ url: 'https://pictures.example/31.jpg' }],
  hotel: { id: 7, label: 'The Harbour House', location: { label: 'Dieppe' }, chain: 'none' },
  sellPrice: 12_900,
  priceType: 'beneficiary',
  paxComposition: { adults: 2 },
  nights: 1,
  itemCategory: 'weekend',
};
const picture = { url: '/a.webp' };

const markers = [
  {
    body: {
      exactMatch: [
        { id: 7, lat: 49.92, lng: 1.08, weekendId: 31, pin: 'red' },
        { id: 8, location: { lat: 50.1, lng: 1.8 } },
        { id: 9, lat: 49.9 },
      ],
    },
    extra: 'exactMatch.0.pin',
    missing: ['exactMatch.1.weekendId', 41],
    bad: 'exactMatch.2',
    none: {},
  },
] as const;

const beneficiaryOffers = [
  {
    body: {
      exactMatches: [{ hotel: offer.hotel, weekends: [offer], rank: 1 }, { hotel: { id: 9 } }],
      legacyPackageCount: 3,
    },
    extra: 'exactMatches.0.hotel.chain',
    missing: ['totalCount', 1],
    bad: 'exactMatches.1',
    none: { exactMatches: [] },
  },
] as const;

const hotel = {
  id: 7,
  label: 'The Harbour House',
  location: { label: 'Dieppe', latitude: 49.92, longitude: 1.08 },
  images: [picture],
  weekends: [31],
  rooms: [
    {
      id: 71,
      title: 'Classic',
      capacity: 2,
      offers: [{ id: 31, nights: 1, price: { sellPrice: 12_900 } }, { id: 32 }],
    },
  ],
  manager: 'not ours to know',
};

const giftBalance = { serialNumber: 'A1', amount: 5000, validUntil: '2027-11-21', holder: 'Anne' };

export const productBodies = {
  mapSearch: markers,
  boxMap: markers,
  activitySearch: [
    {
      body: {
        results: [
          {
            id: 51,
            uri: '/activity/51-a-walk',
            label: 'A walk',
            images: [picture],
            hotel: { id: 3, label: 'The guides', location: { label: 'Dieppe' } },
            sellPrice: 4900,
            barPrice: 5900,
            paxComposition: { adults: 2 },
            weather: 'fine',
          },
          { id: 52, uri: 'elsewhere' },
        ],
        searchDetails: { totalCount: 2 },
      },
      extra: 'results.0.weather',
      missing: ['mainTitle', 'Activities'],
      bad: 'results.1',
      none: { results: [] },
    },
  ],
  recommendedSuggestions: bodies.suggestions,
  boxBeneficiaryOffers: beneficiaryOffers,
  boxesBeneficiaryOffers: beneficiaryOffers,
  voucherBeneficiaryOffers: beneficiaryOffers,
  boxFacets: bodies.facets,
  boxesFacets: bodies.facets,
  voucherFacets: bodies.facets,
  box: [
    {
      body: {
        code: 'SEAEBOX-digital',
        title: 'Sea',
        includedContent: '1 night\nBreakfast',
        value: 17_900,
        images: {
          main: '/a.webp',
          catalog: { '120_80': '/s.webp', '640_360': '/m.webp', '960_540': '/l.webp' },
        },
        formats: ['digital', 'parcel'],
        warehouse: 'north',
      },
      extra: 'warehouse',
      missing: ['referencePrice', 19_900],
      bad: 'formats.1',
      none: { code: 'SEAEBOX', title: 'Sea', includedContent: '', images: {} },
    },
  ],
  boxes: [
    {
      body: {
        boxes: [
          {
            code: 'SEAEBOX',
            title: 'Sea',
            slug: 'sea',
            price: { sellPrice: 14_900, referencePrice: 17_900 },
            images: [picture],
          },
          { code: 'WOODEBOX', title: 'Wood', slug: 'wood', price: { sellPrice: 9900 }, images: [picture], weight: 300 },
          { code: 'NOPRICEEBOX', title: 'Without a price', slug: 'none', images: [] },
        ],
      },
      extra: 'boxes.1.weight',
      missing: ['boxes.0.searchCriteria', { subthemas: [26] }],
      bad: 'boxes.2',
      none: [],
    },
  ],
  boxOffers: [
    {
      body: { exactMatch: [offer, { id: 32 }], searchDetails: { totalCount: 2, elapsed: 4 } },
      extra: 'searchDetails.elapsed',
      missing: ['exactMatch.0.headwords', 'Two steps from the sea'],
      bad: 'exactMatch.1',
      none: { exactMatch: [] },
    },
  ],
  subElements: [
    {
      body: {
        availableCustomSubElements: [
          { id: 1, name: 'Velvet sleeve', price: 590, categoryId: 2, supplier: 4 },
          { id: 2, name: '', price: 100, categoryId: 2 },
        ],
        categories: [{ id: 2, singleSelection: true, names: { fr: 'Pochette' } }],
      },
      extra: 'availableCustomSubElements.0.supplier',
      missing: ['availableCustomSubElements.0.recommendedByWed', true],
      bad: 'availableCustomSubElements.1',
      none: { categories: [] },
    },
  ],
  shippingCosts: [
    {
      body: {
        shippingCostsPerCountry: {
          fr: { shippingCost: 490, courier: 'bike' },
          it: { shippingCost: 900 },
          es: { shippingCost: -1 },
        },
      },
      extra: 'shippingCostsPerCountry.fr.courier',
      missing: ['shippingCostsPerCountry.it.internationalShippingFee', 500],
      bad: 'shippingCostsPerCountry.es',
      none: { shippingCostsPerCountry: [490] },
    },
  ],
  voucherPrices: [
    {
      body: {
        priceList: [
          { los: 1, sellPrice: 14_900, sellPrices: [14_900, 17_900, 21_900], margin: 3 },
          { los: 2, sellPrice: 24_900, sellPrices: { 1: 24_900, 2: 29_900 } },
          { los: 0, sellPrice: 1, sellPrices: {} },
        ],
      },
      extra: 'priceList.0.margin',
      missing: ['priceList.0.extraUpsellAvailabilityAmount', 7000],
      bad: 'priceList.2',
      none: { prices: [] },
    },
  ],
  giftCard: [
    {
      body: {
        code: 'CARD',
        label: 'Gift card',
        amounts: [5000, -1, 10_000],
        minAmount: 2000,
        maxAmount: 50_000,
        images: [],
        design: 'stars',
      },
      extra: 'design',
      missing: ['validityMonths', 12],
      bad: 'amounts.1',
      none: { code: 'CARD', label: 'Gift card', amounts: [], images: [] },
    },
  ],
  activityOnly: [
    {
      body: {
        id: 51,
        uri: '/activity/51-a-walk',
        label: 'A walk',
        published: true,
        imagesBySize: [picture],
        activities: [{ title: 'A walk', composition: ['A guide'], difficulty: 3 }],
        prices: {
          1: { paxComposition: { adults: 1 }, sellPrice: 2500, barPrice: 2900 },
          2: { paxComposition: { adults: 2 }, sellPrice: 4900, priceType: 'final-price' },
          many: { paxComposition: { adults: 9 }, sellPrice: 9900 },
        },
      },
      extra: 'activities.0.difficulty',
      missing: ['mainActivityCenter', { id: 3, label: 'The guides', location: { label: 'Dieppe' } }],
      bad: 'prices.many',
      none: { id: 51, uri: '/activity/51', label: 'A walk' },
    },
  ],
  activityImages: [
    { body: [picture, { title: 'no address' }], extra: undefined, missing: ['0.alt', 'A path'], bad: '1', none: {} },
    {
      body: { images: [picture, { title: 'no address' }], page: 1 },
      extra: 'page',
      missing: ['images.0.legend', 'A path'],
      bad: 'images.1',
      none: { images: null },
    },
  ],
  giftCheckinPrices: [
    {
      body: {
        days: [
          { day: '2027-02-26', price: 10_500, displayTotalPrice: 21_000, status: 'supplement', note: 'x' },
          { day: '2027-02-27', price: 7000, displayTotalPrice: 14_000, status: 'included' },
          { day: '2027-02-28', price: 7000, status: 'perhaps' },
        ],
        minMonth: '2027-02',
        maxMonth: '2028-01',
        adult: 2,
        child: 0,
        baby: 0,
        stepLength: 1,
        requestedMonths: ['2027-02'],
      },
      extra: 'days.0.note',
      missing: ['nextMonth', '2027-03'],
      bad: 'days.2',
      none: { days: [] },
    },
  ],
  hotel: [
    {
      body: hotel,
      extra: 'manager',
      missing: ['nearbyHotels', [{ id: 8, label: 'The Mill', location: { label: 'Dieppe' }, images: [] }]],
      bad: 'rooms.0.offers.1',
      none: { ...hotel, location: undefined },
    },
  ],
  hotelProducts: [
    {
      body: { products: [offer, { id: 'x' }], cursor: 2 },
      extra: 'cursor',
      missing: ['products.0.refPrice', 14_900],
      bad: 'products.1',
      none: [],
    },
  ],
  upsells: [
    {
      body: {
        upsells: [
          {
            id: 32,
            label: 'With dinner',
            priceDifference: 6000,
            programLines: ['Dinner'],
            priceDifferencePerLos: [6000, 7000],
          },
          { id: 33, label: 'Cheaper', priceDifference: -5, programLines: [] },
        ],
        experiment: 'b',
      },
      extra: 'experiment',
      missing: ['upsells.0.activityIds', [3104]],
      bad: 'upsells.1',
      none: { singleVoucherProducts: [] },
    },
  ],
  giftBalance: [
    {
      body: giftBalance,
      extra: 'holder',
      missing: undefined,
      bad: undefined,
      none: { ...giftBalance, validUntil: undefined },
    },
  ],
  eligibility: [
    {
      body: {
        paymentMethods: [
          { type: '3x', paymentFee: 290, provider: 'p' },
          { type: 'deferred' },
          { type: '12x', paymentFee: 1 },
        ],
      },
      extra: 'paymentMethods.0.provider',
      missing: ['paymentMethods.1.splittedPayments', [{ amount: 9900, date: '2027-02-26' }]],
      bad: 'paymentMethods.2',
      none: {},
    },
  ],
} as const satisfies HandBodies<ProductCallName>;
