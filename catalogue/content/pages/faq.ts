import { keysOf } from '../blocks.ts';
import type { Edition } from '../edition.ts';
import type { FaqTexts, QuestionId } from '../texts/texts.ts';

const sections: Readonly<Record<keyof FaqTexts['sections'], readonly QuestionId[]>> = {
  booking: ['find-booking', 'change-dates', 'cancel', 'arrival'],
  stay: ['price', 'children', 'tourist-tax', 'pets'],
  payment: ['payment', 'instalments', 'invoice'],
  gifts: ['use-gift', 'receive-voucher', 'gift-validity', 'exchange-gift'],
};

/** @rule OPEN-074 */
const popular: readonly QuestionId[] = ['find-booking', 'change-dates', 'cancel', 'use-gift', 'receive-voucher'];

/** Questions and answers; the anchors are the same in every locale. @rule CONT-006 */
export function writeFaq({ texts: { faq } }: Edition) {
  return {
    title: faq.title,
    intro: faq.intro,
    sections: keysOf(sections).map((id) => ({
      id,
      title: faq.sections[id],
      questions: sections[id].map((question) => ({ id: question, ...faq.questions[question] })),
    })),
    popular,
  };
}
