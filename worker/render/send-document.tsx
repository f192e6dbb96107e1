import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppContext } from '../context.ts';
import { Document, type DocumentProps } from './document.tsx';
import { renderPart } from './render-part.tsx';
import { cut, type Part, streamPart } from './stream-part.tsx';

interface Page extends Omit<DocumentProps, 'nonce' | 'children'> {
  readonly status?: ContentfulStatusCode;
  /** In reading order. A promise must not reject: a block that fails resolves to its written message. */
  readonly parts: readonly Part[];
}

/**
 * Streams a document in reading order: everything before the first part at once, then each part as soon as it and
 * those before it are ready. Nothing is revealed by script, so the page reads the same with JavaScript off.
 */
export function sendDocument(c: AppContext, { parts, status = 200, ...shell }: Page): Response {
  const html = renderPart(
    c,
    <Document {...shell} nonce={c.var.nonce}>
      <x-cut />
    </Document>,
    's',
  );
  const [before = '', after = ''] = html.split(cut);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(encoder.encode(`<!doctype html>${before}`));
      for (const [index, part] of parts.entries()) {
        for await (const html of streamPart(c, part, `p${index}`)) controller.enqueue(encoder.encode(html));
      }
      controller.enqueue(encoder.encode(after));
      controller.close();
    },
  });
  return c.body(body, status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
  });
}
