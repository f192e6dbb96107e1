import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plannedHeroes, planPool } from './plan.ts';
import { heroes } from './pool/heroes.ts';
import { pool } from './pool.ts';
import { tones } from './tones.ts';

const files = readdirSync(new URL('../../public/pictures/', import.meta.url)).filter((file) => file.endsWith('.webp'));
const listed = [
  ...pool.flatMap(({ id }) => [`${id}-480.webp`, `${id}-960.webp`]),
  ...heroes.flatMap(({ id }) => [`${id}-960.webp`, `${id}-1920.webp`]),
  'share.webp',
];

test('every listed picture lies on disk in its two widths', () => {
  expect(listed.filter((file) => !files.includes(file))).toEqual([]);
});

test('no picture lies on disk that is not listed', () => {
  expect(files.filter((file) => !listed.includes(file))).toEqual([]);
});

test('the lists hold exactly what the plan asks for, in its order', () => {
  expect(pool.map(({ id }) => id)).toEqual(planPool().map(({ id }) => id));
  expect(heroes.map(({ id }) => id)).toEqual(plannedHeroes.map(({ id }) => id));
});

test('every tone has its placeholder class', () => {
  const css = readFileSync(new URL('../../client/styles/tones.css', import.meta.url), 'utf8');
  const classes = [...css.matchAll(/\.tone-(\d+) \{\s*background-color: (#[0-9a-f]{6});/g)].map(([, at, colour]) => [
    at,
    colour,
  ]);
  expect(classes).toEqual(tones.map((tone, at) => [String(at), tone]));
  expect([...pool, ...heroes].filter(({ tone }) => tones[tone] === undefined)).toEqual([]);
});
