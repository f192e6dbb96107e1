import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseAnswer } from '../answer.ts';
import { contentId, partOf, several, switchOr } from './lenient.ts';

const document = z.object({
  part: partOf(z.object({ name: z.string() })),
  items: several(z.number()),
  on: switchOr(true),
});

test('HOME-002 a part that is bad is left out and counted, one that is absent or null is not counted', () => {
  const bad = parseAnswer(document, { part: { name: 7 }, items: [1] });
  expect(bad).toMatchObject({ ok: true, value: { items: [1], on: true }, dropped: [{ index: 0 }] });
  expect(bad.ok && bad.value.part).toBe(undefined);
  expect(parseAnswer(document, { part: null, items: null, on: null })).toEqual({
    ok: true,
    value: { part: undefined, items: [], on: true },
    dropped: [],
  });
  expect(parseAnswer(document, {})).toMatchObject({ ok: true, value: { items: [], on: true }, dropped: [] });
});

test('HOME-002 a switch that is no switch fails its document', () => {
  expect(parseAnswer(document, { on: 'yes' }).ok).toBe(false);
});

test('HOME-023 an id is a text, or a number read as one', () => {
  expect([contentId.parse('a-1'), contentId.parse(12)]).toEqual(['a-1', '12']);
  expect([contentId.safeParse('').success, contentId.safeParse(null).success]).toEqual([false, false]);
});
