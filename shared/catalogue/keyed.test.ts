import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseAnswer } from './answer.ts';
import { keyed } from './keyed.ts';

const costs = keyed(z.object({ cents: z.number().int().nonnegative() }));

test('API-024 an entry that cannot be read is left out and counted, the others stay', () => {
  const read = parseAnswer(costs, { fr: { cents: 490 }, es: { cents: -1 }, it: 'free', nl: { cents: 0, by: 'bike' } });
  expect(read).toMatchObject({ ok: true, value: { fr: { cents: 490 }, nl: { cents: 0 } } });
  expect(read.ok && [Object.keys(read.value), read.dropped.length]).toEqual([['fr', 'nl'], 2]);
});

test('API-024 a list or a text is no record, and an odd key is only a key', () => {
  expect([parseAnswer(costs, [{ cents: 1 }]).ok, parseAnswer(costs, 'free').ok]).toEqual([false, false]);
  expect(parseAnswer(costs, JSON.parse('{"__proto__":{"cents":1},"":{"cents":2}}'))).toMatchObject({ ok: true });
});
