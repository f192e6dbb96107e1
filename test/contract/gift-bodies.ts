import type { ProductCallName } from '#shared/catalogue/product-calls.ts';
import { bodies } from './bodies.ts';
import type { HandBodies } from './hand-body.ts';

export const offer = {
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

export const markers = [
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

const giftBalance = { serialNumber: 'A1', amount: 5000, validUntil: '2027-11-21', holder: 'Anne' };

/** The calls for what is given: boxes, single vouchers and gift cards, and how they are paid. */
export const giftBodies = {
  boxMap: markers,
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
} as const satisfies Partial<HandBodies<ProductCallName>>;
