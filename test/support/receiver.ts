import { vi } from 'vitest';

/** One request as an operator's address got it. */
export interface Delivered {
  readonly method: string;
  readonly url: URL;
  readonly type: string | null;
  readonly idempotencyKey: string | null;
  readonly body: string;
}

/**
 * Stands at an operator's address: a CRM, a collector, an error log. `answer` decides what it says to each request,
 * 200 unless told otherwise. Requests to other addresses fail, as they would without a network.
 */
export function createReceiver(origin: string, answer: (delivered: Delivered) => Response | Promise<Response> = ok) {
  const delivered: Delivered[] = [];
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input as RequestInfo, init as RequestInit);
    const url = new URL(request.url);
    if (url.origin !== origin) throw new TypeError('Connection lost');
    const one = {
      method: request.method,
      url,
      type: request.headers.get('content-type'),
      idempotencyKey: request.headers.get('idempotency-key'),
      // workerd warns of text() on a form, although it is text.
      body: new TextDecoder().decode(await request.arrayBuffer()),
    };
    delivered.push(one);
    return answer(one);
  });
  return { delivered, [Symbol.dispose]: () => spy.mockRestore() };
}

function ok(): Response {
  return new Response('OK');
}
