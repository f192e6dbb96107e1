import type { ProductCallName } from '#shared/catalogue/product-calls.ts';
import { bodies } from './bodies.ts';
import { giftBodies, markers, offer } from './gift-bodies.ts';
import type { HandBodies } from './hand-body.ts';

const picture = { url: '/a.webp' };

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

export const productBodies = {
  ...giftBodies,
  mapSearch: markers,
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
} as const satisfies HandBodies<ProductCallName>;
