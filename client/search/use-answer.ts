import { useEffect, useState } from 'react';

/** What our own Worker answers; while the next answer is on its way, the last one stays. */
export interface Answer<T> {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly value: T | undefined;
  retry(): void;
}

interface Got<T> {
  readonly key: string;
  readonly status: 'ready' | 'failed';
  readonly value: T | undefined;
}

const patienceMs = 10_000;

/** Asks for the JSON document at `url`, nothing while it is `undefined`; an answer to an earlier address is never used. */
export function useAnswer<T extends object>(url: string | undefined): Answer<T> {
  const [tries, setTries] = useState(0);
  const [got, setGot] = useState<Got<T>>();
  const key = url === undefined ? undefined : `${tries} ${url}`;

  useEffect(() => {
    if (url === undefined || key === undefined) return;
    const request = new AbortController();
    ask<T>(url, request.signal).then(
      (value) => setGot({ key, status: 'ready', value }),
      (error: unknown) => {
        if (request.signal.aborted) return;
        console.error('map', error);
        setGot((last) => ({ key, status: 'failed', value: last?.value }));
      },
    );
    return () => request.abort();
  }, [url, key]);

  const status = got && got.key === key ? got.status : 'loading';
  return { status, value: got?.value, retry: () => setTries((count) => count + 1) };
}

async function ask<T>(url: string, signal: AbortSignal): Promise<T> {
  const patience = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
  const response = await fetch(url, { signal: patience, headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`status ${response.status}`);
  // The type is that of the route which this very build serves.
  return (await response.json()) as T;
}
