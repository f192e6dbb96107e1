import type { RichBlock, RichInline } from '#shared/catalogue/content/rich-text.ts';

/*
 * Short names for the nodes of formatted text, so that a page of prose still reads as prose where it is written.
 */

type Words = string | RichInline;

const text = (words: Words): RichInline =>
  typeof words === 'string' ? { type: 'text', text: words, bold: false, italic: false } : words;

/** Words that weigh more. */
export const strong = (words: string): RichInline => ({ type: 'text', text: words, bold: true, italic: false });

/** Words of another voice or language. */
export const em = (words: string): RichInline => ({ type: 'text', text: words, bold: false, italic: true });

/** A link. */
export const link = (url: string, words: string): RichInline => ({
  type: 'link',
  url,
  newTab: false,
  children: [{ type: 'text', text: words, bold: false, italic: false }],
});

/** A paragraph. */
export const p = (...words: Words[]): RichBlock => ({ type: 'paragraph', children: words.map(text) });

/** A heading inside a page. */
export const h2 = (words: string): RichBlock => ({ type: 'heading', level: 2, children: [text(words)] });

/** A saying set apart. */
export const quote = (words: string): RichBlock => ({ type: 'quote', children: [text(words)] });

type Item = Words | readonly Words[];

const list = (format: 'ordered' | 'unordered', items: readonly Item[]): RichBlock => ({
  type: 'list',
  format,
  children: items.map((item) => ({
    type: 'list-item',
    children: (Array.isArray(item) ? item : [item]).map(text),
  })),
});

/** A list of points; an item of several words is an array. */
export const ul = (...items: Item[]): RichBlock => list('unordered', items);

/** A list of steps. */
export const ol = (...items: Item[]): RichBlock => list('ordered', items);
