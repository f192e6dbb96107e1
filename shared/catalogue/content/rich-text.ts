import { z } from 'zod';
import { listOf } from '../answer.ts';
import { contentUrl } from './content-link.ts';
import { switchOr } from './lenient.ts';

/*
 * The tree that stands for formatted text, as block editors of content systems write it. It is two levels deep and
 * never holds markup: a text is shown letter by letter, so "<b>" is three letters.
 */

const textNode = z.object({
  type: z.literal('text'),
  text: z.string(),
  bold: switchOr(false),
  italic: switchOr(false),
});

const linkNode = z.object({
  type: z.literal('link'),
  url: contentUrl,
  newTab: switchOr(false),
  children: listOf(textNode),
});

const inlineNode = z.discriminatedUnion('type', [textNode, linkNode]);
const words = listOf(inlineNode);

const paragraphNode = z.object({ type: z.literal('paragraph'), children: words });
const quoteNode = z.object({ type: z.literal('quote'), children: words });
const headingNode = z.object({ type: z.literal('heading'), level: z.number().int().min(1).max(6), children: words });
const listItemNode = z.object({ type: z.literal('list-item'), children: words });
const listNode = z.object({
  type: z.literal('list'),
  format: z.enum(['ordered', 'unordered']).catch('unordered'),
  children: listOf(listItemNode),
});
const blockNode = z.discriminatedUnion('type', [paragraphNode, quoteNode, headingNode, listNode]);

/**
 * Formatted text: a list of paragraphs, headings, lists and quotes that hold plain words and links. Nodes of any other
 * kind, and links to anything but a path or an https, mailto or tel address, are left out and counted.
 * @rule HOME-011
 */
export const richText = listOf(blockNode);
export type RichText = z.infer<typeof richText>;
export type RichBlock = RichText[number];
export type RichInline = z.infer<typeof inlineNode>;

/** Formatted text, or plain text whose paragraphs are split by blank lines. @rule LAND-010 */
export const legalText = z.union([
  richText,
  z.string().transform(
    (text): RichText =>
      text
        .split(/\n\s*\n/)
        .map((paragraph) => paragraph.trim())
        .filter((paragraph) => paragraph !== '')
        .map((paragraph) => ({
          type: 'paragraph',
          children: [{ type: 'text', text: paragraph, bold: false, italic: false }],
        })),
  ),
]);
