import { type Deadline, late } from './deadline.ts';

export type Body = { readonly text: string } | { readonly reason: 'too-large' | 'timeout' | 'garbage' | 'down' };

/**
 * Reads a body to its end. Decoded bytes are counted while they come, so that neither a false Content-Length nor a
 * compressed bomb holds more than `maxBytes` and one chunk. Bytes that are not UTF-8 are garbage, a body that breaks
 * off is 'down'. A body that is not read to its end is cancelled, which frees its connection.
 */
export async function readBody(response: Response, maxBytes: number, deadline: Deadline): Promise<Body> {
  if (!response.body) return { text: '' };
  const reader: ReadableStreamDefaultReader<Uint8Array> = response.body.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });
  const stop = (reason: 'too-large' | 'timeout' | 'garbage'): Body => {
    reader.cancel(reason).catch(() => undefined);
    return { reason };
  };
  if (Number(response.headers.get('content-length')) > maxBytes) return stop('too-large');
  let text = '';
  let bytes = 0;
  for (;;) {
    const chunk = await deadline.within(reader.read()).catch(() => undefined);
    if (chunk === undefined) return { reason: deadline.signal.aborted ? 'timeout' : 'down' };
    if (chunk === late) return stop('timeout');
    bytes += chunk.value?.byteLength ?? 0;
    if (bytes > maxBytes) return stop('too-large');
    try {
      text += decoder.decode(chunk.value, { stream: !chunk.done });
    } catch {
      return stop('garbage');
    }
    if (chunk.done) return { text };
  }
}
