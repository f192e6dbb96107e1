import type { ReactNode } from 'react';
import type { AppContext } from '../context.ts';
import { renderPart } from './render-part.tsx';

/** Markup around another part, which goes where its one `<x-cut>` stands: it is sent before that part is ready. */
export interface Frame {
  readonly frame: ReactNode;
  readonly inside: Part;
}

/** A stretch of the page's main element: ready markup, or a block that streams when its data is there. */
export type Part = ReactNode | Frame | Promise<ReactNode | Frame>;

/** The place of a part in a rendered frame. */
export const cut = '<x-cut></x-cut>';

/** The HTML of a part in reading order, as soon as each stretch is ready; one that fails is left out and logged. */
export async function* streamPart(c: AppContext, part: Part, prefix: string): AsyncGenerator<string> {
  try {
    const ready = await part;
    if (!isFrame(ready)) {
      yield renderPart(c, ready, prefix);
      return;
    }
    const [before = '', after = ''] = renderPart(c, ready.frame, prefix).split(cut);
    yield before;
    yield* streamPart(c, ready.inside, `${prefix}i`);
    yield after;
  } catch (error) {
    console.error(JSON.stringify({ level: 'error', requestId: c.var.requestId, part: prefix, message: String(error) }));
  }
}

function isFrame(part: ReactNode | Frame): part is Frame {
  return typeof part === 'object' && part !== null && 'frame' in part;
}
