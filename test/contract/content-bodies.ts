import type { ContentCallName } from '#shared/catalogue/content/content-calls.ts';
import type { HandBodies } from './hand-body.ts';

const words = (text: string) => [{ type: 'paragraph', children: [{ type: 'text', text }] }];
const picture = 'https://pictures.example/a.jpg';

const announcementBanner = {
  content: words('Free cancellation until Sunday'),
  colorVariation: 'yellow',
  link: { url: 'https://shop.example/offers', target: '_self' },
};

const giftBlock = {
  title: 'Give a weekend',
  imageS: picture,
  imageL: { url: picture, alt: 'A wrapped box' },
  locale: 'fr-FR',
  boxURL: '/boxes',
  singleVoucherURL: '/search?flow=gifting',
  campaign: 'gifts',
  publishedAt: '2026-01-01T00:00:00Z',
};

const box = {
  id: 12,
  title: 'Spa for two',
  price: 14_900,
  promoPrice: 12_900,
  image: { url: picture },
  link: { campaign: 'spring', category: 'box', url: '/boxes/p/spa/SPAEBOX-digital' },
  stock: 4,
};

const documents = {
  homepage: {
    booking: {
      header: { showHeader: true },
      promoBar: {
        showFlowTabs: false,
        ctas: [{ label: 'Sale', link: { url: '/search?sort=promo', newTab: true, category: 'sale', campaign: 'may' } }],
        colorPalette: { background: 'ultraviolet', font: 'light' },
      },
      jumbotron: { title: 'Go away', imageLarge: picture, imageSmall: null, ctas: [], parallax: true },
      blocks: [
        { type: 'topSearchResults', title: 'Best', url: '/search' },
        { type: 'carousel3d', title: 'Unknown' },
        { type: 'mainUsp', items: [{ title: 'Fair prices' }] },
        {
          type: 'jumbotron',
          title: 'Ends soon',
          countdown: { start: '2026-05-01T00:00:00Z', end: '2026-05-08T00:00:00Z' },
        },
        { type: 'boxes', id: 'b', title: 'Boxes', boxes: [box] },
        { type: 'categories', title: 'Themes', items: [{ id: 26, label: 'Spa', url: '/search?theme=26' }] },
        { type: 'marketingPromoList', title: 'Ideas', items: [{ id: 1, title: 'May', url: '/content/may' }] },
        { type: 'banner', title: 'Autumn', imageUrl: picture, imagePosition: 'top', url: '/search' },
        { type: 'relatedBanner', title: 'Related', links: [{ label: 'Sea', url: '/search?theme=37' }] },
        { type: 'article', id: 7, title: 'A story', content: words('Once'), cover: picture },
      ],
      footer: { showFooter: true, showLegal: false },
      seo: { title: 'Weekends', description: null, index: true, follow: false },
      experiment: 'B',
    },
    gifting: { blocks: [{ type: 'boxesByCode', title: 'By code', codes: ['SPAEBOX'] }] },
    activity: { announcementBanner: { title: 'Sale', ...announcementBanner } },
    hotel: null,
  },
  announcementBanners: {
    homePages: [
      {
        flow: 'booking',
        locale: 'fr_FR',
        announcementBanner,
        localizations: [{ locale: 'es_ES', announcementBanner: { ...announcementBanner, colorVariation: 'mauve' } }],
        documentId: 'abc',
      },
      { flow: 'booking', locale: 'pt_PT', announcementBanner },
    ],
    searchPages: [{ flow: null, locale: 'nl-BE', announcementBanner: { content: words('Hello') } }],
    productPages: [],
  },
  giftBlocks: {
    items: [{ fields: giftBlock, sys: { id: 'x' } }, { fields: { ...giftBlock, locale: 'xx' } }],
    total: 2,
  },
  giftBlocksFile: [giftBlock, { ...giftBlock, locale: 'es_ES', boxURL: '//evil.example' }],
  promoBars: {
    items: [
      {
        internalCode: 'may',
        category: 'sale',
        flow: 'booking',
        pages: ['home', 'search'],
        links: [{ label: 'Sale', url: '/search?sort=promo', newTab: false, variation: 'black' }],
        weight: 3,
      },
      { internalCode: 'broken', flow: 'teleport', links: [] },
    ],
  },
  boxBlock: {
    id: 3,
    containerId: 'serp',
    title: 'Boxes',
    colorPalette: { background: 'sand', font: 'dark' },
    cta: { label: 'All boxes', link: { url: '/boxes', newTab: false } },
    boxes: [box, { ...box, id: 13, price: -1 }],
    createdBy: 'someone',
  },
  targetedBanners: [
    {
      title: 'Autumn',
      imageUrl: picture,
      imagePosition: 'left',
      ctas: [{ label: 'See', url: '/search?theme=44', newTab: false }],
      audience: 'all',
    },
    { subtitle: 'Without a title' },
  ],
  marketingArticles: {
    items: [
      { id: 1, url: '/content/sea', title: 'The sea', cover: picture, author: 'A.' },
      { id: 2, url: '/content/hills', title: 'The hills' },
      { id: 3, url: '/content/none' },
    ],
    totalCount: 3,
  },
  ideas: {
    title: 'Ideas',
    sections: [
      {
        id: 'towns',
        title: 'Towns',
        tiles: [
          { id: 1, title: 'Honfleur', url: '/search?city=3013173', weather: 'fair' },
          { id: 2, title: 'Nowhere' },
        ],
      },
    ],
    regions: [{ label: 'Normandy', url: '/search?region=1003' }],
  },
  navigation: {
    items: [
      {
        _id: 'a',
        label: 'Destinations',
        children: [
          {
            _id: 'b',
            label: 'France',
            location: { category: 'country', id: 3_017_382 },
            count: 12,
            children: [
              {
                _id: 'c',
                label: 'Normandy',
                uri: '/search?region=1003',
                icon: null,
                children: [
                  {
                    _id: 'd',
                    label: 'Honfleur',
                    location: { category: 'city', id: 3_013_173 },
                    children: [{ _id: 'e' }],
                  },
                ],
              },
              { _id: 'f', label: 'Broken', location: { category: 'planet', id: 1 } },
            ],
          },
        ],
        highlighted: true,
      },
    ],
  },
  contentPages: {
    items: [
      { id: 'about', kind: 'static', title: 'About', author: 'A.' },
      { id: '../etc', kind: 'static', title: 'X' },
    ],
  },
  contentPage: {
    id: 'spring',
    kind: 'landing',
    title: 'Spring',
    announcementBanner: { content: 'not a tree' },
    components: [{ type: 'richText', content: words('Flowers') }],
    template: 'wide',
  },
  faq: {
    title: 'FAQ',
    sections: [
      {
        id: 'gifts',
        title: 'Gifts',
        questions: [
          { id: 'use-gift', question: 'How?', answer: words('So.') },
          { id: 'Not An Anchor', question: 'Why?', answer: words('So.') },
        ],
      },
    ],
    popular: ['use-gift'],
    updated: '2026-01-01',
  },
  miniSites: {
    items: [
      {
        minisiteId: 9,
        minisiteUrl: 'club',
        minisiteLocale: 'fr_FR',
        bannerUrls: { desktop: picture, mobile: picture },
        footer: 'First paragraph.\n\nSecond paragraph.',
        theme: 'blue',
      },
      {
        minisiteId: 10,
        minisiteUrl: 'Club Two',
        minisiteLocale: 'fr_FR',
        bannerUrls: { desktop: picture, mobile: picture },
      },
    ],
  },
};

