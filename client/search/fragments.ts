import { fragmentQuery } from '#shared/search/search-address.ts';
import { lateCut } from './late.ts';

declare global {
  interface Window {
    /** Started by the head of the results page when the hash names criteria, before any module has run. */
    earlyResults?: { readonly hash: string; readonly answer: Promise<Response> };
  }
}

/** The results of an address, and what comes later than they do: '' for nothing. It never rejects. */
export interface Fragment {
  /** When it was asked for, in milliseconds since 1970. */
  readonly askedAt: number;
  readonly html: string;
  readonly late: Promise<string>;
}

const shownLately = 8;
const shown = new Map<string, Fragment>();

/** The results of an address seen a moment ago, so that Back shows at once what was there. */
export function recallFragment(url: URL): Fragment | undefined {
  return shown.get(fragmentAddress(url));
}

/**
 * Asks for the results of an address; they are there as soon as they have arrived, however long the rest takes. A failed
 * search has its words in the answer; only a connection that fails, or an answer that is no fragment, throws. `seen` are
 * prices that the answer is to be compared with.
 */
export async function fetchFragment(url: URL, signal: AbortSignal, seen?: string): Promise<Fragment> {
  const address = fragmentAddress(url);
  const early = window.earlyResults;
  delete window.earlyResults;
  const response = await (early?.hash === url.hash
    ? early.answer
    : fetch(seen ? `${address}&seen=${seen}` : address, { signal }));
  if (!response.headers.get('content-type')?.startsWith('text/html')) throw new Error(`No results: ${response.status}`);
  const fragment = await readFragment(response);
  signal.throwIfAborted();
  if (response.ok) remember(address, fragment);
  return fragment;
}

async function readFragment({ body }: Response): Promise<Fragment> {
  const askedAt = Date.now();
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const readUntil = async (mark?: string) => {
    while (reader && !(mark && text.includes(mark))) {
      const { done, value } = await reader.read();
      if (done) return;
      text += value;
    }
  };
  await readUntil(lateCut);
  const [html = '', start = ''] = text.split(lateCut);
  text = start;
  return {
    askedAt,
    html,
    late: readUntil().then(
      () => text,
      () => '',
    ),
  };
}

function remember(address: string, fragment: Fragment): void {
  shown.delete(address);
  shown.set(address, fragment);
  for (const oldest of shown.keys()) {
    if (shown.size <= shownLately) return;
    shown.delete(oldest);
  }
}

/** The page's own address under `/fragment`. */
function fragmentAddress(url: URL): string {
  const base = document.documentElement.dataset.base ?? '';
  return `${base}/fragment${url.pathname.slice(base.length)}?${fragmentQuery(url)}`;
}
