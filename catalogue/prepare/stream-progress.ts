import type { Bindings } from '../env.ts';
import { prepare } from './prepare.ts';

/** Prepares the catalogue and tells how far it is: JSON lines `{"done":0.4}`, at the end 1, or `{"error":…}`. */
export function streamProgress(bindings: Bindings): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const line = (value: object) => encoder.encode(`${JSON.stringify(value)}\n`);
  return new ReadableStream({
    async start(controller) {
      try {
        for await (const done of prepare(bindings)) controller.enqueue(line({ done: Math.round(done * 1000) / 1000 }));
      } catch (error) {
        console.error('The catalogue could not be prepared', error);
        controller.enqueue(line({ error: error instanceof Error ? error.message : String(error) }));
      }
      controller.close();
    },
  });
}
