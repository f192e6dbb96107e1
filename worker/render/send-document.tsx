import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ReactNode } from 'react';
import type { AppContext } from '../context.ts';
import { Document, type DocumentProps } from './document.tsx';
import { renderPart } from './render-part.tsx';

/** A stretch of the page's main element: ready markup, or a block that streams when its data is there. */
export type Part = ReactNode | Promise<ReactNode>;

interface Page extends Omit<DocumentProps, 'nonce' | 'children'> {
  readonly status?: ContentfulStatusCode;
  /** In reading order. A promise must not reject: a block that fails resolves to its written message. */
  readonly parts: readonly Part[];
}

const cut = '<x-cut></x-cut>';

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
        controller.enqueue(encoder.encode(await renderSafely(c, part, `p${index}`)));
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

async function renderSafely(c: AppContext, part: Part, prefix: string): Promise<string> {
  try {
    return renderPart(c, await part, prefix);
  } catch (error) {
    console.error(JSON.stringify({ level: 'error', requestId: c.var.requestId, part: prefix, message: String(error) }));
    return '';
  }
}
