import type { CallName } from '#shared/catalogue/calls.ts';
import type { ContentCallName } from '#shared/catalogue/content/content-calls.ts';
import type { ProductCallName } from '#shared/catalogue/product-calls.ts';
import type { WriteCallName } from '#shared/catalogue/write-calls.ts';
import type { HandBodies } from './hand-body.ts';

/** The calls for finding, seeing and booking a stay. */
type StayCallName = Exclude<CallName, ProductCallName | ContentCallName | WriteCallName>;

const found = {
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
};

const hotel = {
  id: 7,
  label: 'The Harbour House',
  star: 4,
  location: { label: 'Dieppe', latitude: 49.92, longitude: 1.08 },
  images: [],
  highlightedFacilities: [{ label: 'A view of the sea' }],
  infoGeneral: [{ code: 'house', facilities: [{ code: 'lift', label: 'Lift' }] }],
  managerName: 'not ours to know',
};

const stay = {
  id: 31,
  uri: '/weekend/31-a-night-by-the-harbour',
  label: 'A night by the harbour',
  published: true,
  hotel,
  programLine: ['1 night', { label: 'Breakfast', icon: 'breakfast' }],
  activities: [{ activityId: 1, title: 'A walk' }],
  dinners: [],
  nights: { default: 1, min: 1, max: 3 },
  breadcrumb: [],
};

const quote = {
  bookable: true,
  priceInfo: { sellPrice: 18_900, refPrice: null, nights: 2, margin: 12 },
  programLineList: ['2 nights', 'Breakfast'],
  insurances: [
    { code: 'ski', label: 'Ski insurance', amount: 1200, insurer: 'X' },
    { code: 'NO CODE', label: 'Nothing', amount: 1 },
  ],
  reservationCriteria: { checkin: '2027-02-26', checkout: '2027-02-28', nights: 2, adult: 2, child: 0, baby: 0 },
};

const quotes = [
  {
    body: quote,
    extra: 'priceInfo.margin',
    missing: ['localTaxTotalAmount', 480],
    bad: 'insurances.1',
    none: { bookable: 'perhaps' },
  },
  {
    body: { errors: [{ message: 'No room' }, 'No luck'], retryIn: 3 },
    extra: 'retryIn',
    missing: ['errors.0.code', 'NOT_BOOKABLE'],
    bad: 'errors.1',
    none: [],
  },
] as const;

const order = {
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
    ],
  },
  insurance: { code: 'ski', label: 'Ski insurance', amount: 1200, insurer: 'X' },
  giftcards: [{ serialNumber: 'A1', usedAmount: 5000, shop: 4 }],
  warehouse: 'north',
};

const orders = [
  {
    body: order,
    extra: 'warehouse',
    missing: ['traveller.phone', '+33 6 12 34 56 78'],
    bad: 'activityDays.1',
    none: { ...order, number: '12' },
  },
] as const;

export const bodies = {
  search: [
    {
      body: {
        exactMatch: [found, { id: 'x' }],
        searchDetails: { totalCount: 2, cityId: null, elapsed: 12 },
        tracking: {},
      },
      extra: 'exactMatch.0.internalRank',
      missing: ['searchDetails.cityId', 2_988_507],
      bad: 'exactMatch.1',
      none: { exactMatch: [] },
    },
  ],
  facets: [
    {
      body: {
        properties: [
          { propertyType: 'price', values: [{ value: 0, count: 3 }], min: 9000, max: 20_000 },
          { propertyType: 'stars', values: [{ value: 4, key: 'star4', label: '4 stars', count: 3, colour: 'gold' }] },
          { propertyType: 'weather', values: [] },
        ],
      },
      extra: 'properties.1.values.0.colour',
      missing: ['properties.0.values.0.name', 'Below 90 euros'],
      bad: 'properties.2',
      none: {},
    },
  ],
  suggestions: [
    {
      body: {
        items: [
          { id: 31, label: 'Dieppe', category: 'city', popularity: 3 },
          { id: 7, label: 'The Harbour House', category: 'hotel', context: null },
          { id: 8, label: 'Somewhere', category: 'planet' },
        ],
        took: 4,
      },
      extra: 'items.0.popularity',
      missing: ['items.1.context', 'Dieppe'],
      bad: 'items.2',
      none: { suggestions: [] },
    },
  ],
  stay: [
    {
      body: {
        ...stay,
        images: [{ url: '/a.webp' }, { alt: 'A picture without an address' }],
        pageModel: { pageTitle: 'A night by the harbour' },
        salesChannel: 'web',
      },
      extra: 'salesChannel',
      missing: ['breakfast', { type: 'Buffet' }],
      bad: 'images.1',
      none: { ...stay, images: [], label: undefined },
    },
    {
      body: {
        ...stay,
        imagesBySize: [{ sizes: [{ width: 640, url: '/a-640.webp' }] }],
        price: { sellPrice: 18_900, nbRooms: 1 },
        room: { id: 71, title: 'Classic', capacity: 2, imageUrl: '/room.webp', floor: 2 },
        activities: [{ activityId: 1, title: 'A walk' }, { title: 'An activity without an id' }],
      },
      extra: 'room.floor',
      missing: ['price.nights', 1],
      bad: 'activities.1',
      none: stay,
    },
  ],
  checkinPrices: [
    {
      body: {
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
      extra: 'currency',
      missing: ['days.1.promo', 20],
      bad: 'days.2',
      none: { days: [] },
    },
  ],
  checkoutNights: [
    { body: [1, 2, 'many', 3], extra: undefined, missing: undefined, bad: '2', none: { nights: [1] } },
    {
      body: [{ nights: 1, total: 9900, rate: 'B' }, { nights: 2 }, { nights: 0, total: 100 }],
      extra: '0.rate',
      missing: ['1.total', 18_900],
      bad: '2',
      none: { items: [] },
    },
  ],
  hotelAvailabilities: [
    {
      body: { items: [{ day: '2027-02-27', price: 9000, rooms: 4 }, { day: 'soon' }] },
      extra: 'items.0.rooms',
      missing: ['items.0.bestPriceOfTheMonth', true],
      bad: 'items.1',
      none: { days: [] },
    },
  ],
  productOffers: [
    {
      body: [
        { weekendId: 31, priceInfo: { sellPrice: 12_900, vat: 10 }, cancellationPolicy: { cancellable: true } },
        { weekendId: 32, priceInfo: { sellPrice: 19_900, refPrice: 24_900, promoPercentageRounded: 20 } },
        { weekendId: 33 },
      ],
      extra: '0.priceInfo.vat',
      missing: ['0.nights', 2],
      bad: '2',
      none: { offers: [] },
    },
  ],
  quote: quotes,
  realtimeQuote: quotes,
  reviews: [
    {
      body: {
        totalCount: 2,
        score: 8.7,
        list: [
          { id: 1, locale: 'fr_FR', customer: 'Anne', date: '2026-05-04', average: 9, verified: true },
          { id: 2, locale: 'fr_FR', customer: 'Luc', average: 8 },
        ],
      },
      extra: 'list.0.verified',
      missing: ['details', [{ label: 'comfort', score: 9 }]],
      bad: 'list.1',
      none: { totalCount: 2 },
    },
  ],
  placeOrder: orders,
  order: orders,
} as const satisfies HandBodies<StayCallName>;
