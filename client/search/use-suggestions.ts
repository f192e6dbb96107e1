import { useEffect, useState } from 'react';
import { useRoutes } from '#client/islands/language.tsx';
import { minTextLength, noSuggestions, type SuggestionsView } from './suggestions-view.ts';

/** `idle` means that the text is too short to ask; `loading` keeps the list of the text before. */
export interface Suggestions {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** Absent until the first answer. */
  readonly view?: SuggestionsView | undefined;
}

interface Answer {
  readonly text: string;
  readonly status: 'ready' | 'failed';
  readonly view: SuggestionsView;
}

const pauseMs = 150;

/**
 * The suggestions for a text, of all kinds or of towns only: asked for once the typing pauses, an answer to an earlier text is never used, and a
 * failure is logged and leaves the list empty.
 * @rule DEST-017 DEST-018
 */
export function useSuggestions(text: string, isCity = false): Suggestions {
  const wanted = text.trim();
  const isLongEnough = wanted.length >= minTextLength;
  const url = useRoutes().suggestions(
    new URLSearchParams({ q: wanted, ...(isCity && { category: 'city' }) }).toString(),
  );
  const [answer, setAnswer] = useState<Answer>();

  useEffect(() => {
    if (!isLongEnough) return setAnswer(undefined);
    const request = new AbortController();
    const timer = setTimeout(async () => {
      const view = await loadSuggestions(url, request.signal);
      if (request.signal.aborted) return;
      setAnswer({ text: wanted, status: view ? 'ready' : 'failed', view: view ?? noSuggestions });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [url, wanted, isLongEnough]);

  if (!isLongEnough) return { status: 'idle' };
  return { status: answer?.text === wanted ? answer.status : 'loading', view: answer?.view };
}

async function loadSuggestions(url: string, signal: AbortSignal): Promise<SuggestionsView | undefined> {
  try {
    const response = await fetch(url, { signal, headers: { accept: 'application/json' } });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const view: unknown = await response.json();
    if (!isView(view)) throw new Error('no list of suggestions');
    return view;
  } catch (error) {
    if (!signal.aborted) console.error('suggestions', error);
    return undefined;
  }
}

function isView(body: unknown): body is SuggestionsView {
  return typeof body === 'object' && body !== null && 'groups' in body && Array.isArray(body.groups);
}
