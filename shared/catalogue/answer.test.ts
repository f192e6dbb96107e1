import { expect, test } from 'vitest';
import { z } from 'zod';
import { alsoNamed, describeAs, descriptionOf, listOf, maybe, meant, parseAnswer } from './answer.ts';

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

test('HOTEL-018 a field is read under its other name only where it is absent or null', () => {
  const room = alsoNamed(z.object({ label: z.string() }), 'title for label', ({ title }) => ({ label: title }));
  expect(room.parse({ title: 'Classic' })).toEqual({ label: 'Classic' });
  expect(room.parse({ label: null, title: 'Classic' })).toEqual({ label: 'Classic' });
  expect(room.parse({ label: 'Superior', title: 'Classic' })).toEqual({ label: 'Superior' });
  expect([{}, [], 'Classic', null, { title: 5 }].map((given) => room.safeParse(given).success)).not.toContain(true);
});

test('OPENAPI-schema a meaning stays with a schema that is described as another one', () => {
  const day = meant(
    describeAs(
      z.string().transform((text) => text),
      z.string().meta({ format: 'date' }),
    ),
    'The day of arrival',
  );
  expect(descriptionOf(day)?.meta()).toMatchObject({ format: 'date', description: 'The day of arrival' });
  expect(descriptionOf(meant(z.string(), 'A word'))).toBeUndefined();
});
