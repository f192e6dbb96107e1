import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAnswer } from '../answer.ts';
import { legalText, type RichText, richText } from './rich-text.ts';

const text = (words: string) => ({ type: 'text', text: words });
const read = (body: unknown) => {
  const parsed = parseAnswer(richText, body);
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed;
};
const wordsOf = (blocks: RichText) => JSON.stringify(blocks);

test('HOME-011 a tree of the allowed kinds is read as it is written', () => {
  const { value, dropped } = read([
    { type: 'heading', level: 2, children: [text('Before you go')] },
    {
      type: 'paragraph',
      children: [
        { ...text('Book '), bold: true },
        { type: 'link', url: '/search', children: [text('here')] },
      ],
    },
    { type: 'list', format: 'ordered', children: [{ type: 'list-item', children: [text('Shoes')] }] },
    { type: 'quote', children: [text('Go slowly')] },
  ]);
  expect(dropped).toEqual([]);
  expect(value.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'list', 'quote']);
  expect(value[1]).toEqual({
    type: 'paragraph',
    children: [
      { type: 'text', text: 'Book ', bold: true, italic: false },
      {
        type: 'link',
        url: '/search',
        newTab: false,
        children: [{ type: 'text', text: 'here', bold: false, italic: false }],
      },
    ],
  });
});

test('HOME-011 nodes of other kinds are left out and counted, the rest of the text stands', () => {
  const { value, dropped } = read([
    { type: 'html', html: '<script>alert(1)</script>' },
    { type: 'image', url: 'https://pictures.example/a.jpg' },
    { type: 'paragraph', children: [text('stays'), { type: 'code', text: 'goes' }] },
    { type: 'heading', level: 9, children: [] },
    'a string',
    null,
  ]);
  expect(value).toEqual([
    { type: 'paragraph', children: [{ type: 'text', text: 'stays', bold: false, italic: false }] },
  ]);
  expect(dropped).toHaveLength(6);
});

test('HOME-011 a link leads to a path or an https, mailto or tel address, or it is left out', () => {
  const toLink = (url: string) => ({ type: 'link', url, children: [text(url)] });
  const good = ['/search?theme=26#map', 'https://example.org/a', 'mailto:a@example.org', 'tel:+33199001234'];
  const bad = [
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'http://example.org',
    'https://user@evil.example',
    'https:///evil.example',
    ' /search',
    '',
  ];
  const { value, dropped } = read([{ type: 'paragraph', children: [...good, ...bad].map(toLink) }]);
  expect(value[0]).toMatchObject({ children: good.map((url) => ({ url })) });
  expect(dropped).toHaveLength(bad.length);
});

test('HOME-011 markup in a text stays text', () => {
  const { value } = read([{ type: 'paragraph', children: [text('<b onclick="x">1 < 2</b>')] }]);
  expect(wordsOf(value)).toContain('<b onclick=\\"x\\">1 < 2</b>');
});

test('HOME-011 any value at all is read or refused, and what is read again is the same', () => {
  const anything = fc.oneof(
    fc.anything(),
    fc.array(fc.object({ key: fc.constantFrom('type', 'text', 'children', 'url') })),
  );
  fc.assert(
    fc.property(anything, (body) => {
      const parsed = parseAnswer(richText, body);
      if (parsed.ok) expect(read(parsed.value)).toMatchObject({ value: parsed.value, dropped: [] });
    }),
  );
});

test('LAND-010 a legal text is a tree, or plain text by paragraphs', () => {
  expect(legalText.parse('One.\n\n  Two.\n \n')).toEqual(
    ['One.', 'Two.'].map((words) => ({
      type: 'paragraph',
      children: [{ type: 'text', text: words, bold: false, italic: false }],
    })),
  );
  expect(legalText.parse([{ type: 'paragraph', children: [] }])).toEqual([{ type: 'paragraph', children: [] }]);
  expect(legalText.safeParse({ html: '<p>One.</p>' }).success).toBe(false);
});
