import type { BoxRow } from '../queries/load-boxes.ts';
import { boxPlanOf } from '../seed/boxes.ts';
import type { ProductTexts } from '../seed/text/products/texts.ts';
import type { Texts } from '../seed/text/texts.ts';
import { count } from './compose.ts';
import { pictureOf } from './picture-stay.ts';

/** What a box contains, one line for each thing; `stays` is how many there are to choose from. @rule BOX-011 */
export function listBoxContent(texts: Texts, { box }: ProductTexts, { theme }: BoxRow, stays: number): string[] {
  const { nights = 1, includes } = boxPlanOf(theme);
  return [
    count(box.nights, nights),
    count(box.breakfasts, nights),
    ...(includes ? [texts.activities[includes].line] : []),
    box.forTwo,
    count(box.choice, stays),
  ];
}

/** The cover of a box and two more pictures of what it promises. */
export function pictureBox(texts: Texts, { theme, market, position }: BoxRow) {
  const { kind } = boxPlanOf(theme);
  const pictures = [1, 2, 3].map((turn) => pictureOf(texts, kind, market, position * 31 + turn));
  return pictures.filter(({ url }, index) => pictures.findIndex((other) => other.url === url) === index);
}
