/*
 * Content as another system could give it, written by hand from the fields of the specification. Each body has a field
 * more than the schema knows, leaves an optional one out or sends it as null, and holds one item that is broken.
 */

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

export const contentBodies = {
  homepage: {
    booking: {
      header: { showHeader: true },
      promoBar: {
        showFlowTabs: false,
        ctas: [
          { label: 'Sale', link: { url: '/search?sort=promo', newTab: true, category: 'sale', campaign: 'may' } },
          { label: 'Broken', link: { url: 'javascript:alert(1)' } },
        ],
        colorPalette: { background: 'ultraviolet', font: 'light' },
      },
      announcementBanner: { title: 'Sale', ...announcementBanner },
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
        { type: 'boxesByCode', title: 'By code', codes: ['SPAEBOX'] },
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
    gifting: null,
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
                children: [{ _id: 'd', label: 'Honfleur', uri: '/search?city=3013173', children: [{ _id: 'e' }] }],
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
      { id: 'about', kind: 'static', title: 'About' },
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
