import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addKept, type KeptProduct, mostKept, parseKept, parseProduct, withoutKept } from './kept-product.ts';

const product = (id: number, change: Partial<KeptProduct> = {}): KeptProduct => ({
  id,
  imageUrl: '/media/a-480.webp',
  label: `Stay ${id}`,
  price: 18_900,
  hotel: 'The Harbour House',
  uri: `/weekend/${id}-a-stay`,
  type: 'STAY',
  dataFlowMode: 'booking',
  ...change,
});
const read = (list: unknown) => parseKept(JSON.stringify(list), mostKept.recent);

test('CARD-040 a list that was stored is read as it was', () => {
  const list = [product(1), product(2, { type: 'ACTIVITY', dataFlowMode: 'gifting', price: 0 })];
  expect(read(list)).toEqual(list);
});

test('OPEN-059 what is viewed again comes first and once, and only eight are kept', () => {
  const list = Array.from({ length: 8 }, (_, index) => product(index + 1));
  expect(addKept(list, product(3), mostKept.recent).map(({ id }) => id)).toEqual([3, 1, 2, 4, 5, 6, 7, 8]);
  expect(addKept(list, product(9), mostKept.recent).map(({ id }) => id)).toEqual([9, 1, 2, 3, 4, 5, 6, 7]);
});

test('CARD-040 a stay and an activity of the same number are two', () => {
  const both = addKept([product(1)], product(1, { type: 'ACTIVITY' }), mostKept.wishlist);
  expect(both).toHaveLength(2);
  expect(withoutKept(both, { type: 'STAY', id: 1 })).toEqual([product(1, { type: 'ACTIVITY' })]);
});

test('CARD-040 whatever cannot be shown or leads to another site is left out, the rest stays', () => {
  const wrong = [
    product(0),
    product(1.5),
    product(2, { uri: '//evil.test/' }),
    product(3, { uri: '/\\evil.test' }),
    product(4, { uri: 'javascript:alert(1)' }),
    product(5, { imageUrl: 'data:text/html,x' }),
    product(6, { label: '' }),
    product(7, { price: -1 }),
    product(8, { type: 'PLANE' as 'STAY' }),
    { ...product(9), hotel: null },
    null,
    'x',
  ];
  expect(read([...wrong, product(10), product(10)])).toEqual([product(10)]);
  expect(read([{ ...product(11), dataFlowMode: 7, secret: 1 }])).toEqual([product(11)]);
});

test('CARD-040 no text breaks the reading, and what is read can be stored and read again', () => {
  const texts = fc.oneof(fc.string(), fc.json(), fc.constantFrom(null, undefined, '', '[', '{}', '[[]]'));
  fc.assert(
    fc.property(texts, (text) => {
      const list = parseKept(text, mostKept.wishlist);
      expect(parseKept(JSON.stringify(list), mostKept.wishlist)).toEqual(list);
    }),
  );
  fc.assert(fc.property(fc.anything(), (entry) => parseProduct(entry) === undefined || parseProduct(entry) !== null));
});
