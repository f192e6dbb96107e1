import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { IsoDate } from '../calendar/date.ts';
import { horizonFrom } from '../calendar/stay-dates.ts';
import { parseCriteria } from './codec.ts';
import { decideCriteria } from './container.ts';
import { criteriaKeys } from './keys.ts';
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

test('FLOW-029 a fragment is asked for the criteria of its address, however long a value of the address is', () => {
  const firstBookableDay = '2026-11-21' as IsoDate;
  const window = { firstBookableDay, horizon: horizonFrom(firstBookableDay) };
  const value = fc.oneof(
    fc.string(),
    fc.tuple(fc.constantFrom('pool,', '1', 'é'), fc.nat(9000)).map(([a, n]) => a.repeat(n)),
  );
  const entries = fc.array(fc.tuple(fc.constantFrom(...criteriaKeys), value), { maxLength: 6 });
  fc.assert(
    fc.property(entries, (list) => {
      const hash = `#${new URLSearchParams(list)}`;
      const query = fragmentQuery({ search: '', hash });
      expect(parseCriteria(new URLSearchParams(query), window)).toEqual(
        decideCriteria(hash, new URLSearchParams(), window),
      );
      expect(Math.max(0, ...[...new URLSearchParams(query).values()].map(({ length }) => length))).toBeLessThanOrEqual(
        2000,
      );
    }),
  );
});
