import { host, prepareCatalogue, startWorkers, workerOptions } from './miniflare.ts';

const port = Number(process.env.PORT ?? 8787);
/** Settings of both Workers that the environment may give; `worker/env.ts` says what they mean. */
const settings = passOn([
  'ENVIRONMENT',
  'CLOCK',
  'FLAGS',
  'DEFAULT_LOCALE',
  'BASE_DOMAIN',
  'MARKET_HOSTS',
  'NEUTRAL_HOSTS',
  'PREVIEW_LOCALE',
  'CATALOGUE_SCALE',
  'UPSTREAM_API_URL',
  'UPSTREAM_GATEWAY_URL',
  'UPSTREAM_CMS_URL',
  'CHECKOUT_URL',
]);

function passOn(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

function drawBar(done: number): void {
  const bar = '█'.repeat(Math.round(done * 30)).padEnd(30, '░');
  process.stdout.write(
    `${process.stdout.isTTY ? '\r' : ''}Filling the catalogue ${bar} ${Math.round(done * 100)} %${process.stdout.isTTY ? '' : '\n'}`,
  );
}

/** Migrates and fills the catalogue before anything listens on the public port. */
async function prepare(): Promise<void> {
  const runtime = startWorkers([workerOptions('catalogue', settings)]);
  await runtime.ready;
  let last = -1;
  await prepareCatalogue(runtime, (done) => {
    const step = Math.floor(done * (process.stdout.isTTY ? 100 : 4));
    if (step !== last) drawBar(done);
    last = step;
  });
  if (last >= 0) process.stdout.write('\n');
  await runtime.dispose();
}

await prepare();

// A direct socket reaches the Worker without Miniflare's entry, which lets a client rewrite the URL with a header
// and compresses a stream without flushing it, so that the page would arrive at its end only.
const storefront = { ...workerOptions('storefront', settings), unsafeDirectSockets: [{ host, port }] };
const server = startWorkers([storefront, workerOptions('catalogue', settings)]);
await server.ready;

const markets = [
  ['France', 'fr', ''],
  ['España', 'es', ''],
  ['Belgique', 'be', '/fr'],
  ['België', 'be', '/nl'],
  ['Nederland', 'nl', ''],
  ['Italia', 'it', ''],
  ['Preview', 'en', ''],
] as const;
console.log('\nEscale is open:');
for (const [name, label, path] of markets) console.log(`  ${name.padEnd(10)} http://${label}.localhost:${port}${path}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.dispose().then(() => process.exit(0)));
}
