import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { earlyResults } from './early-results.ts';

/** What the head of a results page does with an address. */
function run(search: string, hash: string) {
  const asked: string[] = [];
  const dataset: Record<string, string> = { base: '/nl' };
  const page = {
    URLSearchParams,
    location: { hash, search, pathname: '/nl/search' },
    document: { documentElement: { dataset } },
    fetch: async (address: string) => asked.push(address),
    window: {},
  };
  runInContext(earlyResults, createContext(page));
  return { asked, isHidden: 'awaitsResults' in dataset, isTaken: 'earlyResults' in page.window };
}

test('FLOW-029 a hash with criteria hides what the query asked and starts its own results', () => {
  const { asked, isHidden } = run('?theme=26&from=mail', '#city=7&stars=5');
  expect(asked).toEqual(['/nl/fragment/search?city=7&stars=5&from=mail&in=hash']);
  expect(isHidden).toBe(true);
});

test('FLOW-029 a hash whose keys say nothing, or say something the second time only, leaves the page as it is', () => {
  for (const hash of ['', '#results', '#city=', '#city=&city=7', '#x=1', '#__proto__=1']) {
    expect(run('?theme=26', hash)).toEqual({ asked: [], isHidden: false, isTaken: false });
  }
});

test('FLOW-036 flow, page and from of a hash are not those of the page', () => {
  expect(run('', '#city=7&flow=gifting&page=3&from=x&in=query').asked).toEqual(['/nl/fragment/search?city=7&in=hash']);
});

test('FLOW-029 a hash too long for an address hides the results and is left to the search code', () => {
  const { asked, isHidden, isTaken } = run('', `#stars=5&facilities=${'pool,'.repeat(2000)}`);
  expect({ asked, isHidden, isTaken }).toEqual({ asked: [], isHidden: true, isTaken: false });
});
