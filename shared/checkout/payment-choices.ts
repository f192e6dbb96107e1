import type { IsoDate } from '../calendar/date.ts';

/** Something that was chosen, with the cents that were shown: what an insurance costs, or what a gift card pays. */
export interface Chosen {
  readonly code: string;
  readonly amount: number;
}

/** Gift cards that one order can take. */
export const mostGiftCards = 3;

/** Reads what {@link printChosen} wrote; `undefined` for any other text. */
export function parseChosen(text: string | null | undefined): Chosen | undefined {
  const [, code, amount] = /^([A-Za-z0-9-]{1,40}):(\d{1,9})$/.exec(text ?? '') ?? [];
  return code === undefined ? undefined : { code, amount: Number(amount) };
}

/** A choice as a form carries it. */
export function printChosen({ code, amount }: Chosen): string {
  return `${code}:${amount}`;
}

/** The code of a gift card however it is typed: spaces, hyphens and small letters are forgiven; `undefined` for no code. */
export function parseGiftCode(text: string | null | undefined): string | undefined {
  const bare = (text ?? '').replace(/[\s\p{Pd}]/gu, '').toUpperCase();
  return /^[A-Z0-9]{12}$/.test(bare) ? bare.replace(/(.{4})(?=.)/g, '$1-') : undefined;
}

/** Whether a gift card can pay: something is left on it, and its last day has not passed. */
export function decideGiftCard(
  card: { readonly amount: number; readonly validUntil: IsoDate },
  today: IsoDate,
): 'usable' | 'empty' | 'expired' {
  if (card.validUntil < today) return 'expired';
  return card.amount > 0 ? 'usable' : 'empty';
}

/** What the cards pay of `due` cents, in their order; one that is not needed pays 0. @rule QUOTE-007 */
export function spendCards(due: number, cards: readonly Chosen[]): Chosen[] {
  let rest = due;
  return cards.map(({ code, amount }) => {
    const used = Math.min(amount, rest);
    rest -= used;
    return { code, amount: used };
  });
}

/** What is left to pay of a stay with what was chosen, in cents; below zero when the cards would pay too much. @rule QUOTE-007 */
export function dueOf(order: {
  readonly total: number;
  readonly insurance: Chosen | undefined;
  readonly cards: readonly Chosen[];
}): number {
  const { total, insurance, cards } = order;
  return cards.reduce((rest, { amount }) => rest - amount, total + (insurance?.amount ?? 0));
}
