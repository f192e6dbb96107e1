/** The properties that schema.org gives the types we use, inherited ones included, with the types their values may have. */
const thing = { '@id': 'text', name: 'text', description: 'text', url: 'text', image: 'text' } as const;

type Value = 'text' | 'number' | 'truth' | readonly string[];

const vocabulary: Readonly<Record<string, Readonly<Record<string, Value>>>> = {
  Product: {
    ...thing,
    sku: 'text',
    brand: ['Brand', 'Organization'],
    aggregateRating: ['AggregateRating'],
    offers: ['Offer', 'AggregateOffer'],
  },
  Offer: {
    ...thing,
    price: 'text',
    priceCurrency: 'text',
    priceValidUntil: 'text',
    availability: 'text',
    seller: ['Organization', 'Person'],
  },
  Hotel: {
    ...thing,
    address: ['PostalAddress'],
    geo: ['GeoCoordinates'],
    starRating: ['Rating'],
    checkinTime: 'text',
    checkoutTime: 'text',
    petsAllowed: 'truth',
    amenityFeature: ['LocationFeatureSpecification'],
    aggregateRating: ['AggregateRating'],
    makesOffer: ['Offer', 'AggregateOffer'],
  },
  AggregateOffer: { ...thing, lowPrice: 'text', highPrice: 'text', offerCount: 'number', priceCurrency: 'text' },
  PostalAddress: {
    ...thing,
    streetAddress: 'text',
    postalCode: 'text',
    addressLocality: 'text',
    addressRegion: 'text',
    addressCountry: 'text',
  },
  GeoCoordinates: { ...thing, latitude: 'number', longitude: 'number' },
  Rating: { ...thing, ratingValue: 'number', bestRating: 'number', worstRating: 'number' },
  AggregateRating: {
    ...thing,
    ratingValue: 'number',
    reviewCount: 'number',
    ratingCount: 'number',
    bestRating: 'number',
    worstRating: 'number',
  },
  LocationFeatureSpecification: { ...thing, value: 'truth' },
  BreadcrumbList: { ...thing, itemListElement: ['ListItem'] },
  ListItem: { ...thing, position: 'number', item: 'text' },
  Brand: thing,
  Organization: { ...thing, aggregateRating: ['AggregateRating'] },
};

/** What in a node of structured data is no word of schema.org, or has a value that its property cannot have. */
export function schemaFaults(node: unknown, at = ''): string[] {
  const { '@type': type, '@context': context, ...properties } = node as Record<string, unknown>;
  const known = vocabulary[String(type)];
  if (!known) return [`${at} has the unknown type ${String(type)}`];
  const place = `${at}/${String(type)}`;
  const faults = at === '' && context !== 'https://schema.org' ? [`${place} names no vocabulary`] : [];
  for (const [property, value] of Object.entries(properties)) {
    const expected = known[property];
    if (!expected) faults.push(`${place} has no property ${property}`);
    else for (const item of [value].flat()) faults.push(...valueFaults(item, expected, `${place}.${property}`));
  }
  return faults;
}

function valueFaults(value: unknown, expected: Value, at: string): string[] {
  if (typeof expected !== 'string') {
    const type = (value as { '@type'?: string } | null)?.['@type'];
    return type !== undefined && expected.includes(type) ? schemaFaults(value, at) : [`${at} is no ${expected.join()}`];
  }
  const isRight = {
    text: typeof value === 'string' && value.trim() !== '',
    number: typeof value === 'number' && Number.isFinite(value),
    truth: typeof value === 'boolean',
  }[expected];
  return isRight ? [] : [`${at} is no ${expected}`];
}
