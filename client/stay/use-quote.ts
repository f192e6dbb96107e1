import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { AskError, askWorker } from '#client/islands/ask-worker.ts';
import { useRoutes } from '#client/islands/language.tsx';
import {
  createQuoteState,
  type QuoteChoice,
  type QuotePurpose,
  type QuoteQuestion,
  type QuoteState,
  reduceQuote,
} from '#shared/price/quote.ts';
import type { DatedActivity, QuoteAnswer, RenderedQuote } from './panel-stay.ts';
import { printChoice, printQuoteQuery } from './quote-query.ts';

/**
 * The purchase panel's state machine and its effects: another choice is told, and in `quoting` the price is asked for.
 * An answer to another question than the last changes nothing. @rule QUOTE-023 QUOTE-025 STAY-045
 */
export function useQuote(id: number, choice: QuoteChoice, rendered: RenderedQuote) {
  const routes = useRoutes();
  const [activities, setActivities] = useState<readonly DatedActivity[]>(() =>
    rendered && rendered !== 'failed' ? rendered.activities : [],
  );
  const [state, dispatch] = useReducer(reduceQuote, undefined, () => openingState(choice, rendered));

  const chosen = printChoice(choice);
  const told = useRef(chosen);
  const tell = useEffectEvent(() => {
    told.current = chosen;
    // A panel that has just dropped unusable dates goes on asking for others.
    if (choice || state.kind !== 'no-dates') dispatch({ type: 'chosen', choice });
  });
  useLayoutEffect(() => {
    if (told.current !== chosen) tell();
  }, [chosen]);

  const ask = useEffectEvent(async (question: QuoteQuestion, purpose: QuotePurpose, signal: AbortSignal) => {
    try {
      const url = routes.quote(id, printQuoteQuery(question, purpose));
      const answer = await askWorker<QuoteAnswer>(url, signal);
      if (purpose === 'checkout') return dispatch({ type: 'answered', question, quote: answer.quote });
      setActivities(answer.activities);
      dispatch({ type: 'answered', question, quote: answer.quote, required: requiredOf(answer) });
    } catch (error) {
      if (signal.aborted) return;
      console.warn('Availabilities or quote error during the init checkout', error);
      const isGone = error instanceof AskError && error.status === 404;
      dispatch(isGone ? { type: 'expired' } : { type: 'quote-fetch-error', question });
    }
  });
  useEffect(() => {
    if (state.kind !== 'quoting') return;
    const controller = new AbortController();
    void ask(state.question, state.purpose, controller.signal);
    return () => controller.abort();
  }, [state]);

  return { state, dispatch, activities };
}

function openingState(choice: QuoteChoice, rendered: RenderedQuote): QuoteState {
  if (rendered !== 'failed') return createQuoteState(choice, rendered?.quote, rendered && requiredOf(rendered));
  const state = createQuoteState(choice);
  return state.kind === 'quoting' ? reduceQuote(state, { type: 'quote-fetch-error', question: state.question }) : state;
}

function requiredOf({ activities }: QuoteAnswer): number[] {
  return activities.filter(({ isExtra }) => !isExtra).map(({ activityId }) => activityId);
}
