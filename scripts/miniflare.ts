import { dirname } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';

export const host = '127.0.0.1';

/** Vite keeps its state in the folder "v3" of persistState, so every way to run shares one database. */
export const stateDir = process.env.STATE_DIR ?? '.state';

/** The options of one built Worker, read from the wrangler.json that the build wrote. */
export function workerOptions(name: string, bindings: Record<string, string> = {}) {
  const { workerOptions: read, main } = unstable_getMiniflareWorkerOptions(`dist/${name}/wrangler.json`);
  if (!main) throw new Error(`dist/${name} is not built`);
  // Miniflare 5 refuses modulesRules; scriptPath replaces them, because the build made one module.
  const { modulesRules: _, ...options } = read;
  return {
    ...options,
    name,
    rootPath: undefined,
    modules: true,
    scriptPath: main,
    modulesRoot: dirname(main),
    bindings: { ...(options.bindings as object), ...bindings },
  };
}

/** Starts workerd with these Workers on 127.0.0.1; without a port of its own it listens where the platform likes. */
export function startWorkers(workers: object[], state = stateDir): Miniflare {
  const options = { host, port: 0, cf: false, resourcePersistencePath: `${state}/v3`, workers };
  return new Miniflare(convertV4MiniflareOptions(options as never));
}

/** Migrates, fills and rolls the catalogue forward; `onProgress` gets a fraction from 0 to 1. */
export async function prepareCatalogue(runtime: Miniflare, onProgress: (done: number) => void): Promise<void> {
  const catalogue = await runtime.getWorker('catalogue');
  const answer = await catalogue.fetch('http://catalogue/prepare', { method: 'POST' });
  if (!answer.body) throw new Error(`The catalogue could not be prepared: ${answer.status}`);
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of answer.body) {
    const lines = (rest + decoder.decode(piece as Uint8Array, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const { done, error } = JSON.parse(line) as { done?: number; error?: string };
      if (error) throw new Error(`The catalogue could not be prepared: ${error}`);
      if (done !== undefined) onProgress(done);
    }
  }
}
