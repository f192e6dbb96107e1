import { expect, test } from 'vitest';
import { defaultCriteria } from './criteria.ts';
import { formatResultsAddress } from './results-address.ts';

const criteria = { ...defaultCriteria, theme: 26, stars: [4, 5] };

test('PAGE-004 a page link keeps the flow and campaign, drops unknown keys and sets a page counted from 0', () => {
  const query = 'flow=booking&utm_source=mail&x=1&theme=26&stars=4%2C5&page=7';
  expect(formatResultsAddress({ query, container: 'query', criteria, page: 2 })).toBe(
    '?theme=26&stars=4%2C5&flow=booking&utm_source=mail&page=2',
  );
});

test('FLOW-029 criteria of a page that keeps them in the hash stay there and leave the query', () => {
  const address = formatResultsAddress({ query: 'flow=booking&theme=19', container: 'hash', criteria, page: 1 });
  expect(address).toBe('?flow=booking&page=1#theme=26&stars=4%2C5');
});

test('PAGE-004 the first page of an empty search has a bare address', () => {
  expect(formatResultsAddress({ query: '', container: 'query', criteria: defaultCriteria, page: 0 })).toBe('');
});
