import { lateCut, lateSlot } from '#client/search/late.ts';
import { comparePrices, parseSeenPrices } from '#shared/price/seen-prices.ts';
import type { AppContext } from '../context.ts';
import { type HeadFacts, renderHead } from '../render/head-tags.tsx';
import { renderPart } from '../render/render-part.tsx';
import { cut, type Part, streamPart } from '../render/stream-part.tsx';
import type { SearchOutcome } from './load.ts';
import { PriceUpdate } from './price-update.tsx';
import type { SearchQuestion } from './question.ts';
import { Results } from './results.tsx';

interface Answer {
  readonly question: SearchQuestion;
  readonly outcome: SearchOutcome;
  /** What the head of the page tells of them. */
  readonly head: HeadFacts;
  /** What comes later than the results and must not hold them up. */
  readonly late: Part;
}

/** Sends the results as finished HTML at once, and behind a mark what belongs into their slot as soon as it is there. */
export function sendFragment(c: AppContext, { question, outcome, head, late }: Answer): Response {
  const status = outcome.kind === 'failed' ? 503 : 200;
  const changes = renderChanges(c, outcome);
  const html = renderHead(c, head) + changes + renderPart(c, <Results question={question} outcome={outcome} />, 'f');
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(encoder.encode(html.replace(cut, `<${lateSlot}></${lateSlot}>`) + lateCut));
      for await (const part of streamPart(c, late, 'fl')) controller.enqueue(encoder.encode(part));
      controller.close();
    },
  });
  return c.body(body, status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex',
  });
}

/** What to say first when the page that asks shows other prices. @rule SERP-020 */
function renderChanges(c: AppContext, outcome: SearchOutcome): string {
  const seen = parseSeenPrices(c.req.query('seen'));
  const changes = outcome.kind === 'found' ? comparePrices(seen, outcome.answer.exactMatch) : [];
  return changes.length === 0 ? '' : renderPart(c, <PriceUpdate changes={changes} />, 'fu');
}
