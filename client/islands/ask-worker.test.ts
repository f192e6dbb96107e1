import { afterEach, expect, test, vi } from 'vitest';
import { AskError, askWorker, patienceMs } from './ask-worker.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A Worker that answers as told, and gives up when its caller does. */
function answerWith(answer: Response | 'never'): void {
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) =>
    answer === 'never'
      ? new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
        })
      : Promise.resolve(answer),
  );
}

test('QUOTE-004 a document that is there is answered as it is', async () => {
  answerWith(Response.json({ days: [] }));
  expect(await askWorker('/api', new AbortController().signal)).toEqual({ days: [] });
});

test('QUOTE-030 a status that is no 2xx rejects with the status', async () => {
  answerWith(Response.json({ title: 'Gone' }, { status: 404 }));
  const asked = askWorker('/api', new AbortController().signal);
  await expect(asked).rejects.toBeInstanceOf(AskError);
  await expect(asked).rejects.toMatchObject({ status: 404 });
});

test('QUOTE-030 a page instead of a document rejects', async () => {
  answerWith(new Response('<!doctype html>'));
  await expect(askWorker('/api', new AbortController().signal)).rejects.toThrow();
});

test('STAY-045 a question that is dropped rejects at once', async () => {
  answerWith('never');
  const dropped = new AbortController();
  const asked = askWorker('/api', dropped.signal);
  dropped.abort(new Error('dropped'));
  await expect(asked).rejects.toThrow('dropped');
});

test('QUOTE-030 an answer that does not come within ten seconds is given up', async () => {
  answerWith('never');
  const late = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  const asked = askWorker('/api', new AbortController().signal);
  late.abort(new Error('late'));
  await expect(asked).rejects.toThrow('late');
  expect(timeout).toHaveBeenCalledWith(patienceMs);
  expect(patienceMs).toBe(10_000);
});
