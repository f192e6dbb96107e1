import { recommendedSuggestionsRequest } from '#shared/catalogue/recommended-suggestions.ts';
import { factsOf } from '#shared/locale/locales.ts';
import type { Asking } from '../http/asking.ts';
import { createProblem } from '../http/problem.ts';
import { readQuery } from '../http/read-request.ts';
import { staysOfBox } from '../queries/box-stays.ts';
import type { Narrowing } from '../queries/criteria.ts';
import type { Database } from '../queries/database.ts';
import { findRecommended } from '../queries/find-recommended.ts';
import { findSuggestions } from '../queries/find-suggestions.ts';
import { loadBox } from '../queries/load-boxes.ts';
import { marketOf } from '../rules/market-of.ts';
import { parseBoxCode } from '../rules/parse-box-code.ts';
import { anyGift } from './beneficiary-offers.ts';
import { writeSuggestion } from './suggestions.ts';

const most = 30;

/** Places and hotels where the gift can be used, best first; without a term the places that offer most. @rule API-010 */
export async function handleRecommendedSuggestions({ request, db }: Asking): Promise<Response> {
  const asked = readQuery(recommendedSuggestionsRequest, request.url);
  if (!asked.ok) return asked.problem;
  const { locale, q, catalogSourceType, catalogSourceCode } = asked.value;
  const { language } = factsOf(locale);
  const market = marketOf(locale);
  const narrowing = await narrow(db, market, catalogSourceType, catalogSourceCode);
  if (!narrowing) return createProblem('NOT_FOUND');
  const found = q.trim() === '' ? undefined : await findSuggestions(db, { term: q, language, market, limit: most });
  const rows = await findRecommended(db, { found, market, language, narrowing, limit: most });
  return Response.json({ items: rows.map((row) => writeSuggestion(row, language)) });
}

/** What the named gift opens; undefined for a box that is not there. */
async function narrow(
  db: Database,
  market: ReturnType<typeof marketOf>,
  type: string | undefined,
  code: string | undefined,
): Promise<Narrowing | undefined> {
  if (type?.toLowerCase() !== 'box' || code === undefined) return anyGift;
  const parsed = parseBoxCode(code);
  const box = parsed && (await loadBox(db, market, parsed.code));
  return box && staysOfBox(box);
}
