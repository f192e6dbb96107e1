import { suggestionsRequest } from '#shared/catalogue/suggestions.ts';
import { factsOf, type Language } from '#shared/locale/locales.ts';
import type { Asking } from '../http/asking.ts';
import { readQuery } from '../http/read-request.ts';
import { findSuggestions, type SuggestionRow } from '../queries/find-suggestions.ts';
import { marketOf } from '../rules/market-of.ts';
import { countries } from '../seed/geography/countries.ts';

export async function handleSuggestions({ request, db }: Asking): Promise<Response> {
  const asked = readQuery(suggestionsRequest, request.url);
  if (!asked.ok) return asked.problem;
  const { locale, term, maxResults } = asked.value;
  const { language } = factsOf(locale);
  const rows = await findSuggestions(db, { term, language, market: marketOf(locale), limit: maxResults });
  return Response.json({ items: rows.map((row) => writeSuggestion(row, language)) });
}

/** A place or hotel on the wire. */
export function writeSuggestion(
  { id, category, label, lat, lng, hotels, ...parents }: SuggestionRow,
  language: Language,
) {
  const country = countries[parents.country].names[language];
  return {
    id,
    category,
    label,
    lat,
    lng,
    context: formatContext(label, { ...parents, country }),
    ...(hotels !== null && { count: hotels }),
  };
}

/** What contains the place, narrowest first, without what only repeats the name: "Calvados, Normandie". */
function formatContext(
  label: string,
  { city, department, region, country }: Pick<SuggestionRow, 'city' | 'department' | 'region'> & { country: string },
): string | undefined {
  const parents = [city, department, region, country].filter((name) => name !== null && name !== label);
  return [...new Set(parents)].slice(0, 2).join(', ') || undefined;
}
