import { expect, test } from 'vitest';
import { picture } from './picture.ts';

test('CARD-015 a picture of sizes takes the widest as its address, narrow ones first', () => {
  const sizes = [
    { width: 960, url: '/a-960.webp' },
    { width: 480, url: '/a-480.webp' },
  ];
  expect(picture.parse({ sizes, alt: 'Sea', tone: 3 })).toEqual({
    url: '/a-960.webp',
    sizes: [sizes[1], sizes[0]],
    alt: 'Sea',
    tone: 3,
  });
});

test('CARD-015 a picture of one address has no sizes, no text and the first tone', () => {
  expect(picture.parse({ url: '/a.webp' })).toEqual({ url: '/a.webp', sizes: [], alt: '', tone: 0 });
});

test('CARD-015 a picture without any address is none', () => {
  expect(picture.safeParse({ alt: 'Sea' }).success).toBe(false);
  expect(picture.safeParse({ sizes: [{ width: 0, url: '' }] }).success).toBe(false);
});
