import { expect, test } from 'vitest';
import { z } from 'zod';
import { listOf, maybe, parseAnswer } from './answer.ts';

const schema = z.object({ title: z.string(), items: listOf(z.object({ id: z.number() })), note: maybe(z.string()) });

test('API-002 a bad item is left out and counted, the good ones keep their order', () => {
  const parsed = parseAnswer(schema, { title: 'a', items: [{ id: 1 }, { id: 'x' }, null, { id: 2 }] });
  expect(parsed).toEqual({
    ok: true,
    value: { title: 'a', items: [{ id: 1 }, { id: 2 }] },
    dropped: [
      { index: 1, reason: expect.stringContaining('id') },
      { index: 2, reason: expect.any(String) },
    ],
  });
});

test('API-002 extra fields are stripped, null and absent both read as nothing', () => {
  const parsed = parseAnswer(schema, { title: 'a', items: [], note: null, secret: 1 });
  expect(parsed.ok && parsed.value).toEqual({ title: 'a', items: [] });
});

test('API-002 a body without its document is refused with the path of what is missing', () => {
  expect(parseAnswer(schema, { items: [] })).toMatchObject({ ok: false, reason: expect.stringContaining('title') });
  expect(parseAnswer(schema, '<html>')).toMatchObject({ ok: false });
  expect(parseAnswer(schema, { title: 'a', items: 'none' })).toMatchObject({ ok: false });
});

test('API-002 what one answer drops is not counted for the next', () => {
  parseAnswer(schema, { title: 'a', items: [null] });
  expect(parseAnswer(schema, { title: 'a', items: [] })).toMatchObject({ dropped: [] });
});
