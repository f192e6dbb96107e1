import { prepareCatalogue, startWorkers, workerOptions } from './miniflare.ts';
import { settings } from './settings.ts';

const isTerminal = process.stdout.isTTY;

function drawBar(done: number): void {
  const bar = '█'.repeat(Math.round(done * 30)).padEnd(30, '░');
  const line = `Filling the catalogue ${bar} ${Math.round(done * 100)} %`;
  process.stdout.write(isTerminal ? `\r${line}` : `${line}\n`);
}

/** Migrates and fills the built catalogue, with a progress bar; does next to nothing when it is filled already. */
export async function fillCatalogue(): Promise<void> {
  const runtime = startWorkers([workerOptions('catalogue', settings)]);
  await runtime.ready;
  let last = -1;
  await prepareCatalogue(runtime, (done) => {
    const step = Math.floor(done * (isTerminal ? 100 : 4));
    if (step !== last) drawBar(done);
    last = step;
  });
  if (last >= 0) process.stdout.write('\n');
  await runtime.dispose();
}

if (import.meta.main) await fillCatalogue();
