import fc from 'fast-check';
import { expect, test } from 'vitest';
import { containerOfFragment, fragmentQuery } from './search-address.ts';

test('FLOW-029 criteria of the hash win over those of the query and are asked in the query', () => {
  const query = fragmentQuery({ search: '?city=1&flow=booking&page=2', hash: '#stars=4,5&city=7' });
  expect(query).toBe('city=7&stars=4%2C5&flow=booking&page=2&in=hash');
});

test('FLOW-036 flow, page and from are read from the query and never from the hash', () => {
  expect(fragmentQuery({ search: '?theme=26&page=1', hash: '#page=9' })).toBe('theme=26&page=1');
});

test('FLOW-029 whatever an address holds, its fragment is asked with known keys, each once', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), fc.string(), (search, hash) => {
      const query = new URLSearchParams(fragmentQuery({ search: `?${search}`, hash: `#${hash}` }));
      expect(new Set(query.keys()).size).toBe([...query.keys()].length);
      expect(['hash', 'query']).toContain(containerOfFragment(query));
    }),
  );
});
