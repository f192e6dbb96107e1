import { Hono } from 'hono';
import { quoteRequest } from '#shared/catalogue/quote.ts';
import { paths } from '#shared/routes.ts';
import type { AppContext, AppEnv } from '../context.ts';
import { loadQuote, loadRealtimeQuote } from '../stay/load-quote.ts';
import { sendFailure, sendNonsense, sendView } from './answer.ts';
import { readStayQuery } from './stay-query.ts';

/**
 * The price of a stay on dates for a party, never stored. `realtime=1` asks for the one of this moment, which is what
 * checkout starts with. A stay that cannot be had on those dates is an answer too. @rule API-013 API-031 QUOTE-020
 */
export const stayQuote = new Hono<AppEnv>();

stayQuote.get(paths.api.quote, async (c) => {
  const isRealtime = readRealtime(c);
  if (isRealtime === undefined) return sendNonsense(c, 'realtime');
  const asked = readStayQuery(c, quoteRequest);
  if ('wrong' in asked) return sendNonsense(c, asked.wrong);
  const given = { ...asked.query, id: asked.id };
  const found = isRealtime ? await loadRealtimeQuote(c, given) : await loadQuote(c, given);
  return found.ok ? sendView(c, found.value, 0) : sendFailure(c, found);
});

function readRealtime(c: AppContext): boolean | undefined {
  const given = new URL(c.req.url).searchParams.get('realtime');
  if (given === null || given === '0') return false;
  return given === '1' ? true : undefined;
}
