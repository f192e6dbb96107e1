import { z } from 'zod';
import { listOf, maybe } from '../answer.ts';
import { several } from './lenient.ts';
import { richText } from './rich-text.ts';

/** `id` is the anchor of the question on the page of the FAQ. @rule OPEN-073 OPEN-074 */
const faqQuestion = z.object({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/, 'Expected an anchor'),
  question: z.string().min(1),
  answer: richText,
});
export type FaqQuestion = z.infer<typeof faqQuestion>;

const faqSection = z.object({ id: z.string().min(1), title: z.string().min(1), questions: listOf(faqQuestion) });

export const faqFields = {
  title: z.string().min(1),
  intro: maybe(z.string()),
  sections: listOf(faqSection),
  /** The anchors of the questions that are asked most, best first. */
  popular: several(z.string()),
} as const;

/** Questions and answers by section. @rule CONT-006 */
export const faqAnswer = z.object(faqFields);
export type Faq = z.infer<typeof faqAnswer>;
