import { giftBalanceRequest, giftCode } from '#shared/catalogue/gift-balance.ts';
import { noStore } from '../http/answer-written.ts';
import type { Asking } from '../http/asking.ts';
import { createProblem } from '../http/problem.ts';
import { readQuery } from '../http/read-request.ts';
import { loadGiftCards } from '../queries/load-gift-cards.ts';

/** What is left on a gift card, for whoever knows its code. */
export async function handleGiftBalance({ request, parts, db }: Asking): Promise<Response> {
  const asked = readQuery(giftBalanceRequest, request.url);
  if (!asked.ok) return asked.problem;
  const code = giftCode.safeParse(parts.code);
  const [card] = code.success ? await loadGiftCards(db, [code.data]) : [];
  if (!card) return createProblem('NOT_FOUND');
  const { serial, balance, validUntil } = card;
  return Response.json({ serialNumber: serial, amount: balance, validUntil }, { headers: noStore });
}
