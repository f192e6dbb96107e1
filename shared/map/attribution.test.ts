import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCredit } from './attribution.ts';

test('MAP-credit words and links of a credit are kept in their order', () => {
  const html =
    '&copy; <a href="https://www.openstreetmap.org/copyright" target="_blank">OpenStreetMap</a> contributors';
  expect(parseCredit(html)).toEqual([
    { text: '© ' },
    { text: 'OpenStreetMap', href: 'https://www.openstreetmap.org/copyright' },
    { text: ' contributors' },
  ]);
});

test('MAP-credit a link that is no web address becomes words, and other tags leave theirs', () => {
  expect(parseCredit('<a href="javascript:alert(1)">Tiles</a> by <b onclick="x()">us</b>')).toEqual([
    { text: 'Tiles' },
    { text: ' by us' },
  ]);
  expect(parseCredit('')).toEqual([]);
});

test('MAP-credit no markup ever leads anywhere but to a web address', () => {
  const piece = fc.constantFrom(
    '<a href="',
    "<a href='",
    '">',
    '</a>',
    'javascript:',
    'https://x.eu',
    '<img ',
    '&amp;',
    'x',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      for (const { href } of parseCredit(pieces.join(''))) expect(href ?? 'https://').toMatch(/^https?:\/\//);
    }),
  );
});
