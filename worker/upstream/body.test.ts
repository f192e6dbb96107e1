import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBody } from './body.ts';
import { createDeadline } from './deadline.ts';

async function read(chunks: readonly Uint8Array[], maxBytes = 1_000, headers: Record<string, string> = {}) {
  const deadline = createDeadline(1_000);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  try {
    return await readBody(new Response(body, { headers }), maxBytes, deadline);
  } finally {
    deadline.clear();
  }
}

const utf8 = (text: string) => new TextEncoder().encode(text);

test('UPSTREAM a text is read whole, wherever its bytes are cut into chunks', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), fc.array(fc.nat(60), { maxLength: 5 }), async (text, cuts) => {
      const bytes = utf8(`"${text}"`);
      const ends = [...cuts, bytes.length].map((cut) => Math.min(cut, bytes.length)).sort((a, b) => a - b);
      const chunks = ends.map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end));
      expect(await read(chunks)).toEqual({ text: `"${text}"` });
    }),
  );
});

test('UPSTREAM a body of exactly the cap is read, one byte more is too large', async () => {
  expect(await read([utf8('x'.repeat(10))], 10)).toEqual({ text: 'x'.repeat(10) });
  expect(await read([utf8('x'.repeat(10)), utf8('x')], 10)).toEqual({ reason: 'too-large' });
});

test('UPSTREAM a declared length over the cap is too large before a byte is read', async () => {
  expect(await read([], 10, { 'content-length': '11' })).toEqual({ reason: 'too-large' });
});

test('UPSTREAM a body over its cap is cancelled, not read to its end', async () => {
  let pulled = 0;
  let cancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled += 1;
      controller.enqueue(new Uint8Array(1_000).fill(0x20));
    },
    cancel() {
      cancelled = true;
    },
  });
  const deadline = createDeadline(1_000);
  expect(await readBody(new Response(endless), 10_000, deadline)).toEqual({ reason: 'too-large' });
  deadline.clear();
  expect(cancelled).toBe(true);
  expect(pulled).toBeLessThan(15);
});

test('UPSTREAM bytes that are not UTF-8 are garbage', async () => {
  expect(await read([Uint8Array.of(0x22, 0xff, 0x22)])).toEqual({ reason: 'garbage' });
  expect(await read([Uint8Array.of(0x22, 0xe2, 0x82)])).toEqual({ reason: 'garbage' });
});

test('UPSTREAM a byte order mark is no part of the text', async () => {
  expect(await read([Uint8Array.of(0xef, 0xbb, 0xbf, 0x31)])).toEqual({ text: '1' });
});

test('UPSTREAM a body that breaks off is down', async () => {
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.error(new TypeError('lost'));
    },
  });
  const deadline = createDeadline(1_000);
  expect(await readBody(new Response(body), 1_000, deadline)).toEqual({ reason: 'down' });
  deadline.clear();
});

test('UPSTREAM a body that stalls is a timeout', async () => {
  const stalled = new ReadableStream<Uint8Array>({ pull: () => new Promise(() => undefined) });
  expect(await readBody(new Response(stalled), 1_000, createDeadline(30))).toEqual({ reason: 'timeout' });
});
