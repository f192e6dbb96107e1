/*
 * Answers for products and gifts as another upstream could give them, written by hand from the fields of the
 * specification. Each has a field more than the schema knows, leaves optional ones out, and where it holds a list, one
 * item of it is broken.
 */

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

export const productBodies = {
  mapSearch: {
    exactMatch: [
      { id: 7, lat: 49.92, lng: 1.08, weekendId: 31, pin: 'red' },
      { id: 8, location: { lat: 50.1, lng: 1.8 } },
      { id: 9, lat: 49.9 },
    ],
  },
  activitySearch: {
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
  activityOnly: {
    id: 51,
    uri: '/activity/51-a-walk',
    label: 'A walk',
    published: true,
    imagesBySize: [picture, { alt: 'no address' }],
    activities: [{ title: 'A walk', composition: ['A guide'], difficulty: 3 }],
    prices: {
      1: { paxComposition: { adults: 1 }, sellPrice: 2500, barPrice: 2900 },
      2: { paxComposition: { adults: 2 }, sellPrice: 4900, priceType: 'final-price' },
      many: { paxComposition: { adults: 9 }, sellPrice: 9900 },
    },
  },
  activityImages: [picture, { title: 'no address' }],
  boxes: {
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
  box: {
    code: 'SEAEBOX-digital',
    title: 'Sea',
    includedContent: '1 night\nBreakfast',
    value: 17_900,
    images: { main: picture, catalog: { '120_80': '/s.webp', '640_360': '/m.webp', '960_540': '/l.webp' } },
    formats: ['digital', 'parcel'],
    warehouse: 'north',
  },
  boxOffers: { exactMatch: [offer, { id: 32 }], searchDetails: { totalCount: 2, elapsed: 4 } },
  beneficiaryOffers: {
    exactMatches: [{ hotel: offer.hotel, weekends: [offer, { id: 33 }], rank: 1 }, { hotel: { id: 9 } }],
    legacyPackageCount: 3,
  },
  voucherPrices: {
    priceList: [
      { los: 1, sellPrice: 14_900, sellPrices: [14_900, 17_900, 21_900], margin: 3 },
      { los: 2, sellPrice: 24_900, sellPrices: { 1: 24_900, 2: 29_900 } },
      { los: 0, sellPrice: 1, sellPrices: {} },
    ],
  },
  shippingCosts: { shippingCostsPerCountry: { fr: { shippingCost: 490, courier: 'bike' }, it: { shippingCost: 900 } } },
  subElements: {
    availableCustomSubElements: [
      { id: 1, name: 'Velvet sleeve', price: 590, categoryId: 2, supplier: 4 },
      { id: 2, name: '', price: 100, categoryId: 2 },
    ],
    categories: [{ id: 2, singleSelection: true, names: { fr: 'Pochette' } }],
  },
  giftCard: {
    code: 'CARD',
    label: 'Gift card',
    amounts: [5000, -1, 10_000],
    minAmount: 2000,
    maxAmount: 50_000,
    images: [],
    design: 'stars',
  },
  checkinPrices: {
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
  hotel: {
    id: 7,
    label: 'The Harbour House',
    location: { label: 'Dieppe', latitude: 49.92, longitude: 1.08 },
    images: [picture],
    weekends: [31],
    rooms: [
      {
        id: 71,
        label: 'Classic',
        capacity: 2,
        offers: [{ id: 31, nights: 1, price: { sellPrice: 12_900 } }, { id: 32 }],
      },
    ],
    manager: 'not ours to know',
  },
  hotelProducts: { products: [offer, { id: 'x' }], cursor: 2 },
  upsells: {
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
  giftBalance: { serialNumber: 'A1', amount: 5000, validUntil: '2027-11-21', holder: 'Anne' },
  eligibility: {
    paymentMethods: [
      { type: '3x', paymentFee: 290, provider: 'p' },
      { type: 'deferred' },
      { type: '12x', paymentFee: 1 },
    ],
  },
};
