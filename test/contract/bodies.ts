/*
 * Answers as another upstream could give them, written by hand from the fields of the specification. Each has a field
 * more than the schema knows, leaves optional ones out, and where it holds a list, one item of it is broken; what is
 * broken is said in the test that reads it.
 */

const hotel = {
  id: 7,
  label: 'The Harbour House',
  location: { label: 'Dieppe', latitude: 49.92, longitude: 1.08 },
  images: [],
  managerName: 'not ours to know',
};

export const bodies = {
  search: {
    exactMatch: [
      {
        id: 31,
        uri: '/weekend/31-a-night-by-the-harbour',
        label: 'A night by the harbour',
        images: [{ url: 'https://pictures.example/31.jpg' }],
        hotel: { id: 7, label: 'The Harbour House', location: { label: 'Dieppe' }, review: null },
        sellPrice: 12_900,
        barPrice: 15_900,
        priceType: 'from-price',
        paxComposition: { adults: 2 },
        nights: 1,
        cancellationPolicy: { isCancellable: true },
        itemCategory: 'weekend',
        internalRank: 0.93,
      },
    ],
    searchDetails: { totalCount: 1, cityId: null, elapsed: 12 },
    tracking: {},
  },
  facets: {
    properties: [
      { propertyType: 'price', values: [{ value: 0, count: 3 }], min: 9000, max: 20_000 },
      { propertyType: 'stars', values: [{ value: 4, key: 'star4', label: '4 stars', count: 3, colour: 'gold' }] },
      { propertyType: 'weather', values: [] },
    ],
  },
  suggestions: {
    items: [
      { id: 31, label: 'Dieppe', category: 'city', popularity: 3 },
      { id: 7, label: 'The Harbour House', category: 'hotel', context: null },
      { id: 8, label: 'Somewhere', category: 'planet' },
    ],
    took: 4,
  },
  stay: {
    id: 31,
    uri: '/weekend/31-a-night-by-the-harbour',
    label: 'A night by the harbour',
    published: true,
    hotel,
    images: [{ url: '/a.webp' }, { alt: 'A picture without an address' }],
    programLine: ['1 night', { label: 'Breakfast', icon: 'breakfast' }],
    activities: [{ activityId: 1, title: 'A walk' }, { title: 'An activity without an id' }],
    dinners: [],
    nights: { default: 1, min: 1, max: 3 },
    breadcrumb: [],
    salesChannel: 'web',
  },
  checkinPrices: {
    days: [
      { day: '2027-02-26', price: 10_500, displayTotalPrice: 21_000, minLos: 2 },
      { day: '2027-02-27', price: 11_000 },
      { day: '2027-02-30', price: 9000 },
    ],
    nextMonth: '2027-03',
    minMonth: '2027-02',
    maxMonth: '2028-01',
    adult: 2,
    child: 0,
    baby: 0,
    stepLength: 1,
    requestedMonths: ['2027-02'],
    currency: 'EUR',
  },
  productOffers: [
    { weekendId: 31, priceInfo: { sellPrice: 12_900, vat: 10 }, cancellationPolicy: { cancellable: true } },
    { weekendId: 32, priceInfo: { sellPrice: 19_900, refPrice: 24_900, promoPercentageRounded: 20 } },
    { weekendId: 33 },
  ],
  quote: {
    bookable: true,
    priceInfo: { sellPrice: 18_900, refPrice: null, nights: 2, margin: 12 },
    programLineList: ['2 nights', 'Breakfast'],
    insurances: [
      { code: 'ski', label: 'Ski insurance', amount: 1200, insurer: 'X' },
      { code: 'NO CODE', label: 'Nothing', amount: 1 },
    ],
    reservationCriteria: { checkin: '2027-02-26', checkout: '2027-02-28', nights: 2, adult: 2, child: 0, baby: 0 },
  },
  reviews: {
    totalCount: 2,
    score: 8.7,
    list: [
      { id: 1, locale: 'fr_FR', customer: 'Anne', date: '2026-05-04', average: 9, verified: true },
      { id: 2, locale: 'fr_FR', customer: 'Luc', average: 8 },
    ],
  },
  order: {
    number: '48151623',
    status: 'confirmed',
    createdAt: '2026-11-21T10:00:00+01:00',
    locale: 'fr_FR',
    stay: { id: 31, uri: '/weekend/31', label: 'A night by the harbour' },
    hotel: { id: 7, label: 'The Harbour House' },
    checkin: '2027-02-26',
    checkout: '2027-02-28',
    nights: 2,
    party: { adult: 2, child: 0, baby: 0 },
    traveller: { firstName: 'Anne', lastName: 'Petit', email: 'anne@example.com' },
    priceInfo: { sellPrice: 18_900 },
    activityDays: [
      { activityId: 3104, title: 'An hour in the spa', date: '2027-02-27', room: 'blue' },
      { activityId: 3105, title: 'A dinner on no real day', date: '2027-02-30' },
    ],
    payLater: {
      type: '3x',
      paymentFee: 227,
      splittedPayments: [
        { amount: 6527, date: '2026-11-21', bank: 'B' },
        { amount: 6300, date: '2026-12-21' },
        { amount: 6300, date: '2027-01-21' },
        { amount: -1, date: '2027-02-21' },
      ],
    },
    insurance: { code: 'ski', label: 'Ski insurance', amount: 1200, insurer: 'X' },
    giftcards: [{ serialNumber: 'A1', usedAmount: 5000, shop: 4 }, { serialNumber: 'A2' }],
    warehouse: 'north',
  },
};