const { announcementBanners, giftBlocks, giftBlocksFile, targetedBanners } = documents;

const announcements = [
  {
    body: announcementBanners,
    extra: 'homePages.0.documentId',
    missing: ['homePages.0.announcementBanner.title', 'Until Sunday'],
    bad: 'homePages.1',
    none: {},
  },
] as const;

export const contentBodies = {
  homepage: [
    {
      body: documents.homepage,
      extra: 'booking.experiment',
      missing: ['hotel', { blocks: [] }],
      bad: 'booking.blocks.1',
      none: { booking: 'soon' },
    },
  ],
  announcementBanners: announcements,
  announcementBannersFile: announcements,
  giftBlocks: [
    {
      body: giftBlocks,
      extra: 'total',
      missing: ['items.0.fields.giftcardURL', '/gift-card/customize'],
      bad: 'items.1',
      none: giftBlocksFile,
    },
  ],
  giftBlocksFile: [
    {
      body: giftBlocksFile,
      extra: '0.publishedAt',
      missing: ['0.giftcardURL', '/gift-card/customize'],
      bad: '1',
      none: giftBlocks,
    },
  ],
  promoBars: [
    {
      body: documents.promoBars,
      extra: 'items.0.weight',
      missing: ['items.0.campaign', 'may'],
      bad: 'items.1',
      none: {},
    },
  ],
  boxBlock: [
    {
      body: documents.boxBlock,
      extra: 'createdBy',
      missing: ['subtitle', 'For every taste'],
      bad: 'boxes.1',
      none: { ...documents.boxBlock, boxes: null },
    },
  ],
  targetedBanners: [
    {
      body: targetedBanners,
      extra: '0.audience',
      missing: ['0.locale', 'fr_FR'],
      bad: '1',
      none: { subtitle: 'Without a title' },
    },
    {
      body: { ...targetedBanners[0], ctas: [...(targetedBanners[0]?.ctas ?? []), { label: 'Nowhere' }] },
      extra: 'audience',
      missing: ['flow', 'gifting'],
      bad: 'ctas.1',
      none: 'Autumn',
    },
  ],
  marketingArticles: [
    {
      body: documents.marketingArticles,
      extra: 'items.0.author',
      missing: ['items.1.cover', picture],
      bad: 'items.2',
      none: { hits: [] },
    },
  ],
  ideas: [
    {
      body: documents.ideas,
      extra: 'sections.0.tiles.0.weather',
      missing: ['intro', 'Where to?'],
      bad: 'sections.0.tiles.1',
      none: { title: 'Ideas' },
    },
  ],
  navigation: [
    {
      body: documents.navigation,
      extra: 'items.0.highlighted',
      missing: ['items.0.icon', 'map'],
      bad: 'items.0.children.0.children.1',
      none: [],
    },
  ],
  contentPages: [
    {
      body: { ...documents.contentPages, total: 2 },
      extra: 'items.0.author',
      missing: undefined,
      bad: 'items.1',
      none: { pages: [] },
    },
  ],
  contentPage: [
    {
      body: documents.contentPage,
      extra: 'template',
      missing: ['subtitle', 'At last'],
      bad: 'announcementBanner',
      none: { ...documents.contentPage, id: '../etc' },
    },
  ],
  faq: [
    {
      body: documents.faq,
      extra: 'updated',
      missing: ['intro', 'Ask away'],
      bad: 'sections.0.questions.1',
      none: { title: 'FAQ' },
    },
  ],
  miniSites: [
    {
      body: documents.miniSites,
      extra: 'items.0.theme',
      missing: ['items.0.partnerName', 'The club'],
      bad: 'items.1',
      none: [],
    },
  ],
} as const satisfies HandBodies<ContentCallName>;
