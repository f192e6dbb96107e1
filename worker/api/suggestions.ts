import { Hono } from 'hono';
import type { SuggestionsView } from '#client/search/suggestions-view.ts';
import { minTextLength } from '#client/search/suggestions-view.ts';
import { paths } from '#shared/routes.ts';
import { parseCategory } from '#shared/search/destination-category.ts';
import { decideSuggestion, groupSuggestions, maxSuggestions } from '#shared/search/suggestions.ts';
import type { AppEnv } from '../context.ts';
import { sendFailure, sendNonsense, sendView } from './answer.ts';

const maxLength = 80;
const keepSeconds = 300;

/** What the destination field suggests for a text: places and hotels by category, or of one `category` only. @rule DEST-001 DEST-002 DEST-017 */
export const suggestions = new Hono<AppEnv>();

suggestions.get(paths.api.suggestions, async (c) => {
  const { searchParams } = new URL(c.req.url);
  const text = searchParams.get('q')?.trim();
  if (text === undefined || text.length > maxLength) return sendNonsense(c, 'q');
  if (text.length < minTextLength) return sendView(c, { groups: [] } satisfies SuggestionsView, keepSeconds);
  const found = await c.var.upstream.get('suggestions', { term: text, maxResults: maxSuggestions });
  if (!found.ok) return sendFailure(c, found);
  const asked = parseCategory(searchParams.get('category'));
  const items = found.value.items.filter((item) => !asked || item.category === asked);
  const best = decideSuggestion(items, text);
  const view: SuggestionsView = {
    groups: groupSuggestions(items, text).map(({ category, items }) => ({
      category,
      items: items.map(({ id, label, context, lat, lng }) => ({
        id,
        label,
        ...(context && { context }),
        ...(asked && lat !== undefined && lng !== undefined && { lat, lng }),
      })),
    })),
    ...(best && { best: { category: best.category, id: best.id } }),
  };
  return sendView(c, view, keepSeconds);
});
