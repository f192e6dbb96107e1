import { expect, test } from 'vitest';
import type { Country } from '#shared/locale/locales.ts';
import { drawPicture } from './draw.ts';
import { hours, kinds, type PictureBrief } from './picture.ts';

const brief: PictureBrief = {
  seed: 'a',
  kind: 'sea',
  time: 'golden',
  country: 'IT',
  winter: false,
  width: 960,
  height: 720,
};
const countries: readonly Country[] = ['FR', 'ES', 'BE', 'NL', 'IT'];

/** Every kind in every light, country and season, with each of its compositions in turn. */
const everything: readonly PictureBrief[] = kinds.flatMap((kind) =>
  hours.flatMap((time, at) =>
    countries.flatMap((country, place) =>
      [false, true].map((winter) => ({ ...brief, kind, time, country, winter, composition: at + place })),
    ),
  ),
);
const drawn = everything.map((one) => ({ one, svg: drawPicture(one) }));

test('the same brief always draws the same picture', () => {
  expect(drawPicture(brief)).toBe(drawPicture({ ...brief }));
});

test('another seed draws another picture of the same composition', () => {
  expect(drawPicture({ ...brief, composition: 0 })).not.toBe(drawPicture({ ...brief, composition: 0, seed: 'b' }));
});

test('the compositions of a kind differ and are counted round', () => {
  const four = [0, 1, 2, 3].map((composition) => drawPicture({ ...brief, composition }));
  expect(new Set(four).size).toBe(4);
  expect(drawPicture({ ...brief, composition: 4 })).toBe(four[0]);
});

test('every kind draws numbers only at every hour, in every country, in summer and in winter', () => {
  const broken = drawn.filter(({ svg }) => /NaN|undefined|Infinity|null/.test(svg));
  expect(broken.map(({ one }) => one)).toEqual([]);
});

test('a picture holds no style attribute, script, font or outside address', () => {
  const unsafe = drawn.filter(({ svg }) =>
    / style=|<style|<script|<text|<image|href="[^#]|\son\w+=/.test(svg.replace(/ xmlns="[^"]*"/, '')),
  );
  expect(unsafe.map(({ one }) => one)).toEqual([]);
});

test('every gradient and mirror image that a picture refers to is defined in it', () => {
  const dangling = drawn.filter(({ svg }) => {
    const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    return [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].some(
      ([, paint, mirror]) => !defined.has(paint ?? mirror),
    );
  });
  expect(dangling.map(({ one }) => one)).toEqual([]);
});

test('a panorama is as many pixels wide and high as its brief says', () => {
  expect(drawPicture({ ...brief, width: 1920, height: 820 })).toContain('width="1920" height="820"');
});
