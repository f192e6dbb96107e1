import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatKey, type KeyParts } from './key.ts';

const part = fc.string({ unit: 'binary', maxLength: 6 }).map((text) => text.replaceAll('x', '1:'));
const parts: fc.Arbitrary<KeyParts> = fc.record({
  upstream: part,
  call: part,
  path: part,
  locale: part,
  mode: part,
  variation: part,
  query: fc.array(fc.tuple(part, part), { maxLength: 3 }),
});

test('UPSTREAM two questions share a key only when they are one question', () => {
  fc.assert(
    fc.property(parts, parts, (one, other) => {
      expect(formatKey(one) === formatKey(other)).toBe(JSON.stringify(order(one)) === JSON.stringify(order(other)));
    }),
  );
});

test('UPSTREAM text that moves from one part to the next changes the key', () => {
  fc.assert(
    fc.property(parts, part, part, (base, left, right) => {
      fc.pre(right !== '');
      const before = formatKey({ ...base, locale: left, mode: right });
      expect(formatKey({ ...base, locale: left + right, mode: '' })).not.toBe(before);
    }),
  );
});

test('UPSTREAM a parameter that spells the end of its part stays inside it', () => {
  const base = { upstream: '', call: 'search', path: '/offers.json', locale: 'fr_FR', mode: 'public', variation: '' };
  expect(formatKey({ ...base, query: [['a', '11:b1:2']] })).not.toBe(
    formatKey({
      ...base,
      query: [
        ['a', '1'],
        ['b', '2'],
      ],
    }),
  );
});

test('UPSTREAM the key holds every part with its length', () => {
  expect(
    formatKey({
      upstream: '',
      call: 'stay',
      path: '/weekend/7/detail.json',
      query: [['night', '2']],
      locale: 'fr_FR',
      mode: 'public',
      variation: '',
    }),
  ).toBe('4:stay0:22:/weekend/7/detail.json5:fr_FR6:public0:5:night1:2');
});

function order({ upstream, call, path, locale, mode, variation, query }: KeyParts): unknown {
  return [upstream, call, path, locale, mode, variation, query];
}
